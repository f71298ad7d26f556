import type {AgencyConfig} from '../../../agency/config.schema.ts';
import {legalCatalogs} from '../../../agency/legal/catalog.ts';
import {fillPlaceholders} from '../../../agency/legal/values.ts';
import type {Language} from '../../../contract/language.ts';
import type {ReceiptSources} from '../../withdrawal/receipt.ts';

const MEDICARE = /medicare|红蓝卡|联邦医疗保险/iu;

/** Returns whether a mail is about Medicare, by its words or by the subject of the person's request. */
const speaksOfMedicare = (words: string, insuranceType: string | undefined): boolean =>
  insuranceType === 'medicare' || MEDICARE.test(words);

/**
 * Returns the lines that the law requires in a mail about Medicare (42 CFR 422.2267(e)(41); Texas): whom the
 * agency represents, where all options are listed, and that the agency is not the government. Each line also in
 * the reader's language.
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

/**
 * Returns the footer of every mail of the desk: for Medicare the lines that the law requires, then the sender, the
 * license and the address.
 */
export const footOf = (
  agency: Pick<AgencyConfig, 'tpmo'>,
  {
    language,
    words,
    insuranceType,
    values,
    imprintIn,
  }: {
    readonly language: Language;
    readonly words: string;
    readonly insuranceType: string | undefined;
    readonly values: Readonly<Record<string, string>>;
    readonly imprintIn: ReceiptSources['imprintIn'];
  },
): readonly string[] => [
  ...(speaksOfMedicare(words, insuranceType) ? medicareLines(agency, language, values) : []),
  ...imprintIn(language),
];
