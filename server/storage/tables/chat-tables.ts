import type {DeskMessage} from '../../../contract/desk-inbox.ts';

/**
 * A conversation of the chat. `SEALED_FIELDS` lists the encrypted columns. A writer of an event locks this row first, so that `last_seq`
 * follows the order of the commits.
 */
export type ConversationTable = {
  submission_id: string;
  /** The SHA-256 of the secret of the conversation: 256 random bits, which need no salt. */
  secret_sha256: string;
  /** The search, or the agent, who was notified (`waiting`) or has answered (`agent`). */
  holder: 'bot' | 'waiting' | 'agent';
  /** The time at which the visitor asked for the agent; null for never. */
  asked_at: string | null;
  /** The time of the agent's first answer; null for none. */
  answered_at: string | null;
  /** The member of the desk who has the conversation; empty for none, and for the command. */
  member: string;
  last_seq: number;
  name: string;
  email: string;
  phone: string;
};

/** One event of a conversation. `SEALED_FIELDS` lists the encrypted columns. */
export type ChatEventTable = {
  id: string;
  submission_id: string;
  /** The position in the conversation, from 1, without gaps. */
  seq: number;
  /** The author of the text; `handover` has no text. */
  kind: DeskMessage['from'];
  at: string;
  text: string;
  /**
   * JSON for an automatic answer: whether the text answers the question, and the source pages. Empty for other
   * events.
   */
  sources: string;
  /** The idempotency key in lower case; empty for none. */
  key: string;
  /** A keyed hash of the text, if there is a key. */
  fingerprint: string;
};

/** A contact message that the visitor left in a conversation. An erasure of the conversation includes the message. */
export type ChatContactTable = {contact_id: string; conversation_id: string};

/** A server process with open streams. A killed process stops writing: its streams count as closed once `seen_at` is old. */
export type LiveProcessTable = {id: string; seen_at: string};

/** A subject with an open stream in a process: a session of the desk, or the visitor of a conversation. */
export type PresentTable = {process_id: string; kind: 'desk' | 'visitor'; subject: string};
