import type {InboxKind} from '../../../contract/desk-inbox.ts';

/** The four kinds of submissions. `chat` is a conversation. */
export type SubmissionKind = InboxKind;

/** The columns that quote requests, messages, saved questionnaires and conversations share; no answers. */
export type SubmissionTable = {
  id: string;
  kind: SubmissionKind;
  received_at: string;
  /** The reasons for a flag, space-separated; empty for none. */
  held_for: string;
  /** The submission whose answers replaced these. */
  superseded_by: string | null;
  lang: string;
  partner: string;
  page: string;
  widget: string;
  widget_version: string;
  elapsed_ms: number | null;
  /** The `Origin` header of the request. */
  origin: string;
  erased_at: string | null;
  /** The hash of the sender's email address by `personOf`; empty once erased. */
  person: string;
};

/** The answers of a quote request. `SEALED_FIELDS` lists the encrypted columns. */
export type LeadTable = {
  submission_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  insurance_type: string;
};

/** The answers of a contact message. `SEALED_FIELDS` lists the encrypted columns. */
export type ContactMessageTable = {
  submission_id: string;
  name: string;
  phone: string;
  email: string;
  subject: string;
  message: string;
};

/** Saved questionnaire results. `SEALED_FIELDS` lists the encrypted columns. */
export type QuestionnaireTable = {
  submission_id: string;
  /** A random id that the visitor's later requests repeat, the same for each save of one visitor. */
  client_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** JSON without health answers. */
  answers: string;
  /** JSON of the health answers, in a separate column so that they can be erased earlier; empty for none. */
  health: string;
};

/** The facts that the page around the form adds to a submission. `SEALED_FIELDS` lists the encrypted columns; no row without facts. */
export type AttributionTable = {
  submission_id: string;
  /** JSON: the campaign that brought the visitor, in the form of `context.utm`. */
  utm: string;
  /** JSON: the partner's own fields, in the form of `context.hidden`. */
  hidden: string;
};

/** The calculation with a quote request. `SEALED_FIELDS` lists the encrypted columns; no row without a calculation. */
export type CalculationTable = {
  submission_id: string;
  /** JSON: calculator, inputs and result, without health answers. */
  answers: string;
  /**
   * JSON: inputs and result with pregnancy and tobacco, in a separate column so that they can be erased earlier;
   * empty for none.
   */
  health: string;
};

/** The private link to saved results; no row after the visitor has deleted the link. `SEALED_FIELDS` lists the encrypted columns. */
export type ResultLinkTable = {
  submission_id: string;
  /** The last part of the link: 192 random bits. */
  secret: string;
  expires_at: string;
};

/** The submission of an idempotency key. */
export type IdempotencyTable = {
  kind: SubmissionKind;
  key: string;
  submission_id: string;
  /**
   * A keyed hash of the answers; empty if there is nothing to compare with, because the answers were superseded
   * before they arrived or were erased.
   */
  fingerprint: string;
  state: 'received' | 'superseded';
  created_at: string;
};
