import type {ConsentKind} from '../../../contract/consent.ts';
import type {FieldCode} from '../../../contract/problem.ts';

/** The answers of a form as typed, by field. */
export type Answers<Field extends string> = Readonly<Record<Field, string>>;

/** Faults by the field's name. */
export type Faults = Readonly<Partial<Record<string, FieldCode>>>;

/** The consents that a form can ask for. */
export type FormConsent = Extract<ConsentKind, 'contact' | 'texts' | 'medicare'>;

/** The consents that need a phone number, in form order. Every form asks for them, each by its own box. */
export const PHONE_CONSENTS = ['contact', 'texts'] as const satisfies readonly FormConsent[];

/** The fields of a form and their rules. The server is the authority; the form shows the same rules in place. */
export type SubmissionRules<Field extends string> = {
  /** Its name in `lamplight-submitted`. */
  readonly kind: 'lead' | 'contact';
  /** Where the browser sends the form without JavaScript. */
  readonly path: string;
  /** In form order. */
  readonly fields: readonly Field[];
  /** May stay empty, `phone` only as long as neither calls nor texts are agreed to. All others must be answered. */
  readonly optional: readonly Field[];
  /** The field that names a service; the law may put sentences, and its own consent, beside one. */
  readonly serviceField?: Field;
  /** The anchor of this form on the agency's own site. */
  readonly anchor: string;
};
