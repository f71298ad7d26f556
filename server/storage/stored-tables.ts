import type {Schema} from './schema.ts';

// The tables with short-lived rows, which are not copied.
type Passing =
  | 'probe'
  | 'rate_limit'
  | 'member_link'
  | 'member_challenge'
  | 'member_session'
  | 'live_process'
  | 'present'
  | 'push_sent';

/** A table with the columns that identify a row. */
export type StoredTable = {readonly name: Exclude<keyof Schema, Passing>; readonly key: readonly string[]};

// A record, so that a missing table is a type error.
const KEYS: Record<StoredTable['name'], readonly string[]> = {
  submission: ['id'],
  lead: ['submission_id'],
  contact_message: ['submission_id'],
  questionnaire: ['submission_id'],
  conversation: ['submission_id'],
  chat_event: ['id'],
  chat_contact: ['contact_id'],
  attribution: ['submission_id'],
  calculation: ['submission_id'],
  result_link: ['submission_id'],
  inbox_item: ['submission_id'],
  search_term: ['term', 'activity_at', 'submission_id'],
  inbox_member: ['member_id'],
  inbox_unread: ['member_id', 'submission_id'],
  consent: ['submission_id', 'position'],
  evidence: ['seq'],
  evidence_head: ['id'],
  published_text: ['sha256'],
  data_key: ['id'],
  purge_run: ['id'],
  access_log: ['id'],
  outbox: ['id'],
  delivery: ['outbox_id', 'channel'],
  idempotency: ['kind', 'key'],
  testimonial: ['id'],
  member: ['id'],
  member_passkey: ['id'],
  member_recovery: ['code_sha256'],
  person_card: ['id'],
  person_note: ['id'],
  follow_up: ['id'],
  person_merge: ['id'],
  person_mail: ['id'],
  digest: ['day'],
  edit: ['kind', 'name', 'version'],
  push_key: ['id'],
  push_choice: ['member_id'],
  push_device: ['id'],
  visit_count: ['day', 'element', 'stage', 'step', 'page', 'partner', 'lang'],
};

/** Every table with permanent rows, ordered so that rows refer only to rows of earlier tables. */
export const STORED_TABLES: readonly StoredTable[] = Object.entries(KEYS).map(([name, key]) => ({
  // Object.entries forgets the key type; the record above is closed.
  name: name as StoredTable['name'],
  key,
}));
