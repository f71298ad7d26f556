import type {ConsentKind} from '../../../server/contract/consent.ts';
import type {FieldCode} from '../../../server/contract/problem.ts';

/** The answers of a form as typed, by field. */
export type Answers<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong with which field, by the field's name. */
export type Faults = Readonly<Partial<Record<string, FieldCode>>>;

/** What a form sends and what must be answered. The server is the authority; these are its rules, told in place. */
export interface SubmissionRules<Field extends string> {
  /** Its name in `lamplight-submitted`. */
  readonly kind: 'lead' | 'contact';
  /** In form order. */
  readonly fields: readonly Field[];
  readonly required: readonly Field[];
  /** What can be agreed to beside these answers, in form order; `contact` stands by the fields, the rest after them. */
  readonly consents: (answers: Answers<Field>) => readonly FormConsent[];
  /** The service the answers are about, beside which the law may put sentences of its own. */
  readonly service: (answers: Answers<Field>) => string;
  /** The anchor of this form on the agency's own site. */
  readonly anchor: string;
}

/** The consents that a form can ask for, and the text that each shows (agency/legal). */
export const consentText = {
  contact: 'contactConsent',
  medicare: 'medicareContact',
} as const satisfies Partial<Record<ConsentKind, string>>;

/** A kind of consent that a form can ask for. */
export type FormConsent = keyof typeof consentText;
