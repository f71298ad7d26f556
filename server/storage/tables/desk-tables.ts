import type {InboxState} from '../../../contract/desk-inbox.ts';
import type {MemberRole, SignInMethod} from '../../../contract/desk.ts';
import type {Language} from '../../../contract/language.ts';
import type {SubmissionKind} from './submission-tables.ts';

/**
 * A record of the desk's list: one row for each quote request, message, saved questionnaire, and conversation with
 * a hand-over. The columns that the list filters by are repeated here, so that one index answers every filter.
 */
export type InboxItemTable = {
  submission_id: string;
  kind: SubmissionKind;
  lang: string;
  partner: string;
  page: string;
  /**
   * `flagged`: a rule suspects spam. `spam`: a person has marked the record as spam. `gone`: the record was erased
   * or replaced by newer answers.
   */
  flag: '' | 'flagged' | 'spam' | 'gone';
  state: InboxState;
  /** From 1; each change of the state adds 1. */
  version: number;
  /** The time at which the visitor last sent something. */
  activity_at: string;
  /** The time of the last change of the record, for event streams. */
  changed_at: string;
  /** The key and the version of the rules of `terms`; empty for a record that is not searchable yet. */
  indexed_with: string;
  /** The record's rows in `search_term`, space-separated, because that table is indexed by term only. */
  terms: string;
  /**
   * The time at which a person of the agency first answered: by chat, by mail, by a noted call, or by setting the
   * state. Null while nobody has. Setting the state back to new removes an answer that only the state recorded.
   */
  answered_at: string | null;
  /** 1 if assistants may read the texts of the record. */
  is_shared: number;
};

/**
 * A keyed hash of a search term of a record: a word of a name, an address, a number, or a number's last four
 * digits. `activity_at` repeats the record's value, so that the newest results come first.
 */
export type SearchTermTable = {term: string; activity_at: string; submission_id: string};

/** A member of the desk who has opened the list: later records are unread for this member. */
export type InboxMemberTable = {member_id: string; since: string};

/** A record that a member has not read. `activity_at` repeats the record's value. */
export type InboxUnreadTable = {member_id: string; submission_id: string; activity_at: string};

/** A member of the desk. */
export type MemberTable = {
  id: string;
  /** In lower case. */
  mail: string;
  name: string;
  role: MemberRole;
  language: Language;
  /** 1 if the member gets the digest by mail. */
  has_digest: number;
  invited_at: string;
  /** The time at which the member's access was revoked; null for never. */
  revoked_at: string | null;
};

/** A passkey of a member: the public key, which cannot sign in. */
export type MemberPasskeyTable = {
  /** The id of the credential, base64url. */
  id: string;
  member_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** The counter of the authenticator; for many authenticators always 0. */
  counter: number;
  /** Space-separated. */
  transports: string;
  /** The browser and system that made the passkey. */
  device: string;
  created_at: string;
  used_at: string | null;
};

/** A recovery code that has not been used. Codes are 80 random bits, which need no salt. */
export type MemberRecoveryTable = {code_sha256: string; member_id: string};

/** A one-time link that has not been used. */
export type MemberLinkTable = {token_sha256: string; member_id: string; expires_at: string};

/** A challenge without an answer yet; `member_id` is empty for a sign-in, when the member is unknown. */
export type MemberChallengeTable = {challenge: string; member_id: string; expires_at: string};

/** A session of the desk. */
export type MemberSessionTable = {
  /** The name of the session in lists and in the audit log; it does not authenticate. */
  id: string;
  /** The SHA-256 of the cookie: 256 random bits, which need no salt. */
  secret_sha256: string;
  member_id: string;
  method: SignInMethod;
  /** Browser and system. */
  device: string;
  created_at: string;
  /** Written at most once a minute. */
  seen_at: string;
};

/**
 * The desk's data about a person as a whole. `SEALED_FIELDS` lists the encrypted columns. The row belongs to one
 * submission of the person, and moves to another submission of that person when the first submission expires.
 */
export type PersonCardTable = {
  id: string;
  submission_id: string;
  /** From 1; grows with each change. */
  version: number;
  /** JSON: the desk's corrections of name, email, phone and language. */
  corrections: string;
  /** 1 if the person wants no contact at all. */
  is_stopped: number;
  /** The time at which a scope of appointment was recorded; null for never. */
  scope_recorded_at: string | null;
  /** The time at which the person ended the reminders; null for never. */
  reminders_ended_at: string | null;
  changed_at: string;
  changed_by: string;
};

/** A note about a person, or an earlier text of a note. `SEALED_FIELDS` lists the encrypted columns. */
export type PersonNoteTable = {
  id: string;
  submission_id: string;
  /** The time at which the note was first written; for an earlier text, the time at which that text was written. */
  at: string;
  /** The mail address of the author. */
  member: string;
  text: string;
  /** 1 for a call that the member made. */
  is_call: number;
  /** From 1; grows with each change. */
  version: number;
  /** For an earlier text, the id of the note; empty for the note itself. */
  note_of: string;
  /** The time of the text's last change; null for never. */
  edited_at: string | null;
};

/** A follow-up day. `SEALED_FIELDS` lists the encrypted columns. */
export type FollowUpTable = {
  id: string;
  submission_id: string;
  /** `review`: a day that follows from a questionnaire's answer; `agent`: a day that a member has set. */
  kind: 'agent' | 'review';
  /** A day in Chicago. */
  due_on: string;
  subject: string;
  state: 'open' | 'done' | 'cancelled';
  /** From 1; grows with each change. */
  version: number;
  /** 1 if the person may also get a reminder, provided that a consent is in force on that day. */
  for_visitor: number;
  /** The day of the last reminders, after `agent ` while the visitor's waits for a clock without doubt; empty for none yet. */
  reminded_for: string;
  created_at: string;
  /** The mail address of the member who wrote the subject; empty for `review`. */
  created_by: string;
  settled_at: string | null;
};

/** Two submissions that a member has merged into one person, until the merge is undone. */
export type PersonMergeTable = {
  id: string;
  submission_id: string;
  other_id: string;
  at: string;
  member: string;
  undone_at: string | null;
};

/** A mail that a member wrote to a person. `SEALED_FIELDS` lists the encrypted columns. */
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

/** A day in Chicago for which a process has made the digest, so that no second process makes another. */
export type DigestTable = {day: string; created_at: string};
