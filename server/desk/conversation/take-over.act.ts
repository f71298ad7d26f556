import {appendEvents, lockConversation} from '../../chat/conversation.store.ts';
import {listConversation} from '../../chat/list-conversation.ts';
import type {AccessLogTable} from '../../storage/schema.ts';
import type {Act} from '../../storage/store.ts';
import {touchInboxItem} from '../../submission/inbox/inbox-item.store.ts';
import {auditAct} from '../audit/audit.ts';

/** The new member of a conversation, and the previous one; empty for an unassigned conversation. */
export type TakeOver = {
  readonly id: string;
  readonly member: string;
  readonly from: string;
  readonly at: string;
  readonly audit: AccessLogTable;
};

/** The outcome of a take-over. `taken`: the conversation belongs to another member than the caller has seen. */
export type TakenOver =
  | {readonly outcome: 'done' | 'gone'}
  | {readonly outcome: 'taken'; readonly member: string};

/** Takes a conversation over under its lock: of two concurrent members, one succeeds. From this commit on, the search does not answer. */
export const takeOverAct: Act<TakeOver, TakenOver> = {
  name: 'take-conversation-over',
  run: async (transaction, {id, member, from, at, audit}) => {
    const conversation = await lockConversation(transaction, id);
    if (!conversation) return {outcome: 'gone'};
    const {member: holder} = conversation;
    if (holder === member) return {outcome: 'done'};
    if (holder !== '' && holder !== from) return {outcome: 'taken', member: holder};
    await appendEvents(transaction, conversation, [], {holder: 'agent', member});
    await listConversation(transaction, id, {terms: [], indexedWith: '', at});
    await touchInboxItem(transaction, id, at);
    await auditAct(transaction, audit);
    return {outcome: 'done'};
  },
};
