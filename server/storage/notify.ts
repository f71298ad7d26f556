import {sql} from 'kysely';
import {isSqlite} from './create-table.ts';
import type {Transact} from './store.ts';

/**
 * The PostgreSQL channel on which processes notify each other. The payload is the id of a submission and nothing
 * else.
 */
export const CHANGE_CHANNEL = 'lamplight_chat';

/**
 * Notifies the other processes of a change when the transaction commits. SQLite sends no notifications: processes
 * that share a file poll.
 */
export const notifyProcesses = async (transaction: Transact, submissionId: string): Promise<void> => {
  if (isSqlite(transaction)) return;
  await sql`select pg_notify(${CHANGE_CHANNEL}, ${submissionId})`.execute(transaction);
};
