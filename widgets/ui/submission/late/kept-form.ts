import {UUID_PATTERN} from '../../../../contract/idempotency.ts';
import {forgetForTab, keepForTab, keptForTab} from '../../../element/tab-memory.ts';
import type {Attached} from '../attached.ts';
import type {SubmissionElement} from '../submission-element.ts';
import type {Answers} from '../submission-rules.ts';
import {isCalculation} from './calculation-in-address.ts';
import {type Delivery, replacing} from './delivery.ts';

type KeptAnswers = {
  readonly answers: Readonly<Record<string, unknown>>;
  /** The keys of unanswered sends, newest first: the next send replaces them. */
  readonly keys: readonly string[];
  readonly attached?: unknown;
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isAttached = (value: unknown): value is Attached => {
  const {calculation, isWanted} = (value ?? {}) as Partial<Record<keyof Attached, unknown>>;
  return isCalculation(calculation) && typeof isWanted === 'boolean';
};

const answersBefore = <Field extends string>(form: SubmissionElement<Field>): Answers<Field> =>
  form.constructor.initialState(form.attributeValues).answers;

/**
 * Stores the typed text of a form for this tab, on the agency's own pages, until the server has acknowledged it.
 * Consents are not stored, so that no box is checked beforehand.
 */
export const keepForm = <Field extends string>(
  form: SubmissionElement<Field>,
  unanswered: Delivery | null,
): void => {
  const {answers, attached} = form.state;
  const before = answersBefore(form);
  if (!unanswered && !attached && form.rules.fields.every((field) => answers[field] === before[field]))
    forgetForTab(form.localName);
  else {
    const keys = [replacing(unanswered) ?? []].flat();
    keepForTab(form.localName, {answers, keys, attached} satisfies KeptAnswers);
  }
};

/**
 * Restores this tab's text of a form, unless something else was typed meanwhile. Returns the unanswered send; its text
 * is not stored, so that the next send replaces it.
 */
export const recallForm = <Field extends string>(form: SubmissionElement<Field>): Delivery | null => {
  const {answers = {}, keys = [], attached} = (keptForTab(form.localName) ?? {}) as Partial<KeptAnswers>;
  if (!form.state.attached && isAttached(attached)) form.setState({attached});
  const before = answersBefore(form);
  for (const field of form.rules.fields) {
    const answer = answers[field];
    if (isText(answer) && form.state.answers[field] === before[field] && answer !== before[field])
      form.answer(field, answer);
  }
  const [key, ...supersedes] = [keys].flat().filter((each) => isText(each) && UUID_PATTERN.test(each));
  return key === undefined
    ? null
    : {key, text: '', supersedes: supersedes.length > 0 ? supersedes : undefined};
};
