import type {ChatEventTable} from '../storage/tables/chat-tables.ts';
import type {Act} from '../storage/store.ts';
import {contradicts} from '../submission/fingerprint.ts';
import {appendEvents, lockConversation, type NewEvent} from './conversation.store.ts';

// A person writes a few dozen messages. This limit protects the table from programs.
const MOST_EVENTS = 500;

/** A visitor's message and the automatic answer. The answer is dropped once the visitor has asked for the agent. */
export type NewMessage = {
  readonly message: NewEvent;
  readonly answer: NewEvent;
  /** The hashes of the text under every key in use, the current key first; empty without an idempotency key. */
  readonly fingerprints: readonly string[];
};

/** The stored message: stored by this act (`added`) or earlier under the same key (`known`). */
export type AddedMessage =
  | {
      readonly outcome: 'added' | 'known';
      readonly id: string;
      readonly at: string;
      /** The stored row of the automatic answer; null when the agent answers. */
      readonly answer: Pick<ChatEventTable, 'id' | 'text' | 'sources'> | null;
    }
  | {readonly outcome: 'conflict' | 'gone' | 'full'};

/**
 * Stores a message once. The search's answer is stored with the message only before a hand-over: because of the
 * lock, this answer and the first message of the agent exclude each other.
 */
export const addMessageAct: Act<NewMessage, AddedMessage> = {
  name: 'add-chat-message',
  run: async (transaction, {message, answer, fingerprints}) => {
    const conversation = await lockConversation(transaction, message.submission_id);
    if (!conversation) return {outcome: 'gone'};
    if (message.key !== '') {
      const known = await transaction
        .selectFrom('chat_event')
        .selectAll()
        .where('submission_id', '=', message.submission_id)
        .where('key', '=', message.key)
        .executeTakeFirst();
      if (known && contradicts(known.fingerprint, fingerprints)) return {outcome: 'conflict'};
      if (known) {
        const given = await transaction
          .selectFrom('chat_event')
          .select(['id', 'text', 'sources'])
          .where('submission_id', '=', message.submission_id)
          .where('seq', '=', known.seq + 1)
          .where('kind', '=', 'bot')
          .executeTakeFirst();
        return {outcome: 'known', id: known.id, at: known.at, answer: given ?? null};
      }
    }
    if (conversation.last_seq >= MOST_EVENTS) return {outcome: 'full'};
    const isAnswered = conversation.holder === 'bot';
    await appendEvents(transaction, conversation, isAnswered ? [message, answer] : [message]);
    return {outcome: 'added', id: message.id, at: message.at, answer: isAnswered ? answer : null};
  },
};
