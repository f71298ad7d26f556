import type {Keys} from '../keys/keys.ts';
import type {Act, Store} from '../storage/store.ts';

// About the size of a large submission, so that an almost full disk does not count as ready.
const FILLER_LENGTH = 12_000;
const FRESH_MS = 1_000;

type Parts = {readonly store: Store; readonly keys: Pick<Keys, 'ring'>; readonly now: () => Date};

/**
 * Creates the function that tests, by storing a probe, whether a submission could be stored now. Writes to the
 * disk at most once a second.
 */
export const createReadiness = ({store, keys, now}: Parts): (() => Promise<boolean>) => {
  let askedAt = 0;
  let answer: Promise<boolean> = Promise.resolve(false);
  return () => {
    const time = now().getTime();
    // The absolute difference, so that a clock that is set back does not freeze the answer.
    if (Math.abs(time - askedAt) > FRESH_MS) {
      askedAt = time;
      answer = writeProbe(store, keys, now().toISOString());
    }
    return answer;
  };
};

/** Rewrites the single row of the probe. */
export const probeAct: Act<{readonly writtenAt: string}, null> = {
  name: 'probe',
  run: async (transaction, {writtenAt}) => {
    const values = {written_at: writtenAt, filler: writtenAt.repeat(FILLER_LENGTH / writtenAt.length)};
    await transaction
      .insertInto('probe')
      .values({id: 1, ...values})
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    return null;
  },
};

const writeProbe = async (store: Store, keys: Parts['keys'], writtenAt: string): Promise<boolean> => {
  try {
    await keys.ring();
    await store.perform(probeAct, {writtenAt});
    return true;
  } catch {
    // The store has already logged its error; only the answer matters here.
    return false;
  }
};
