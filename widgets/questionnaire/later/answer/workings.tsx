import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import type {TriageProgram} from '../../../../insurance/household/triage.ts';
import type {AnswerWords} from './words.ts';

/** The programs that depend on the household's income and its size on the tax return. */
const byIncome = new Set<TriageProgram>(['credit', 'medicaid', 'chip', 'coverage-gap', 'full-price']);

/** A program's calculation, on request. Nothing if an answer is open or the income does not decide. */
export const Workings = ({
  program,
  model: {household, money},
  words: {t, counted, exactDollars, percent},
}: {
  readonly program: TriageProgram;
  readonly model: AnswerModel;
  readonly words: AnswerWords;
}) => {
  if (!household || !byIncome.has(program)) return null;
  const income = exactDollars(household.income);
  return (
    <details>
      <summary>{t('answer.how')}</summary>
      <p>
        {counted('answer.how.percent', {
          income,
          size: household.size,
          count: household.size,
          line: exactDollars(household.line),
          percent: percent(household.percent),
        })}
      </p>
      {program === 'credit' && money ? (
        <p>
          {t('answer.how.share', {
            income,
            share: percent(money.sharePercent.low),
            amount: exactDollars(Math.round(money.monthly.low * 100) / 100),
          })}
        </p>
      ) : null}
    </details>
  );
};
