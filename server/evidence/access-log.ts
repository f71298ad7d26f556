import {userInfo} from 'node:os';
import type {AccessLogTable} from '../storage/schema.ts';
import type {Store} from '../storage/store.ts';
import {timeOrderedId} from '../storage/time-ordered-id.ts';

/** A command's access to personal data. */
export type Access = {
  readonly command: string;
  /** The ids of the viewed submissions; `all` for everything. */
  readonly submissions: readonly string[] | 'all';
};

/**
 * Logs an access. Callers log before they show data, so that no data is shown without an entry in the log. Throws
 * StorageUnavailableError.
 */
export const logAccess = async (store: Store, {command, submissions}: Access, now: Date): Promise<void> => {
  const row: AccessLogTable = {
    id: timeOrderedId(now),
    at: now.toISOString(),
    actor: account(),
    command,
    submissions: submissions === 'all' ? '*' : submissions.join(' '),
    member_id: '',
  };
  await store.write(async (transaction) => {
    await transaction.insertInto('access_log').values(row).execute();
  });
};

/** Lists every access, oldest first. */
export const readAccessLog = (store: Store): Promise<readonly AccessLogTable[]> =>
  store.read((db) => db.selectFrom('access_log').selectAll().orderBy('at').orderBy('id').execute());

/** Returns the account that runs this program. An account without a name on this machine, as in some containers, is shown by its number. */
export const account = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
};
