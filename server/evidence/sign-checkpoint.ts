import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import type {Keyring} from '../keys/keyring.ts';
import type {Store, Transact} from '../storage/store.ts';
import {appendEvidence} from './chain.ts';
import {digestOf, rangesOf, type CheckpointEvidence} from './checkpoint-evidence.ts';
import {commit} from './commitment.ts';
import {givenText} from './consent-text.ts';
import {countUnsigned, emptiedUnsigned, firstUncovered} from './unsigned-entries.ts';
import type {NotedEnd} from './verify-chain.ts';

/** There are unsigned entries, and no checkpoint is allowed at this time: the entries may be forged. */
export class UnsignedEntriesError extends Error {
  override readonly name = 'UnsignedEntriesError';
  readonly code = 'unsigned-entries';
}

/**
 * Appends an entry whose signature covers the unsigned entries of an earlier version. This is allowed when a store
 * is upgraded, and within the day after, while older servers may still run beside newer servers. `noted` is the
 * end that was last recorded outside the database; no entry up to that end is read. Returns the number of covered
 * entries, 0 if every entry is signed. Throws UnsignedEntriesError at any other time.
 */
export const coverUnsigned = async (
  {store, keyring}: {readonly store: Store; readonly keyring: Keyring},
  noted: NotedEnd | undefined,
  now: Date,
): Promise<number> => {
  const isAfter = noted?.seq ?? 0;
  if ((await store.read((db) => firstUncovered(db, isAfter))) === undefined) return 0;
  return await store.write(async (transaction) => {
    // Another server may have appended the checkpoint first.
    const from = await firstUncovered(transaction, isAfter);
    if (from === undefined) return 0;
    await requireUpgrade(transaction, noted, {from, now});
    const content = contentOf(await emptiedUnsigned(transaction));
    await appendEvidence(transaction, {
      key: keyring.current.chain,
      entries: [
        {
          kind: 'checkpoint',
          submission_id: '',
          position: 0,
          recorded_at: now.toISOString(),
          ...commit(keyring.current, content, '', 0),
        },
      ],
    });
    return await countUnsigned(transaction);
  });
};

const contentOf = (emptied: Awaited<ReturnType<typeof emptiedUnsigned>>): CheckpointEvidence => ({
  emptied: rangesOf(emptied.map(({seq}) => seq)),
  consents: digestOf(emptied.map(givenText)),
});

const requireUpgrade = async (
  transaction: Transact,
  noted: NotedEnd | undefined,
  {from, now}: {readonly from: number; readonly now: Date},
): Promise<void> => {
  const [first] = await transaction
    .selectFrom('evidence')
    .select('recorded_at')
    .where('kind', '=', 'checkpoint')
    .orderBy('seq')
    .limit(1)
    .execute();
  const isUpgrade = first
    ? now.getTime() - Date.parse(first.recorded_at) <= MS_PER_DAY
    : noted === undefined || noted.seq === 0;
  if (!isUpgrade)
    throw new UnsignedEntriesError(
      `entry ${from} of the evidence is not signed, although entries of this store are signed: run "npm run leads -- verify"`,
    );
};
