/** The four things that a visitor can send. `chat` is a conversation. */
export type SubmissionKind = 'lead' | 'contact' | 'questionnaire' | 'chat';

/** The columns that every quote request, message and saved questionnaire has, without any of its answers. */
export type SubmissionTable = {
  id: string;
  kind: SubmissionKind;
  received_at: string;
  /** Why it looks like spam, space-separated; empty for an honest one. */
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
  /** By whom, as `personOf` hashes the email address; empty once erased. */
  person: string;
};

/** The answers of a quote request. `SEALED_FIELDS` says which are encrypted. */
export type LeadTable = {
  submission_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  insurance_type: string;
};

/** The answers of a contact message. `SEALED_FIELDS` says which are encrypted. */
export type ContactMessageTable = {
  submission_id: string;
  name: string;
  phone: string;
  email: string;
  subject: string;
  message: string;
};

/** Saved questionnaire results. `SEALED_FIELDS` says which are encrypted. */
export type QuestionnaireTable = {
  submission_id: string;
  /** The id that the visitor's later requests carry: random, the same for each save of one visitor. */
  client_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** JSON, without anything about health. */
  answers: string;
  /** JSON: health answers, apart so that they can be erased earlier; empty for none. */
  health: string;
};

/** The facts that the page around the form adds to a submission. `SEALED_FIELDS` says which are encrypted; no row where it says nothing. */
export type AttributionTable = {
  submission_id: string;
  /** JSON: the campaign that brought the visitor, as `context.utm` has it. */
  utm: string;
  /** JSON: the partner's own fields, as `context.hidden` has them. */
  hidden: string;
};

/** The calculation that a visitor sent with a quote request. `SEALED_FIELDS` says which columns are encrypted; no row without one. */
export type CalculationTable = {
  submission_id: string;
  /** JSON: calculator, inputs and result, without anything about health. */
  answers: string;
  /** JSON: inputs and result with pregnancy and tobacco, apart so that they can be erased earlier; empty for none. */
  health: string;
};

/** The private link to saved results; no row once the visitor has deleted the link. `SEALED_FIELDS` says which columns are encrypted. */
export type ResultLinkTable = {
  submission_id: string;
  /** The end of the link: 192 random bits. */
  secret: string;
  expires_at: string;
};

/** Which submission a key of a route belongs to. */
export type IdempotencyTable = {
  kind: SubmissionKind;
  key: string;
  submission_id: string;
  /** A keyed hash of the answers; empty when there is nothing to compare with (superseded before arrival, erased). */
  fingerprint: string;
  state: 'received' | 'superseded';
  created_at: string;
};
