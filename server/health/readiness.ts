import type {Keys} from '../keys/keys.ts';
import type {Act, Store} from '../storage/store.ts';
import type {WriteRefusals} from './write-refusals.ts';

// About the size of a large submission, so that an almost full disk does not count as ready.
const FILLER_LENGTH = 12_000;
// More than a group of submissions changes in all tables and indexes: an almost full disk that has refused a submission accepts a small probe.
const LARGE_FILLER_LENGTH = 240_000;
const FRESH_MS = 1_000;

type Parts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly refusals: Pick<WriteRefusals, 'isRefusing' | 'end'>;
  readonly now: () => Date;
};

/**
 * Creates the function that tests, by storing a probe, whether a submission could be stored now. Writes to the
 * disk at most once a second. A refused write counts at once, until a submission or a large probe is stored.
 */
export const createReadiness = ({store, keys, refusals, now}: Parts): (() => Promise<boolean>) => {
  let askedAt = 0;
  let answer: Promise<boolean> = Promise.resolve(false);
  return async () => {
    const time = now().getTime();
    // The absolute difference, so that a clock that is set back does not freeze the answer.
    if (Math.abs(time - askedAt) > FRESH_MS) {
      askedAt = time;
      answer = writeProbe({store, keys, refusals}, now().toISOString());
    }
    return (await answer) && !refusals.isRefusing;
  };
};

/** Rewrites the single row of the probe. */
export const probeAct: Act<{readonly writtenAt: string; readonly length: number}, null> = {
  name: 'probe',
  run: async (transaction, {writtenAt, length}) => {
    const values = {written_at: writtenAt, filler: writtenAt.repeat(length / writtenAt.length)};
    await transaction
      .insertInto('probe')
      .values({id: 1, ...values})
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    return null;
  },
};

const writeProbe = async (
  {store, keys, refusals}: Omit<Parts, 'now'>,
  writtenAt: string,
): Promise<boolean> => {
  const isLarge = refusals.isRefusing;
  try {
    await keys.ring();
    await store.perform(probeAct, {writtenAt, length: isLarge ? LARGE_FILLER_LENGTH : FILLER_LENGTH});
    if (isLarge) refusals.end();
    return true;
  } catch {
    // The store has already logged its error; only the answer matters here.
    return false;
  }
};
