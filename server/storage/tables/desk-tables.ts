import type {InboxState} from '../../../contract/desk-inbox.ts';
import type {MemberRole} from '../../../contract/desk.ts';
import type {Language} from '../../../contract/language.ts';
import type {SubmissionKind} from './submission-tables.ts';

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
  /** When a person of the agency first answered: by chat, by mail, by a call that is noted, or as a state says. Null for not yet. */
  answered_at: string | null;
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

/** A note about a person, or an earlier text of one. `SEALED_FIELDS` says which columns are encrypted. */
export type PersonNoteTable = {
  id: string;
  submission_id: string;
  /** When the note was first written; of an earlier text, when that text was written. */
  at: string;
  /** The mail address of the member who wrote the text. */
  member: string;
  text: string;
  /** 1 for a call that the member made. */
  is_call: number;
  /** From 1; grows with each change. */
  version: number;
  /** The note whose earlier text this is; empty for the note itself. */
  note_of: string;
  /** When the text was last changed; null for never. */
  edited_at: string | null;
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
