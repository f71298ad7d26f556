import {notifyProcesses} from '../storage/notify.ts';
import type {ChatEventTable, ConversationTable} from '../storage/tables/chat-tables.ts';
import type {Transact} from '../storage/store.ts';
import {raiseInboxItem, touchInboxItem} from '../submission/inbox/inbox-item.store.ts';

/** An event that has no number in the conversation yet. */
export type NewEvent = Omit<ChatEventTable, 'seq'>;

/**
 * Locks a conversation until the commit, and reads the conversation; undefined if it does not exist. Because of
 * the lock, events are committed in the order of their numbers: a reader who has seen event 5 never meets a later
 * event 4.
 */
export const lockConversation = async (
  transaction: Transact,
  id: string,
): Promise<ConversationTable | undefined> => {
  await transaction
    .updateTable('conversation')
    .set((eb) => ({last_seq: eb.ref('last_seq')}))
    .where('submission_id', '=', id)
    .execute();
  return await transaction
    .selectFrom('conversation')
    .selectAll()
    .where('submission_id', '=', id)
    .executeTakeFirst();
};

/**
 * Appends events to a locked conversation and changes its columns. Other processes are notified at the commit. Returns the number of the
 * last event.
 */
export const appendEvents = async (
  transaction: Transact,
  {submission_id: id, last_seq: last}: ConversationTable,
  events: readonly NewEvent[],
  change: Partial<ConversationTable> = {},
): Promise<number> => {
  const rows = events.map((event, place) => ({...event, seq: last + place + 1}));
  if (rows.length > 0) await transaction.insertInto('chat_event').values(rows).execute();
  const lastSeq = last + rows.length;
  await transaction
    .updateTable('conversation')
    .set({...change, last_seq: lastSeq})
    .where('submission_id', '=', id)
    .execute();
  const at = events.at(-1)?.at;
  const isFromVisitor = events.some(({kind}) => kind === 'visitor' || kind === 'handover');
  if (at !== undefined && isFromVisitor) await raiseInboxItem(transaction, id, at);
  else if (at !== undefined) await touchInboxItem(transaction, id, at);
  await notifyProcesses(transaction, id);
  return lastSeq;
};
