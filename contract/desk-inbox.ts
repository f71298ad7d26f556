import type {ContactMark, Permission} from './desk-person.ts';

/** The states of a record on the desk, in the order in which work on a record goes on. */
export const INBOX_STATES = ['new', 'contacted', 'quoted', 'won', 'lost', 'not-a-lead'] as const;
/** One of them. */
export type InboxState = (typeof INBOX_STATES)[number];

/** The kinds of records in the list. */
export const INBOX_KINDS = ['lead', 'contact', 'questionnaire', 'chat'] as const;
/** One of them. */
export type InboxKind = (typeof INBOX_KINDS)[number];

/** So many records may be changed at once. */
export const MOST_IN_BULK = 200;

/** Who has taken a conversation over. */
export type ConversationHolder = {readonly id: string; readonly name: string};

/** One record of the list. */
export type InboxRow = {
  readonly id: string;
  readonly kind: InboxKind;
  /** Empty where the visitor left none. */
  readonly name: string;
  /** The last thing that the visitor or the agent wrote, shortened; empty where the kind says everything. */
  readonly line: string;
  /** The insurance of a quote request; empty for other kinds. */
  readonly insurance: string;
  /** When the visitor last sent something. */
  readonly at: string;
  readonly receivedAt: string;
  readonly state: InboxState;
  readonly version: number;
  readonly isUnread: boolean;
  /** Empty for an honest record. */
  readonly flag: '' | 'flagged' | 'spam';
  /** Why the record looks like spam. */
  readonly heldFor: readonly string[];
  readonly lang: string;
  readonly partner: string;
  readonly page: string;
  /** A conversation whose visitor waits for the agent. */
  readonly isWaiting: boolean;
  readonly holder: ConversationHolder | null;
  /** How the person may be contacted; null where something of the person does not open. */
  readonly may: ContactMark | null;
};

/** A page of the list, newest first. */
export type InboxPage = {
  readonly rows: readonly InboxRow[];
  /** The address of the next page, for `after`; null on the last page. */
  readonly next: string | null;
  /** How many are unread for this member, and how many are flagged: both at most `MOST_COUNTED`. */
  readonly unread: number;
  readonly flagged: number;
};

/** Counts end here: beyond it nobody counts. */
export const MOST_COUNTED = 1_000;

/** A record with what its sender left, for the preview. */
export type InboxRecord = InboxRow & {
  readonly email: string;
  readonly phone: string;
  /** The whole message of a contact message; empty for other kinds. */
  readonly subject: string;
  readonly message: string;
  /** The kinds of consents that stand. */
  readonly consents: readonly string[];
  /** As on the person's screen; null where something of the person does not open. */
  readonly permission: Permission | null;
};

/** How an act on one of several records ended. */
export type BulkResult = {
  readonly id: string;
  readonly outcome: 'done' | 'changed-meanwhile' | 'not-found' | 'not-flagged';
  /** The version that the record has now; 0 where there is none. */
  readonly version: number;
};

/** One event of a conversation as the desk shows it. A hand-over has no text. */
export type DeskMessage = {
  readonly seq: number;
  readonly at: string;
  readonly from: 'visitor' | 'bot' | 'agent' | 'handover';
  readonly text: string;
};

/** A conversation on the desk. `messages` begins after the number that was asked for. */
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
  /** Whether the visitor has the page open, at this process of the server. */
  readonly isVisitorHere: boolean;
};
