import type {Store} from '../storage/database.ts';

// About the size of a full submission, so that a disk with room for less does not count as ready.
const FILLER_LENGTH = 12_000;
const FRESH_MS = 1_000;

/** Says whether a submission could be stored now, by storing something. Asks the disk at most once a second. */
export function createReadiness(store: Store, now: () => Date): () => Promise<boolean> {
  let askedAt = 0;
  let answer: Promise<boolean> = Promise.resolve(false);
  return () => {
    const time = now().getTime();
    // The distance, so that a clock set back does not freeze the answer.
    if (Math.abs(time - askedAt) > FRESH_MS) {
      askedAt = time;
      answer = writeProbe(store, now().toISOString());
    }
    return answer;
  };
}

async function writeProbe(store: Store, writtenAt: string): Promise<boolean> {
  const values = {written_at: writtenAt, filler: writtenAt.repeat(FILLER_LENGTH / writtenAt.length)};
  try {
    await store.write(async (transaction) => {
      await transaction
        .insertInto('probe')
        .values({id: 1, ...values})
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    });
    return true;
  } catch {
    // The store has reported its fault already; here only the answer counts.
    return false;
  }
}
