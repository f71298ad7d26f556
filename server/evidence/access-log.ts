import {userInfo} from 'node:os';
import type {AccessLogTable} from '../storage/schema.ts';
import type {Store} from '../storage/store.ts';
import {timeOrderedId} from '../storage/time-ordered-id.ts';

/** A command's access to personal data. */
export type Access = {
  readonly command: string;
  /** The ids looked at; `all` for everything. */
  readonly submissions: readonly string[] | 'all';
};

/**
 * Writes down who looks at what, before it is shown: what cannot be written down is not shown. Throws
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

/** Every look, oldest first. */
export const readAccessLog = (store: Store): Promise<readonly AccessLogTable[]> =>
  store.read((db) => db.selectFrom('access_log').selectAll().orderBy('at').orderBy('id').execute());

/** The account that runs this program. One without a name on this machine, as in some containers, has its number. */
export const account = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
};
