import type {Language} from '../../../contract/language.ts';
import type {OpenState} from '../opener/opener.tsx';
import type {Attached} from './attached.ts';
import type {Answers, Faults, FormConsent} from './submission-rules.ts';

/**
 * The state of a form.
 * - `editing`: no message
 * - `sending`, `retrying`: in progress; the second after a failed attempt
 * - `sent`: stored by the server; the form is empty again
 * - `failed`: not stored, a retry may help; `call`: not stored, only a call helps
 * - `refused`: this page may not send, whatever is typed
 */
export type Phase = 'editing' | 'sending' | 'retrying' | 'sent' | 'failed' | 'call' | 'refused';

/** A checked consent: the time, and the language of its text on screen at that time. */
export type Agreement = {
  readonly agreedAt: string;
  readonly lang: Language;
};

/** A form's state. It is a property of the element, so typed text survives changes of language, moves and failures. */
export type SubmissionState<Field extends string> = OpenState & {
  readonly answers: Answers<Field>;
  readonly agreed: Readonly<Partial<Record<FormConsent, Agreement | undefined>>>;
  readonly faults: Faults;
  readonly phase: Phase;
  /** With `failed`: the wait before a retry that the server requires, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** The calculation that is sent with the request. */
  readonly attached?: Attached | undefined;
};

/** Returns whether calls or texts are agreed to, which requires a number. */
export const needsNumber = ({agreed}: Pick<SubmissionState<never>, 'agreed'>): boolean =>
  !!(agreed.contact ?? agreed.texts);

/** Returns an empty form, except for values that the page filled in: attributes with the names of fields. */
export const emptySubmission = <Field extends string>(
  fields: readonly Field[],
  filled: Readonly<Partial<Record<Field, string | undefined>>>,
): SubmissionState<Field> => {
  const answers = {} as Record<Field, string>;
  for (const field of fields) answers[field] = filled[field] ?? '';
  return {answers, agreed: {}, faults: {}, phase: 'editing'};
};
