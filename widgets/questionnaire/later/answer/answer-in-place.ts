import {bandEnds} from '../../../../contract/ai-workflow-rule.ts';
import {INCOME_BANDS} from '../../../../contract/household-choice.ts';
import {OTHER_INCOMES} from '../stated-income.ts';
import type {Answers, LifeChangeRow} from '../../questionnaire.model.ts';
import type {QuestionnaireElement} from '../../questionnaire.element.ts';

/** Returns the answers for a yearly income of the household: the amount, and the band that contains the amount. */
export const incomeAnswers = (dollars: number, before: Answers): Answers => ({
  'leadData.exactIncome': String(dollars),
  'leadData.incomePeriod': 'year',
  'leadData.incomeKind': 'exact',
  'leadData.income': INCOME_BANDS.find((band) => dollars <= bandEnds(band)[1]) ?? 'over-150k',
  // The amount is the whole household's.
  ...Object.fromEntries(OTHER_INCOMES.filter((path) => path in before).map((path) => [path, ''])),
});

/**
 * Sets an answer that was given inside the result. The result on screen changes at once; the reasons are requested
 * again, silently. The focus moves to the next thing to do.
 */
export const answerInPlace = async (
  element: QuestionnaireElement,
  given: Answers,
  changes: readonly LifeChangeRow[] = element.state.changes,
): Promise<void> => {
  const [path] = Object.keys(given);
  element.change({answers: {...element.state.answers, ...given}, changes}, path);
  await element.updated;
  element.shadowRoot?.getElementById('what-to-do')?.focus();
  await element.late?.requests.askAgain();
};
