import type {Lang} from '../../element/language.ts';
import type {Attached} from './attached.ts';
import type {Answers, Faults, FormConsent} from './submission-rules.ts';

/**
 * Where a form stands.
 * - `editing`: nothing to say
 * - `sending`, `retrying`: in progress; the second says that the first attempt failed
 * - `sent`: the server keeps it; the form is empty again
 * - `failed`: not kept, trying again may help; `call`: not kept, only a call helps
 * - `refused`: this page may not send, whatever is typed
 */
export type Phase = 'editing' | 'sending' | 'retrying' | 'sent' | 'failed' | 'call' | 'refused';

/** A ticked consent: when, and in which language its text was on screen then. */
export type Agreement = {
  readonly agreedAt: string;
  readonly lang: Lang;
};

/** A form's state. It lives on the element: language, moves and failures leave what is typed alone. */
export type SubmissionState<Field extends string> = {
  readonly answers: Answers<Field>;
  readonly agreed: Readonly<Partial<Record<FormConsent, Agreement | undefined>>>;
  readonly faults: Faults;
  readonly phase: Phase;
  /** The calculation that goes with the request. */
  readonly attached?: Attached | undefined;
};

/** Returns whether calls or texts are agreed to, for which a number is needed. */
export const needsNumber = ({agreed}: Pick<SubmissionState<never>, 'agreed'>): boolean =>
  !!(agreed.contact ?? agreed.texts);

/** An empty form, but for what the page filled in for the visitor: attributes with the names of fields. */
export const emptySubmission = <Field extends string>(
  fields: readonly Field[],
  filled: Readonly<Partial<Record<Field, string | undefined>>>,
): SubmissionState<Field> => {
  const answers = {} as Record<Field, string>;
  for (const field of fields) answers[field] = filled[field] ?? '';
  return {answers, agreed: {}, faults: {}, phase: 'editing'};
};
