import type {OutboxTable} from '../storage/schema.ts';
import type {Act} from '../storage/store.ts';
import {insertOutboxRow} from '../submission/submission.store.ts';
import {appendEvents, lockConversation, type NewEvent} from './conversation.store.ts';

/** The event of a hand-over and the notification of the agent. */
export type HandOver = {readonly event: NewEvent; readonly outbox: OutboxTable};

/** Hands a conversation over to the agent: notification and event in one transaction, once however often the visitor asks. */
export const handOverAct: Act<HandOver, 'asked' | 'known' | 'gone'> = {
  name: 'hand-over-chat',
  run: async (transaction, {event, outbox}) => {
    const conversation = await lockConversation(transaction, event.submission_id);
    if (!conversation) return 'gone';
    if (conversation.holder !== 'bot') return 'known';
    await appendEvents(transaction, conversation, [event], {holder: 'waiting', asked_at: event.at});
    await insertOutboxRow(transaction, outbox);
    return 'asked';
  },
};
