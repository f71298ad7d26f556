import {sql} from 'kysely';
import {isSqlite} from '../storage/create-table.ts';
import type {ChatEventTable, ConversationTable} from '../storage/schema.ts';
import type {Transact} from '../storage/store.ts';

/** The channel of PostgreSQL on which processes notify each other. The payload is the id of a conversation, nothing else. */
export const CHAT_CHANNEL = 'lamplight_chat';

/** An event before it has its place in the conversation. */
export type NewEvent = Omit<ChatEventTable, 'seq'>;

/**
 * Locks a conversation until the commit, and reads it; undefined where there is none (any more). The lock makes the order of events
 * the order of their commits: a reader who has seen event 5 never meets a later event 4.
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

/** Appends events to a locked conversation and changes its columns. Other processes are notified with the commit. Gives the number of the last event. */
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
  if (!isSqlite(transaction)) await sql`select pg_notify(${CHAT_CHANNEL}, ${id})`.execute(transaction);
  return lastSeq;
};
