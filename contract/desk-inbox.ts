import type {ContactMark, Permission} from './desk-person.ts';

/** The states of a record on the desk, in the order of the work. */
export const INBOX_STATES = ['new', 'contacted', 'quoted', 'won', 'lost', 'not-a-lead'] as const;
/** The state of a record. */
export type InboxState = (typeof INBOX_STATES)[number];

/** Returns whether a record in a state was answered, even if the time of the answer is unknown. */
export const isAnsweredState = (state: string | null): boolean =>
  state === 'contacted' || state === 'quoted' || state === 'won';

/** The kinds of records in the list. */
export const INBOX_KINDS = ['lead', 'contact', 'questionnaire', 'chat'] as const;
/** The kind of a record. */
export type InboxKind = (typeof INBOX_KINDS)[number];

/** The maximum number of records in one change. */
export const MOST_IN_BULK = 200;

/** The member who has a conversation. */
export type ConversationHolder = {readonly id: string; readonly name: string};

/** One record of the list. */
export type InboxRow = {
  readonly id: string;
  readonly kind: InboxKind;
  /** Empty if the visitor left none. */
  readonly name: string;
  /** The last text of the visitor or the agent, shortened; empty if the kind says enough, or if the text is hidden. */
  readonly line: string;
  /** The insurance of a quote request; empty for other kinds. */
  readonly insurance: string;
  /** The time at which the visitor last sent something. */
  readonly at: string;
  readonly receivedAt: string;
  readonly state: InboxState;
  readonly version: number;
  readonly isUnread: boolean;
  /** Empty for an unflagged record. */
  readonly flag: '' | 'flagged' | 'spam';
  /** The reasons for the flag. */
  readonly heldFor: readonly string[];
  readonly lang: string;
  readonly partner: string;
  readonly page: string;
  /** Whether the visitor of the conversation waits for the agent. */
  readonly isWaiting: boolean;
  readonly holder: ConversationHolder | null;
  /** The permission to contact the person; null when a part of the person cannot be decrypted. */
  readonly may: ContactMark | null;
  /** Whether the record has texts that this member does not see. */
  readonly isTextHidden: boolean;
};

/** A page of the list, newest first. */
export type InboxPage = {
  readonly rows: readonly InboxRow[];
  /** The address of the next page, for `after`; null on the last page. */
  readonly next: string | null;
  /** The numbers of unread records for this member and of flagged records: both at most `MOST_COUNTED`. */
  readonly unread: number;
  readonly flagged: number;
};

/** The maximum number of records in an answer. */
export const MOST_ROWS = 100;

/** Counting stops here. */
export const MOST_COUNTED = 1_000;

/** A record with its sender's text, for the preview. */
export type InboxRecord = InboxRow & {
  readonly email: string;
  readonly phone: string;
  /** The whole message of a contact message; empty for other kinds. */
  readonly subject: string;
  readonly message: string;
  /** The kinds of consents in force. */
  readonly consents: readonly string[];
  /** As on the person's screen; null when a part of the person cannot be decrypted. */
  readonly permission: Permission | null;
};

/** The outcome of an act on one of several records. */
export type BulkResult = {
  readonly id: string;
  readonly outcome: 'done' | 'changed-meanwhile' | 'not-found' | 'not-flagged';
  /** The current version of the record; 0 if it does not exist. */
  readonly version: number;
};

/** An event of a conversation on the desk. A handover has no text. */
export type DeskMessage = {
  readonly seq: number;
  readonly at: string;
  readonly from: 'visitor' | 'bot' | 'agent' | 'handover';
  readonly text: string;
};

/** A conversation on the desk. `messages` begins after the requested number. */
export type DeskConversation = {
  readonly id: string;
  readonly lang: string;
  readonly name: string;
  /** Whether answers also go by mail. */
  readonly hasMail: boolean;
  readonly messages: readonly DeskMessage[];
  /** The number of the last event. */
  readonly last: number;
  readonly isWaiting: boolean;
  readonly holder: ConversationHolder | null;
  /** Whether the visitor has the page open, in this process of the server. */
  readonly isVisitorHere: boolean;
  /** Whether assistants may read the texts. */
  readonly isShared: boolean;
  /** Whether this member does not see the texts; there are no messages then. */
  readonly isTextHidden: boolean;
};

/** The partners and pages that the records name, for the filters. */
export type InboxChoices = {readonly partners: readonly string[]; readonly pages: readonly string[]};
