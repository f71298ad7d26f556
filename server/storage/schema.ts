import type {Language} from '../../contract/language.ts';
import type {
  AttributionTable,
  CalculationTable,
  ContactMessageTable,
  IdempotencyTable,
  LeadTable,
  QuestionnaireTable,
  ResultLinkTable,
  SubmissionTable,
} from './tables/submission-tables.ts';
import type {
  ChatContactTable,
  ChatEventTable,
  ConversationTable,
  LiveProcessTable,
  PresentTable,
} from './tables/chat-tables.ts';
import type {
  ConsentTable,
  EvidenceHeadTable,
  EvidenceTable,
  PublishedTextTable,
} from './tables/evidence-tables.ts';
import type {
  DigestTable,
  FollowUpTable,
  InboxItemTable,
  InboxMemberTable,
  InboxUnreadTable,
  MemberChallengeTable,
  MemberLinkTable,
  MemberPasskeyTable,
  MemberRecoveryTable,
  MemberSessionTable,
  MemberTable,
  PersonCardTable,
  PersonMailTable,
  PersonMergeTable,
  PersonNoteTable,
  SearchTermTable,
} from './tables/desk-tables.ts';
import type {EditTable} from './tables/edit-tables.ts';
import type {DeliveryTable, OutboxTable} from './tables/delivery-tables.ts';
import type {PushChoiceTable, PushDeviceTable, PushKeyTable, PushSentTable} from './tables/push-tables.ts';

/**
 * Declares the tables for Kysely. The column types are the types that SQLite and PostgreSQL share: text and whole
 * numbers. Moments are UTC in ISO 8601; flags are 0 or 1.
 */

/** A key that this store has been used with. */
export type DataKeyTable = {id: string; created_at: string};

/**
 * The time of the last purge and the time at which the clock was last confirmed (empty for never): at most one
 * row.
 */
export type PurgeRunTable = {id: number; last_run_at: string; confirmed_at: string};

/** An access to personal data: the account or member, and the command or the place in the desk. */
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

/** A testimonial with the proof of permission (16 CFR 465, 28 TAC 21.107). A published testimonial has a date. */
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

/** One row that is rewritten to test whether anything can be stored. */
export type ProbeTable = {id: number; written_at: string; filler: string};

/** The counts of requests, for processes that share the limits: see `createRateLimiters`. */
export type RateLimitTable = {key: string; points: number; expire: string | number | null};

/** The number of visits of a day that reached a stage of an element on a page; nothing about the visitors. */
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
  chat_contact: ChatContactTable;
  live_process: LiveProcessTable;
  present: PresentTable;
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
  push_key: PushKeyTable;
  push_choice: PushChoiceTable;
  push_device: PushDeviceTable;
  push_sent: PushSentTable;
  visit_count: VisitCountTable;
  edit: EditTable;
  probe: ProbeTable;
  rate_limit: RateLimitTable;
};

/** The tables with a column for health answers. Health answers are erased before the other answers. */
export const HEALTH_TABLES = ['questionnaire', 'calculation'] as const satisfies readonly (keyof Schema)[];
