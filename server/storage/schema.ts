/**
 * The tables, as Kysely sees them. Column types are those that SQLite and PostgreSQL share: text and
 * whole numbers; moments are UTC in ISO 8601, flags are 0 or 1.
 */
import type {MemberRole} from '../../contract/desk.ts';
import type {InboxState} from '../../contract/desk-inbox.ts';
import type {Language} from '../../contract/language.ts';

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

/**
 * A conversation of the chat. `SEALED_FIELDS` says which columns are encrypted. Whoever writes an event locks this row first, so
 * `last_seq` counts the events in the order of their commits.
 */
export type ConversationTable = {
  submission_id: string;
  /** The SHA-256 of the secret that opens the conversation: 256 random bits, which need no salt. */
  secret_sha256: string;
  /** Who answers: the search, or the agent, who was notified (`waiting`) or has answered (`agent`). */
  holder: 'bot' | 'waiting' | 'agent';
  /** When the visitor asked for the agent; null for never. */
  asked_at: string | null;
  /** When the agent first answered. */
  answered_at: string | null;
  /** The member of the desk who has taken the conversation over; empty for none, and for the command. */
  member: string;
  last_seq: number;
  name: string;
  email: string;
  phone: string;
};

/** One event of a conversation. `SEALED_FIELDS` says which columns are encrypted. */
export type ChatEventTable = {
  id: string;
  submission_id: string;
  /** The place in the conversation, from 1, without gaps. */
  seq: number;
  /** Who wrote the text; `handover` has no text. */
  kind: 'visitor' | 'bot' | 'agent' | 'handover';
  at: string;
  text: string;
  /** JSON with an automatic answer: whether it is one, and the pages that it comes from; else empty. */
  sources: string;
  /** The idempotency key in lower case; empty for none. */
  key: string;
  /** A keyed hash of the text, where there is a key. */
  fingerprint: string;
};

/**
 * A record as the desk's list knows it: one row for each quote request, message and saved questionnaire, and for each conversation whose
 * visitor asked for the agent. The columns that the list filters by are repeated here, so that one index answers every filter.
 */
export type InboxItemTable = {
  submission_id: string;
  kind: SubmissionKind;
  lang: string;
  partner: string;
  page: string;
  /** `flagged` and `spam` look like spam to a rule or to a person; `gone` was erased or replaced by newer answers. */
  flag: '' | 'flagged' | 'spam' | 'gone';
  state: InboxState;
  /** From 1; grows with each change of the state. */
  version: number;
  /** When the visitor last sent something. */
  activity_at: string;
  /** When anything about the record last changed, for streams of events. */
  changed_at: string;
  /** The key and the version of the rules that `terms` were made with; empty for a record that cannot be searched yet. */
  indexed_with: string;
  /** The record's rows in `search_term`, space-separated: they are found there by their term only. */
  terms: string;
};

/**
 * A keyed hash of a word of a name, an address, a number or a number's last four digits: what a search finds a record by. `activity_at` is that of the
 * record, so that the newest of many come first.
 */
export type SearchTermTable = {term: string; activity_at: string; submission_id: string};

/** A member of the desk who has opened the list: from then on, what comes is unread. */
export type InboxMemberTable = {member_id: string; since: string};

/** A record that a member has not read. `activity_at` is that of the record. */
export type InboxUnreadTable = {member_id: string; submission_id: string; activity_at: string};

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

/** One ticked box. */
export type ConsentTable = {
  submission_id: string;
  /** Its place in the request, from 0. */
  position: number;
  kind: string;
  text_version: string;
  text_sha256: string;
  /** By the visitor's clock. */
  agreed_at: string;
  /** By ours. */
  recorded_at: string;
  withdrawn_at: string | null;
};

/**
 * One entry of the chain of evidence, in the order in which they were appended. `hash` covers everything but `sealed`, and
 * the hash before it; `commitment` is a salted hash of what is sealed. Erasing empties `sealed`: the rest still verifies.
 */
export type EvidenceTable = {
  seq: number;
  kind: EvidenceKind;
  submission_id: string;
  /** Of the consent in its submission; for other kinds 0. */
  position: number;
  recorded_at: string;
  commitment: string;
  /** Salt and content, encrypted; empty once erased. */
  sealed: string;
  hash: string;
  /** Signature: the id of a key, a point and an HMAC, as `signEntry` writes it; empty for entries from before there were any. */
  mac: string;
};

/**
 * A consent as it was given; its withdrawal; the erasure of earlier entries of the submission; a checkpoint, of no submission,
 * whose signature covers the unsigned entries before it.
 */
export type EvidenceKind = 'consent' | 'withdrawal' | 'erasure' | 'checkpoint';

/** The end of the chain: one row, which whoever appends holds until the commit. */
export type EvidenceHeadTable = {id: number; seq: number; hash: string};

/** A consent text as visitors saw it, with the agency's values filled in; `published_at` is when a server first had it. */
export type PublishedTextTable = {
  sha256: string;
  kind: string;
  version: string;
  lang: string;
  text: string;
  published_at: string;
};

/** A key that this store has been used with. */
export type DataKeyTable = {id: string; created_at: string};

/** When a purge last ran, and when somebody last confirmed that the clock was right (empty for never): one row, or none yet. */
export type PurgeRunTable = {id: number; last_run_at: string; confirmed_at: string};

/** An access to personal data: who, and by which command or at which place of the desk. */
export type AccessLogTable = {
  id: string;
  at: string;
  /** The account on the machine; for a member of the desk, the mail address at that time. */
  actor: string;
  /** The command, or `desk` with the place or the act. */
  command: string;
  /** Ids, space-separated, or `*` for all. */
  submissions: string;
  /** The member of the desk; empty for a command. */
  member_id: string;
};

/** A person who may work at the desk. */
export type MemberTable = {
  id: string;
  /** In lower case. */
  mail: string;
  name: string;
  role: MemberRole;
  language: Language;
  invited_at: string;
  /** Since then the member may not sign in; null for never. */
  revoked_at: string | null;
};

/** A passkey of a member: the public half, which opens nothing by itself. */
export type MemberPasskeyTable = {
  /** The id of the credential, base64url. */
  id: string;
  member_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** The uses that the authenticator has counted; many stay at 0. */
  counter: number;
  /** Space-separated. */
  transports: string;
  /** Browser and system that made the passkey. */
  device: string;
  created_at: string;
  used_at: string | null;
};

/** A recovery code that has not been used. Codes are 80 random bits, which need no salt. */
export type MemberRecoveryTable = {code_sha256: string; member_id: string};

/** A one-time link that has not been used. */
export type MemberLinkTable = {token_sha256: string; member_id: string; expires_at: string};

/** A challenge that no authenticator has answered yet; `member_id` is empty for a sign-in, where nobody is known yet. */
export type MemberChallengeTable = {challenge: string; member_id: string; expires_at: string};

/** A session of the desk. */
export type MemberSessionTable = {
  /** Names the session in lists and in the audit log; opens nothing. */
  id: string;
  /** The SHA-256 of the cookie: 256 random bits, which need no salt. */
  secret_sha256: string;
  member_id: string;
  method: 'passkey' | 'link' | 'recovery';
  /** Browser and system. */
  device: string;
  created_at: string;
  /** Written at most once a minute. */
  seen_at: string;
};

/**
 * The notifications about a submission: to the agent that it came (`lead.received`, `contact.received`, `questionnaire.received`), that its sender has
 * withdrawn consents (`consent.withdrawn`) or asks for the agent in the chat (`chat.handover`); to the sender what they agreed to (`consent.receipt`),
 * the copy of saved results that they asked for (`questionnaire.copy`), and what the agent has answered in the chat (`chat.reply`) or has written
 * (`person.mail`). Follow-ups that are due are sent to the agent (`followup.due`), and to the sender where a consent stands (`followup.reminder`).
 * `desk.digest` is the daily mail to the agent.
 */
export const OUTBOX_TOPICS = [
  'lead.received',
  'contact.received',
  'questionnaire.received',
  'questionnaire.copy',
  'consent.receipt',
  'consent.withdrawn',
  'chat.handover',
  'chat.reply',
  'followup.due',
  'followup.reminder',
  'person.mail',
  'desk.digest',
] as const;

/** One of them. */
export type OutboxTopic = (typeof OUTBOX_TOPICS)[number];

/** A notification that is to be sent. Holds references only, never answers. */
export type OutboxTable = {
  /** `<submission_id>:<topic>`, see `outboxId`; an answer in the chat adds the number of its event, a mail of the desk a number of its own. */
  id: string;
  submission_id: string;
  topic: OutboxTopic;
  /** `dispatched` once it has a row in `delivery` for each channel; `spam` was flagged, and is never sent. */
  state: 'pending' | 'held' | 'spam' | 'dispatched' | 'superseded' | 'erased';
  created_at: string;
  /** Not to be tried before. */
  due_at: string;
  attempts: number;
};

/** The channels of notifications. */
export const DELIVERY_CHANNELS = ['mail', 'webhook'] as const;

/** One of them. */
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** One notification by one channel. Holds references only, never answers. */
export type DeliveryTable = {
  outbox_id: string;
  channel: DeliveryChannel;
  /** `parked` has failed too often, and waits for somebody to look; `cancelled` was erased or replaced before it was sent. */
  state: 'pending' | 'delivered' | 'parked' | 'cancelled';
  created_at: string;
  /** Not to be tried before. */
  due_at: string;
  /** Attempts begun. */
  attempts: number;
  /** Whose attempt is under way: a new name for each; empty for none. */
  lease: string;
  /** Until then nobody else tries. */
  leased_until: string;
  /** The last error, without anything that a visitor wrote. */
  last_error: string;
  settled_at: string | null;
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

/** A testimonial with the proof of its permission (16 CFR 465, 28 TAC 21.107). Published ones have a date. */
export type TestimonialTable = {
  id: number;
  name: string;
  service: string;
  rating: number;
  review: string;
  /** The language the review was given in. */
  lang: Language;
  image_url: string;
  source: string;
  given_on: string;
  permission: string;
  relationship: string;
  published_at: string | null;
};

/**
 * The notes of the desk about a person as a whole. `SEALED_FIELDS` says which columns are encrypted. The row belongs to the person of its submission, and
 * moves to another submission of that person when its own has been kept long enough.
 */
export type PersonCardTable = {
  id: string;
  submission_id: string;
  /** From 1; grows with each change. */
  version: number;
  /** JSON: name, email, phone and language as the desk has corrected them. */
  corrections: string;
  /** 1 when the person wants no contact at all. */
  is_stopped: number;
  /** When a scope of appointment was recorded. */
  scope_recorded_at: string | null;
  /** When the person ended the reminders. */
  reminders_ended_at: string | null;
  changed_at: string;
  changed_by: string;
};

/** A note about a person. `SEALED_FIELDS` says which columns are encrypted. */
export type PersonNoteTable = {
  id: string;
  submission_id: string;
  at: string;
  /** The mail address of the member. */
  member: string;
  text: string;
};

/** A day on which somebody wants to come back to a person. `SEALED_FIELDS` says which columns are encrypted. */
export type FollowUpTable = {
  id: string;
  submission_id: string;
  /** `review`: the day that a questionnaire's answer named; `agent`: set on the desk. */
  kind: 'agent' | 'review';
  /** A day in Chicago. */
  due_on: string;
  subject: string;
  state: 'open' | 'done' | 'cancelled';
  /** From 1; grows with each change. */
  version: number;
  /** 1 when the person may also get a reminder, where a consent stands on that day. */
  for_visitor: number;
  /** The day that reminders were made for; empty for none yet. */
  reminded_for: string;
  created_at: string;
  /** The mail address of the member; empty for `review`. */
  created_by: string;
  settled_at: string | null;
};

/** Two submissions that a member says are of one person, until the merge is undone. */
export type PersonMergeTable = {
  id: string;
  submission_id: string;
  other_id: string;
  at: string;
  member: string;
  undone_at: string | null;
};

/** A mail that a member wrote to a person. `SEALED_FIELDS` says which columns are encrypted. */
export type PersonMailTable = {
  id: string;
  submission_id: string;
  outbox_id: string;
  at: string;
  member: string;
  template: string;
  lang: string;
  recipient: string;
  subject: string;
  text: string;
};

/** A day in Chicago whose digest is made: no second process makes another. */
export type DigestTable = {day: string; created_at: string};

/** One row that is rewritten to find out whether anything can be stored. */
export type ProbeTable = {id: number; written_at: string; filler: string};

/** Counts of requests, where processes share them: see `createRateLimiters`. */
export type RateLimitTable = {key: string; points: number; expire: string | number | null};

/** How many visits of a day reached a stage of an element on a page; nothing about who they were. */
export type VisitCountTable = {
  /** `YYYY-MM-DD` in Chicago. */
  day: string;
  element: string;
  stage: string;
  /** The part of the questionnaire or of the chat; empty for none. */
  step: string;
  /** Origin and path of the page. */
  page: string;
  partner: string;
  lang: string;
  visits: number;
};

/** All tables. */
export type Schema = {
  submission: SubmissionTable;
  lead: LeadTable;
  contact_message: ContactMessageTable;
  questionnaire: QuestionnaireTable;
  conversation: ConversationTable;
  chat_event: ChatEventTable;
  attribution: AttributionTable;
  calculation: CalculationTable;
  result_link: ResultLinkTable;
  inbox_item: InboxItemTable;
  search_term: SearchTermTable;
  inbox_member: InboxMemberTable;
  inbox_unread: InboxUnreadTable;
  consent: ConsentTable;
  evidence: EvidenceTable;
  evidence_head: EvidenceHeadTable;
  published_text: PublishedTextTable;
  data_key: DataKeyTable;
  purge_run: PurgeRunTable;
  access_log: AccessLogTable;
  outbox: OutboxTable;
  delivery: DeliveryTable;
  idempotency: IdempotencyTable;
  testimonial: TestimonialTable;
  member: MemberTable;
  member_passkey: MemberPasskeyTable;
  member_recovery: MemberRecoveryTable;
  member_link: MemberLinkTable;
  member_challenge: MemberChallengeTable;
  member_session: MemberSessionTable;
  person_card: PersonCardTable;
  person_note: PersonNoteTable;
  follow_up: FollowUpTable;
  person_merge: PersonMergeTable;
  person_mail: PersonMailTable;
  digest: DigestTable;
  visit_count: VisitCountTable;
  probe: ProbeTable;
  rate_limit: RateLimitTable;
};

/** The tables with a column for health answers, which are erased before the rest. */
export const HEALTH_TABLES = ['questionnaire', 'calculation'] as const satisfies readonly (keyof Schema)[];
