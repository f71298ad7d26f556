import type {OutboxTable} from '../storage/tables/delivery-tables.ts';
import type {Act, Transact} from '../storage/store.ts';
import {markAnswered} from '../submission/inbox/inbox-item.store.ts';
import {replyOutboxId} from '../submission/outbox-id.ts';
import {insertRow} from '../storage/prepared.ts';
import {appendEvents, lockConversation, type NewEvent} from './conversation.store.ts';
import {listConversation} from './list-conversation.ts';

/**
 * The agent's answer, and the moment at which an unread answer is mailed. `member` is the member of the desk who writes; empty for the
 * command.
 */
export type Reply = {readonly event: NewEvent; readonly mailAt: string; readonly member: string};

/** The outcome of an answer. `taken`: the conversation belongs to another member, and nothing was stored. */
export type Replied =
  | {readonly outcome: 'replied'; readonly seq: number; readonly isMailed: boolean}
  | {readonly outcome: 'taken'; readonly member: string}
  | {readonly outcome: 'gone'};

/**
 * Stores an answer of the agent, once for each key. From this commit on, the search does not answer, and the conversation is assigned to
 * its first author. If the visitor has left an address, the answer also goes into the outbox, for visitors who have left the page.
 */
export const replyAct: Act<Reply, Replied> = {
  name: 'reply-to-chat',
  run: async (transaction, {event, mailAt, member}) => {
    const conversation = await lockConversation(transaction, event.submission_id);
    if (!conversation) return {outcome: 'gone'};
    const isMailed = conversation.email !== '';
    const known = await seqOfKey(transaction, event);
    if (known !== undefined) return {outcome: 'replied', seq: known, isMailed};
    const {member: holder} = conversation;
    if (member !== '' && holder !== '' && holder !== member) return {outcome: 'taken', member: holder};
    const seq = await appendEvents(transaction, conversation, [event], {
      holder: 'agent',
      answered_at: conversation.answered_at ?? event.at,
      member: member === '' ? holder : member,
    });
    await listConversation(transaction, event.submission_id, {terms: [], indexedWith: '', at: event.at});
    await markAnswered(transaction, [event.submission_id], event.at);
    if (isMailed) await insertRow(transaction, 'outbox', mailOf(event, seq, mailAt));
    return {outcome: 'replied', seq, isMailed};
  },
};

const seqOfKey = async (
  transaction: Transact,
  {submission_id: id, key}: NewEvent,
): Promise<number | undefined> => {
  if (key === '') return undefined;
  const known = await transaction
    .selectFrom('chat_event')
    .select('seq')
    .where('submission_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst();
  return known?.seq;
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
