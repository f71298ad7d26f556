import type {AgencyConfig} from '../../../agency/config.schema.ts';
import {legalCatalogs} from '../../../agency/legal/catalog.ts';
import {fillPlaceholders} from '../../../agency/legal/values.ts';
import type {Language} from '../../../contract/language.ts';

const MEDICARE = /medicare|红蓝卡|联邦医疗保险/iu;

/** Says whether a mail speaks of Medicare, by its words or by what the person asked about. */
const speaksOfMedicare = (words: string, insuranceType: string | undefined): boolean =>
  insuranceType === 'medicare' || MEDICARE.test(words);

/**
 * Gives the lines that the law wants in a mail about Medicare (42 CFR 422.2267(e)(41); Texas): who is represented, where all options are, and that no
 * government stands behind it, each also in the reader's language.
 */
export const medicareLines = (
  {tpmo}: Pick<AgencyConfig, 'tpmo'>,
  language: Language,
  values: Readonly<Record<string, string>>,
): readonly string[] => {
  const catalog = legalCatalogs[language];
  const disclaimer = tpmo?.allPlans
    ? [catalog.tpmoAll, catalog.tpmoAllTranslation]
    : [catalog.tpmoNotAll, catalog.tpmoNotAllTranslation];
  return [
    ...(tpmo ? disclaimer : [catalog.medicareOptions]),
    catalog.tpmoHours,
    catalog.tpmoHoursTranslation,
    catalog.texasMedicare,
    catalog.texasMedicareTranslation,
  ]
    .filter((line) => line !== '')
    .map((line) => fillPlaceholders(line, values));
};

/** Gives the lines below a mail of the desk, whatever its text says: about Medicare the lines of the law, then who wrote, the license and the address. */
export const footOf = (
  agency: Pick<AgencyConfig, 'tpmo'>,
  {
    language,
    words,
    insuranceType,
    values,
    imprint,
  }: {
    readonly language: Language;
    readonly words: string;
    readonly insuranceType: string | undefined;
    readonly values: Readonly<Record<string, string>>;
    readonly imprint: readonly string[];
  },
): readonly string[] => [
  ...(speaksOfMedicare(words, insuranceType) ? medicareLines(agency, language, values) : []),
  ...imprint,
];
