import type {ChatEventTable} from '../storage/tables/chat-tables.ts';
import type {Act} from '../storage/store.ts';
import {contradicts} from '../submission/fingerprint.ts';
import {appendEvents, lockConversation, type NewEvent} from './conversation.store.ts';

// A person writes a few dozen messages. Beyond this a program writes, and the table must not fill.
const MOST_EVENTS = 500;

/** A visitor's message and the automatic answer, which is dropped once the visitor has asked for the agent. */
export type NewMessage = {
  readonly message: NewEvent;
  readonly answer: NewEvent;
  /** Of the text under every key in use, the current one first; empty without an idempotency key. */
  readonly fingerprints: readonly string[];
};

/** The stored message: by this act (`added`) or by an earlier one under the same key (`known`). */
export type AddedMessage =
  | {
      readonly outcome: 'added' | 'known';
      readonly id: string;
      readonly at: string;
      /** The stored row of the automatic answer; null where the agent answers. */
      readonly answer: Pick<ChatEventTable, 'id' | 'text' | 'sources'> | null;
    }
  | {readonly outcome: 'conflict' | 'gone' | 'full'};

/**
 * Stores a message once. The answer of the search is stored with it only while nobody has asked for the agent: the lock makes this
 * and the first human message exclude each other.
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
