import type {Logger} from 'pino';
import {MS_PER_HOUR} from '../../insurance/calendar/duration.ts';
import type {DataKey} from '../keys/data-key.ts';
import type {Keyring} from '../keys/keyring.ts';
import type {Keys} from '../keys/keys.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import type {Store} from '../storage/store.ts';
import {noteEnd, readNotedEnd, NotedEndError, type Noted} from './noted-ends.ts';
import {signedBy} from './signature.ts';
import {coverUnsigned, UnsignedEntriesError} from './sign-checkpoint.ts';
import {newestCheckpoint} from './unsigned-entries.ts';
import type {NotedEnd} from './verify-chain.ts';

const EVERY_MS = 10_000;
const AGAIN_MS = MS_PER_HOUR;

type Parts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  /** The file of recorded ends: see `endsFileOf`. */
  readonly file: string;
  /** Whether an empty chain is allowed although an end is recorded, because that store is lost. */
  readonly mayBegin?: boolean;
  readonly now: () => Date;
  readonly log: Logger;
};

/** The chain no longer contains the recorded end: entries were removed or changed. */
class ChainCutError extends Error {
  override readonly name = 'ChainCutError';
  readonly code = 'chain-cut';
}

/**
 * Records the end of the chain outside the database, at once and then every ten seconds if the end has moved.
 * Returns a function that records the end once more and stops. If the chain no longer contains a recorded end, the
 * log gets an error each hour, and the recorded end is not replaced.
 */
export const noteEndsRegularly = (parts: Parts): (() => Promise<void>) => {
  let noted: Noted | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const step = async (): Promise<void> => {
    try {
      if (noted && (await isCurrent(parts, noted))) return;
      const vault = {store: parts.store, keyring: await parts.keys.ring()};
      const done = await noteCurrentEnd(vault, parts.file, parts);
      noted = done.noted;
      if (done.covered > 0)
        parts.log.info({covered: done.covered}, 'a signed checkpoint covers the entries without signatures');
    } catch (err) {
      // The store logs its own errors.
      if (err instanceof StorageUnavailableError || performance.now() - loggedAt < AGAIN_MS) return;
      loggedAt = performance.now();
      parts.log.error({err}, messageOf(err));
    }
  };
  let running = step();
  const timer = setInterval(() => {
    running = running.then(step);
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
    await step();
  };
};

const messageOf = (error: unknown): string =>
  error instanceof NotedEndError || error instanceof ChainCutError || error instanceof UnsignedEntriesError
    ? 'the evidence of consents was changed: run "npm run leads -- verify", and do not change the store'
    : 'the end of the evidence could not be recorded; the server retries';

/**
 * Compares the chain with the last recorded end, covers entries from before signatures, and records the end.
 * Returns the end and the number of covered entries. Throws ChainCutError, NotedEndError or UnsignedEntriesError
 * when the chain may have been changed.
 */
export const noteCurrentEnd = async (
  {store, keyring}: {readonly store: Store; readonly keyring: Keyring},
  file: string,
  {now, mayBegin = false}: {readonly now: () => Date; readonly mayBegin?: boolean},
): Promise<{readonly noted: Noted | undefined; readonly covered: number}> => {
  const noted = readNotedEnd(file, keyring);
  const isBeginning = mayBegin && (await currentEnd(store))?.seq === 0;
  if (noted && !isBeginning) await requireHeld(store, noted);
  const covered = await coverUnsigned({store, keyring}, noted, now());
  const end = await currentEnd(store, isBeginning ? undefined : noted);
  if (!end || (noted && isSame(noted, end, keyring.current))) return {noted, covered};
  return {noted: noteEnd(file, keyring, {end, now: now()}), covered};
};

const isSame = (noted: Noted, end: NotedEnd, current: DataKey): boolean =>
  noted.seq === end.seq && noted.hash === end.hash && signedBy(noted.mac) === current.id;

// Runs every ten seconds and reads one row while no entry is appended.
const isCurrent = async ({store, keys}: Parts, noted: Noted): Promise<boolean> => {
  const [head] = await store.read((db) => db.selectFrom('evidence_head').select(['seq', 'hash']).execute());
  return head !== undefined && isSame(noted, head, (await keys.ring()).current);
};

/** Reads the current end of the chain. With `noted`, an earlier end, only later entries are read. */
export const currentEnd = (store: Store, noted?: Noted): Promise<Required<NotedEnd> | undefined> =>
  store.read(async (db) => {
    const [head] = await db.selectFrom('evidence_head').select(['seq', 'hash']).execute();
    const checkpoint = (await newestCheckpoint(db, noted?.seq ?? 0)) ?? noted?.checkpoint ?? 0;
    return head && {...head, checkpoint};
  });

const requireHeld = async (store: Store, {seq, hash}: Noted): Promise<void> => {
  if (seq === 0) return;
  const [entry] = await store.read((db) =>
    db.selectFrom('evidence').select('hash').where('seq', '=', seq).execute(),
  );
  if (entry?.hash !== hash)
    throw new ChainCutError(
      entry
        ? `entry ${seq} of the evidence is not the noted entry`
        : `the evidence ends before the noted entry ${seq}`,
    );
};
