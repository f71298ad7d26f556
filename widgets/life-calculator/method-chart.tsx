import type {LifeMethod} from '../../insurance/life/life-range.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {BarChart} from '../ui/chart/bar-chart.tsx';
import {DataTable} from '../ui/chart/data-table.tsx';
import {numbersIn} from '../ui/number-field/numbers.ts';

/** The props of the chart of the methods. */
export type MethodChartProps = {
  readonly methods: readonly LifeMethod[];
  /** Existing coverage and assets, in dollars. */
  readonly existing: number;
  readonly t: Translate;
  readonly lang: Language;
};

/** The need by each method, split into existing coverage and the gap: as a drawing and as a table. */
export const MethodChart = ({methods, existing, t, lang}: MethodChartProps) => {
  const {money} = numbersIn(lang);
  const rows = methods.map(({id, need}) => ({
    id,
    need,
    label: t(`method.${id}`),
    gap: Math.max(need - existing, 0),
  }));
  const needs = rows.map(({need}) => need);
  return (
    <>
      <BarChart
        id="methods"
        title={t('chart')}
        description={t('chartText', {high: money(Math.max(...needs)), low: money(Math.min(...needs))})}
        write={money}
        bars={rows.map(({id, label, need, gap}) => ({
          id,
          label,
          parts: [
            {id: 'existing', label: t('existing'), value: need - gap, tone: 3},
            {id: 'gap', label: t('gap'), value: gap, tone: 1},
          ],
        }))}
      />
      <details className="as-table">
        <summary>{t('asTable')}</summary>
        <DataTable
          caption={t('methods')}
          head={[t('method'), t('need'), t('gap')]}
          rows={rows.map(({label, need, gap}) => [label, money(need), money(gap)])}
        />
      </details>
    </>
  );
};
