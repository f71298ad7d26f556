import type {OutboxTable} from '../storage/schema.ts';
import type {Act} from '../storage/store.ts';
import {replyOutboxId} from '../submission/outbox-id.ts';
import {insertOutboxRow} from '../submission/submission.store.ts';
import {appendEvents, lockConversation, type NewEvent} from './conversation.store.ts';

/** The agent's answer, and the moment from which an unread answer goes by mail. */
export type Reply = {readonly event: NewEvent; readonly mailAt: string};

/**
 * Stores an answer of the agent. From this commit on the search is silent. Where the visitor has left an address, the answer also goes
 * into the outbox: whoever left the page gets it by mail.
 */
export const replyAct: Act<Reply, {readonly seq: number; readonly isMailed: boolean} | null> = {
  name: 'reply-to-chat',
  run: async (transaction, {event, mailAt}) => {
    const conversation = await lockConversation(transaction, event.submission_id);
    if (!conversation) return null;
    const seq = await appendEvents(transaction, conversation, [event], {
      holder: 'agent',
      answered_at: conversation.answered_at ?? event.at,
    });
    const isMailed = conversation.email !== '';
    if (isMailed) await insertOutboxRow(transaction, mailOf(event, seq, mailAt));
    return {seq, isMailed};
  },
};

const mailOf = ({submission_id, at}: NewEvent, seq: number, mailAt: string): OutboxTable => ({
  id: replyOutboxId(submission_id, seq),
  submission_id,
  topic: 'chat.reply',
  state: 'pending',
  created_at: at,
  due_at: mailAt,
  attempts: 0,
});
