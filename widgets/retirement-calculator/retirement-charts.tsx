import {ageAtRetirement, type RetirementResult} from '../../insurance/retirement/project-retirement.ts';
import type {RetirementInputs} from '../../insurance/retirement/retirement-inputs.ts';
import {retirementScenarios} from '../../insurance/retirement/retirement-outlook.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {type Bar, BarChart} from '../ui/chart/bar-chart.tsx';
import {DataTable} from '../ui/chart/data-table.tsx';
import {LineChart} from '../ui/chart/line-chart.tsx';
import {numbersIn} from '../ui/number-field/numbers.ts';

/** The props of the charts. */
export type RetirementChartsProps = {
  readonly result: RetirementResult;
  readonly t: Translate;
  readonly lang: Language;
};

/** Savings year by year as calculated, and with less and more return: lines, and a table with the same values. */
export const SavingsChart = ({
  inputs,
  result,
  t,
  lang,
}: RetirementChartsProps & {readonly inputs: RetirementInputs}) => {
  const {money, shortMoney, plain, percent} = numbersIn(lang);
  const cases = retirementScenarios(inputs).filter(({id}) => id.endsWith('return'));
  const [low, high] = cases.map(({assumptions}) => percent(assumptions.annualReturn));
  const {projection} = result;
  const [first, last] = [projection[0], projection.at(-1)];
  if (!first || !last) return null;
  return (
    <div>
      <h4>{t('chart.savings')}</h4>
      <LineChart
        id="savings-chart"
        title={t('chart.savings')}
        description={t('chart.savingsText', {
          from: money(first.savings),
          fromAge: plain(first.age),
          to: money(last.savings),
          toAge: plain(last.age),
        })}
        points={projection}
        cases={cases.map((one) => one.result.projection)}
        writeMoney={shortMoney}
        writeAge={plain}
      />
      <p className="hint">{t('chart.cases', {low: low ?? '', high: high ?? ''})}</p>
      <details className="as-table">
        <summary>{t('asTable')}</summary>
        <DataTable
          caption={t('chart.savings')}
          head={[
            t('age'),
            t('savings'),
            ...cases.map(({assumptions}) =>
              t('scenario.return', {percent: percent(assumptions.annualReturn)}),
            ),
          ]}
          rows={projection.map(({age, savings}, year) =>
            [plain(age), money(savings)].concat(
              cases.map((one) => money(one.result.projection[year]?.savings ?? 0)),
            ),
          )}
        />
      </details>
    </div>
  );
};

/** The income at retirement by source, as calculated and in today's dollars, beside today's income. */
export const IncomeChart = ({result, t, lang}: RetirementChartsProps) => {
  const {money, plain} = numbersIn(lang);
  const age = plain(ageAtRetirement(result));
  const {totalIncome, annualWithdrawal, socialSecurity, combinedIncome, todaysDollars} = result;
  const sources = (fromSavings: number): Bar['parts'] => [
    {id: 'savings', label: t('part.savings'), value: fromSavings, tone: 1},
    {id: 'social', label: t('socialSecurity'), value: socialSecurity, tone: 2},
  ];
  const bars: readonly Bar[] = [
    {id: 'nominal', label: t('bar.nominal', {age}), parts: sources(annualWithdrawal)},
    {id: 'today', label: t('bar.today'), parts: sources(todaysDollars.totalIncome - socialSecurity)},
    {
      id: 'now',
      label: t('bar.now'),
      parts: [{id: 'now', label: t('part.now'), value: combinedIncome, tone: 3}],
    },
  ];
  const title = t('chart.income', {age});
  return (
    <div>
      <h4>{title}</h4>
      <BarChart
        id="income-chart"
        title={title}
        description={t('chart.incomeText', {
          nominal: money(totalIncome),
          today: money(todaysDollars.totalIncome),
          now: money(combinedIncome),
        })}
        bars={bars}
        write={money}
      />
      <details className="as-table">
        <summary>{t('asTable')}</summary>
        <DataTable
          caption={title}
          head={[t('case'), t('part.savings'), t('socialSecurity'), t('total')]}
          rows={bars.map(({label, parts: [savings, social]}) => [
            label,
            social ? money(savings?.value ?? 0) : '–',
            social ? money(social.value) : '–',
            money((savings?.value ?? 0) + (social?.value ?? 0)),
          ])}
        />
      </details>
    </div>
  );
};
