import {
  ageAtRetirement,
  ratingOf,
  retirementAssumptions,
} from '../../insurance/retirement/project-retirement.ts';
import {monthlyIncome} from '../../insurance/retirement/retirement-outlook.ts';
import {retirementSums} from '../../insurance/retirement/retirement-sums.ts';
import type {Sum} from '../../insurance/sum/sum.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import {AsOf} from '../ui/calculator/columns.tsx';
import {SendToAgent, type Sending} from '../ui/calculator/send-to-agent.tsx';
import {Figure} from '../ui/sum/figure.tsx';
import {RatioHeadline} from './ratio-headline.tsx';
import {Recommendations} from './recommendations.tsx';
import type {RetirementOutcome} from './retirement-calculator.model.ts';
import {IncomeChart, SavingsChart} from './retirement-charts.tsx';
import {monthlySums, shortfallSums} from './retirement-outlook-sums.ts';
import {RetirementMoversView} from './retirement-movers.tsx';
import {ScenarioTable} from './scenario-table.tsx';
import {sentCalculation} from './sent-calculation.ts';

/** The props of the result. */
export type RetirementResultProps = {
  readonly element: Sending;
  readonly outcome: RetirementOutcome;
  /** Whether an invalid answer came after these results. */
  readonly isBehind: boolean;
  readonly t: Translate;
  readonly lang: Language;
};

/** The page on which the Social Security Administration shows a person's own estimate. */
const OWN_RECORD = 'https://www.ssa.gov/myaccount/';

const SocialSecurityNote = ({t}: {readonly t: Translate}) => (
  <>
    {`${t('socialNote')} `}
    <a href={OWN_RECORD} target="_blank" rel="noopener">
      {`${t('socialLink')}${t('newTab')}`}
    </a>
  </>
);

/** The incomes in sentences: as in the specification, then in today's dollars. */
const Sentences = ({outcome: {result}, t, lang}: RetirementResultProps) => {
  const {money, percent, plain} = numbersIn(lang);
  const monthly = monthlyIncome(result);
  const {totalIncome, inflation} = result.todaysDollars;
  const todaysRatio = result.combinedIncome > 0 ? (totalIncome / result.combinedIncome) * 100 : null;
  const {annualReturn, withdrawalRate} = retirementAssumptions;
  const age = plain(ageAtRetirement(result));
  return (
    <>
      <p>
        {t('nominal', {
          age,
          income: money(result.totalIncome),
          monthly: money(monthly.nominal),
        })}
      </p>
      <p>
        {t('today', {
          inflation: percent(inflation),
          income: money(totalIncome),
          monthly: money(monthly.todaysDollars),
        })}
        {todaysRatio === null ? null : ` ${t('todayRatio', {ratio: percent(todaysRatio)})}`}
        {todaysRatio === null || ratingOf(todaysRatio) === result.rating
          ? null
          : ` ${t('todayRating', {rating: t(`rating.${ratingOf(todaysRatio)}`)})}`}
      </p>
      <p className="hint">
        {t('assumptions', {
          age,
          return: percent(annualReturn),
          withdrawal: percent(withdrawalRate),
        })}
      </p>
    </>
  );
};

/** The projection: ratio, drawings, recommendations, gaps, what-ifs, and every figure with its calculation. */
export const RetirementResultView = (props: RetirementResultProps) => {
  const {element, outcome, isBehind, t, lang} = props;
  const {inputs, result} = outcome;
  const sums = [...retirementSums(inputs, result), ...monthlySums(result)];
  const figure = (sum: Sum) => (
    <Figure
      key={sum.id}
      sum={sum}
      note={sum.id === 'socialSecurity' ? <SocialSecurityNote t={t} /> : undefined}
      t={t}
      lang={lang}
    />
  );
  return (
    <section className="result" part="result">
      <h3 tabIndex={-1}>{t('result')}</h3>
      <AsOf isBehind={isBehind} t={t} />
      <RatioHeadline result={result} sum={sums.find(({id}) => id === 'replacementRatio')} t={t} lang={lang}>
        <Sentences {...props} />
      </RatioHeadline>
      <div className="charts">
        <SavingsChart inputs={inputs} result={result} t={t} lang={lang} />
        <IncomeChart result={result} t={t} lang={lang} />
      </div>
      <RetirementMoversView inputs={inputs} t={t} lang={lang} />
      <Recommendations outcome={outcome} t={t} lang={lang} />
      <SendToAgent element={element} calculation={sentCalculation(inputs)} t={t} lang={lang} />
      <h4>{t('targets')}</h4>
      <p className="hint">{t('targetsText')}</p>
      {shortfallSums(result).map(figure)}
      <h4>{t('scenarios')}</h4>
      <ScenarioTable inputs={inputs} result={result} t={t} lang={lang} />
      <h4>{t('figures')}</h4>
      <p className="hint">{t('sum.open')}</p>
      {sums.filter(({id}) => id !== 'replacementRatio').map(figure)}
    </section>
  );
};
