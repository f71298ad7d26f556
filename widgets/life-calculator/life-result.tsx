import {humanLifeValueCases, lifeRange} from '../../insurance/life/life-range.ts';
import {lifeSums} from '../../insurance/life/life-sums.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {AsOf, type MainFigure} from '../ui/calculator/columns.tsx';
import {SendToAgent, type Sending} from '../ui/calculator/send-to-agent.tsx';
import {numbersIn} from '../ui/number-field/numbers.ts';
import {Figure, Headline} from '../ui/sum/figure.tsx';
import type {LifeOutcome} from './life-calculator.model.ts';
import {LifeMoversView} from './life-movers.tsx';
import {MethodChart} from './method-chart.tsx';
import {humanLifeValueSums, rangeSums} from './life-range-sums.ts';

/** The props of the result. */
export type LifeResultProps = {
  readonly element: Sending;
  readonly outcome: LifeOutcome;
  /** Whether the results are older than the answers. */
  readonly isBehind: boolean;
  readonly t: Translate;
  readonly lang: Language;
};

/** The figure of the headline. */
export const mainFigure = ({result}: LifeOutcome, t: Translate, lang: Language): MainFigure => ({
  name: t('recommendedCoverage'),
  value: numbersIn(lang).money(result.recommendedCoverage),
});

/** The specification's number as the headline, with its explanation, and the other methods beside it. */
export const LifeResultView = ({element, outcome, isBehind, t, lang}: LifeResultProps) => {
  const {inputs, result} = outcome;
  const {money, percent} = numbersIn(lang);
  const cases = humanLifeValueCases(inputs);
  const {methods, low, high} = lifeRange(inputs);
  const [headline, ...others] = lifeSums(inputs, result);
  const [yearlyStep, humanLifeValue] = humanLifeValueSums(inputs);
  return (
    <section className="result" part="result">
      <h3 tabIndex={-1}>{t('result')}</h3>
      <AsOf isBehind={isBehind} t={t} />
      {headline ? (
        <Headline sum={headline} t={t} lang={lang}>
          <p>{t('twice')}</p>
        </Headline>
      ) : null}
      <LifeMoversView inputs={inputs} t={t} lang={lang} />
      <SendToAgent element={element} calculation={{calculator: 'life', inputs}} t={t} lang={lang} />
      <h4>{t('beside')}</h4>
      <p className="range">
        <b>{money(low) === money(high) ? money(low) : t('range', {low: money(low), high: money(high)})}</b>
        {` ${t('rangeNote')}`}
      </p>
      <MethodChart methods={methods} existing={result.existing} t={t} lang={lang} />
      <p className="hint">{t('sum.open')}</p>
      {others.map((sum) => (
        <Figure key={sum.id} sum={sum} t={t} lang={lang} />
      ))}
      <Figure
        sum={humanLifeValue}
        steps={[yearlyStep]}
        note={`${t('hlvNote')} ${t('hlvCases', {
          more: percent(cases.low.discount),
          low: money(cases.low.value),
          less: percent(cases.high.discount),
          high: money(cases.high.value),
        })}`}
        t={t}
        lang={lang}
      />
      {rangeSums(inputs, result).map((sum) => (
        <Figure key={sum.id} sum={sum} t={t} lang={lang} />
      ))}
    </section>
  );
};
