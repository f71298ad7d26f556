import {sql} from 'kysely';
import {isSqlite} from './create-table.ts';
import type {Transact} from './store.ts';

/** The channel of PostgreSQL on which processes notify each other. The payload is the id of a submission, nothing else. */
export const CHANGE_CHANNEL = 'lamplight_chat';

/** Notifies the other processes of a change at the commit. SQLite sends no notifications: its processes poll. */
export const notifyProcesses = async (transaction: Transact, submissionId: string): Promise<void> => {
  if (isSqlite(transaction)) return;
  await sql`select pg_notify(${CHANGE_CHANNEL}, ${submissionId})`.execute(transaction);
};
