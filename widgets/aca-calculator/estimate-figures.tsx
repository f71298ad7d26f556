import {acaSums} from '../../insurance/aca/aca-sums.ts';
import type {Language} from '../../contract/language.ts';
import {type Numbers, numbersIn} from '../ui/number-field/numbers.ts';
import type {Translate} from '../element/translate.ts';
import type {MainFigure} from '../ui/calculator/columns.tsx';
import {Figure, Headline} from '../ui/sum/figure.tsx';
import {written} from '../ui/sum/written-sum.tsx';
import type {AcaOutcome} from './aca-calculator.model.ts';
import type {AcaResultProps} from './aca-result.tsx';

/** Limits depend on single dollars and hundredths of a percent, so figures here show them. */
const exactNumbers = (lang: Language): Numbers => {
  const numbers = numbersIn(lang);
  return {...numbers, percent: numbers.exactPercent};
};

const ContributionText = ({outcome: {result}, t, lang}: AcaResultProps) => {
  const {money, exactPercent} = numbersIn(lang);
  const {applicablePercentage, expectedContribution, csr} = result;
  return (
    <>
      <p>
        {t('contributionText', {
          share: exactPercent(applicablePercentage ?? 0),
          year: money(expectedContribution?.year ?? 0),
        })}
      </p>
      <p>{t('noPrice')}</p>
      <p className="csr">{csr === null ? t('csr.none') : t('csr.some', {percent: exactPercent(csr)})}</p>
    </>
  );
};

/**
 * Draws the main figure of the estimate: the expected contribution or, without the credit, the income's place on the
 * scale.
 */
export const EstimateHeadline = (props: AcaResultProps) => {
  const {outcome, t, lang} = props;
  const sums = acaSums(outcome.inputs, outcome.result);
  const [poverty, percent, ...contribution] = sums;
  const month = contribution.at(-1);
  const sum = month ?? percent;
  if (!sum || !poverty) return null;
  return (
    <Headline
      sum={sum}
      steps={month ? contribution.slice(0, -1) : [poverty]}
      t={t}
      lang={lang}
      numbers={exactNumbers(lang)}
    >
      {month ? <ContributionText {...props} /> : <p>{t('noCredit')}</p>}
    </Headline>
  );
};

/**
 * The figure of the headline: the monthly contribution or, without the credit, the income's share of the poverty line.
 */
export const mainFigure = ({inputs, result}: AcaOutcome, t: Translate, lang: Language): MainFigure | null => {
  const [, percent, ...contribution] = acaSums(inputs, result);
  const sum = contribution.at(-1) ?? percent;
  return sum ? {name: t(sum.id), value: written(sum, exactNumbers(lang))} : null;
};

/** Every figure of the estimate, which opens to its calculation. */
export const AllFigures = ({outcome, t, lang}: AcaResultProps) => (
  <>
    <h4>{t('figures')}</h4>
    <p className="hint">{t('sum.open')}</p>
    {acaSums(outcome.inputs, outcome.result).map((sum) => (
      <Figure
        key={sum.id}
        sum={sum}
        note={Object.hasOwn(notes, sum.id) ? t(notes[sum.id] ?? '') : undefined}
        t={t}
        lang={lang}
        numbers={exactNumbers(lang)}
      />
    ))}
  </>
);

/** Explains the terms that a sum does not show. */
const notes: Readonly<Record<string, string>> = {
  fplPercent: 'fplNote',
  applicablePercentage: 'shareNote',
};
