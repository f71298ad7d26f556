import {bandEnds} from '../../../../contract/ai-workflow-rule.ts';
import {INCOME_BANDS} from '../../../../contract/ai-workflow.ts';
import type {Answers} from '../../questionnaire.model.ts';
import type {QuestionnaireElement} from '../../questionnaire.element.ts';

/** The answers that a yearly income gives: the amount, and the band that holds the amount. */
export const incomeAnswers = (dollars: number): Answers => ({
  'leadData.exactIncome': String(dollars),
  'leadData.income': INCOME_BANDS.find((band) => dollars <= bandEnds(band)[1]) ?? 'over-150k',
});

/**
 * Takes over an answer that was given inside the result. The result on screen changes at once; the reasons are asked for again, in
 * silence. The focus goes to what there is to do now.
 */
export const answerInPlace = async (element: QuestionnaireElement, given: Answers): Promise<void> => {
  const [path] = Object.keys(given);
  element.change({answers: {...element.state.answers, ...given}}, path);
  await element.updated;
  element.shadowRoot?.getElementById('what-to-do')?.focus();
  await element.late?.requests.askAgain();
};
