import {readdir} from 'node:fs/promises';
import type {Logger} from 'pino';
import {MS_PER_MINUTE} from '../../insurance/calendar/duration.ts';
import type {Store} from '../storage/store.ts';
import {mailboxFolder, removeFromMailbox} from './mailbox-channel.ts';

const SWEEP_MS = 10 * MS_PER_MINUTE;
const AT_ONCE = 500;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/u;

/** Removes mails about erased submissions from the mailbox folder. Returns the ids. */
export const sweepMailbox = async (store: Store, dataDir: string): Promise<readonly string[]> => {
  // The folder does not exist yet, so there is nothing to remove.
  const names = await readdir(mailboxFolder(dataDir)).catch(() => []);
  const ids = [...new Set(names.flatMap((name) => ID.exec(name)?.[0] ?? []))];
  const removed: string[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const erased = await store.read((db) =>
      db
        .selectFrom('submission')
        .select('id')
        .where('id', 'in', ids.slice(at, at + AT_ONCE))
        .where('erased_at', 'is not', null)
        .execute(),
    );
    for (const {id} of erased) await removeFromMailbox(dataDir, id);
    removed.push(...erased.map(({id}) => id));
  }
  return removed;
};

/** Sweeps now and then every ten minutes. Returns a function that ends the sweeps. */
export const sweepMailboxRegularly = (store: Store, dataDir: string, log: Logger): (() => void) => {
  const sweep = () =>
    void sweepMailbox(store, dataDir).catch((err: unknown) =>
      log.error({err}, 'old mails in the mailbox folder could not be deleted'),
    );
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
};
