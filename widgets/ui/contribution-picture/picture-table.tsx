import type {AcaInputs} from '../../../insurance/aca/aca-inputs.ts';
import {
  type BenchmarkOf,
  type ContributionCurve,
  contributionAt,
} from '../../../insurance/aca/contribution-curve.ts';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {DataTable} from '../chart/data-table.tsx';
import {numbersIn} from '../number-field/numbers.ts';

/** The props of the table. */
export type PictureTableProps = {
  readonly household: AcaInputs;
  readonly priceOf: BenchmarkOf;
  readonly curve: ContributionCurve;
  readonly t: Translate;
  readonly lang: Language;
};

type Row = {readonly name: string; readonly income: number};

/**
 * Returns the incomes of the table's rows: where help begins and ends, a dollar past the cliff, and the household's
 * own.
 */
const rowsOf = ({curve, household, t, lang}: PictureTableProps): readonly Row[] => {
  const {exactPercent} = numbersIn(lang);
  const zones = curve.zones.filter(({id}) => id !== 'below' && id !== 'above');
  const [first] = zones;
  const {cliff} = curve;
  return [
    ...(first && first.from > 0 ? [{name: t('picture.row.starts'), income: Math.ceil(first.from)}] : []),
    ...zones
      .filter(({id}) => id !== 'credit')
      .map(({id, to}) => ({
        name:
          id === 'tribe'
            ? t('picture.row.tribe')
            : t('picture.row.csr', {share: exactPercent(Number(id.slice(4)))}),
        income: Math.floor(to),
      })),
    ...(cliff === null
      ? []
      : [
          {name: t('picture.row.ends'), income: Math.floor(cliff)},
          {name: t('picture.row.over'), income: Math.floor(cliff) + 1},
        ]),
    {name: t('picture.row.you'), income: household.income},
  ].toSorted((a, b) => a.income - b.income);
};

/** The picture as a table, for reading, screen readers, copying and paper. */
export const PictureTable = (props: PictureTableProps) => {
  const {household, priceOf, t, lang} = props;
  const {money, exactPercent} = numbersIn(lang);
  return (
    <details className="as-table">
      <summary>{t('asTable')}</summary>
      <DataTable
        caption={t('picture.title')}
        head={[t('picture.case'), t('picture.income'), t('picture.percent'), t('picture.monthly')]}
        rows={rowsOf(props).map(({name, income}) => {
          const {fplPercent, monthly} = contributionAt(household, income, priceOf);
          return [
            name,
            money(income),
            exactPercent(fplPercent),
            monthly === null ? t('picture.none') : money(monthly),
          ];
        })}
      />
    </details>
  );
};
