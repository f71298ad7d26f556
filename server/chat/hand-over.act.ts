import type {OutboxTable} from '../storage/tables/delivery-tables.ts';
import type {Act} from '../storage/store.ts';
import {insertRow} from '../storage/prepared.ts';
import type {IndexedTerms} from '../submission/inbox/search-terms.ts';
import {appendEvents, lockConversation, type NewEvent} from './conversation.store.ts';
import {listConversation} from './list-conversation.ts';

/** The event of a hand-over, the notification of the agent, and the terms by which the desk's search finds the visitor. */
export type HandOver = {
  readonly event: NewEvent;
  readonly outbox: OutboxTable;
  readonly search: IndexedTerms;
};

/** Hands a conversation over to the agent: notification and event in one transaction, once even if the visitor asks again. */
export const handOverAct: Act<HandOver, 'asked' | 'known' | 'gone'> = {
  name: 'hand-over-chat',
  run: async (transaction, {event, outbox, search}) => {
    const conversation = await lockConversation(transaction, event.submission_id);
    if (!conversation) return 'gone';
    if (conversation.holder !== 'bot') return 'known';
    await appendEvents(transaction, conversation, [event], {holder: 'waiting', asked_at: event.at});
    await listConversation(transaction, event.submission_id, {...search, at: event.at});
    await insertRow(transaction, 'outbox', outbox);
    return 'asked';
  },
};
