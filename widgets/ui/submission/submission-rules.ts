import type {ConsentKind} from '../../../contract/consent.ts';
import type {FieldCode} from '../../../contract/problem.ts';

/** The answers of a form as typed, by field. */
export type Answers<Field extends string> = Readonly<Record<Field, string>>;

/** Faults by the field's name. */
export type Faults = Readonly<Partial<Record<string, FieldCode>>>;

/** The consents of forms. */
export type FormConsent = Extract<ConsentKind, 'contact' | 'texts' | 'medicare'>;

/** The consents that need a phone number, in form order. Every form has them, each with its own box. */
export const PHONE_CONSENTS = ['contact', 'texts'] as const satisfies readonly FormConsent[];

/** The fields of a form and their rules. The server is the authority; the form shows the same rules in place. */
export type SubmissionRules<Field extends string> = {
  /** Its name in `lamplight-submitted`. */
  readonly kind: 'lead' | 'contact';
  /** The address to which the browser sends the form without JavaScript. */
  readonly path: string;
  /** In form order. */
  readonly fields: readonly Field[];
  /** Optional fields; `phone` is optional only while neither calls nor texts are agreed to. All others are required. */
  readonly optional: readonly Field[];
  /** The field that names a service; the law may require sentences, and a consent, for a service. */
  readonly serviceField?: Field;
  /** The anchor of this form on the agency's own site. */
  readonly anchor: string;
};
