import type {Transact} from '../storage/store.ts';
import {entriesWithConsent, GIVEN} from './consent-text.ts';

/** Returns the seq of the newest checkpoint after an entry; undefined for none. */
export const newestCheckpoint = async (
  db: Pick<Transact, 'selectFrom'>,
  after: number,
): Promise<number | undefined> => {
  const [row] = await db
    .selectFrom('evidence')
    .select('seq')
    .where('kind', '=', 'checkpoint')
    .where('seq', '>', after)
    .orderBy('seq', 'desc')
    .limit(1)
    .execute();
  return row?.seq;
};

/** Returns the seq of the first entry that has no signature and no later checkpoint; undefined for none. */
export const firstUncovered = async (
  db: Pick<Transact, 'selectFrom'>,
  after: number,
): Promise<number | undefined> => {
  const [row] = await db
    .selectFrom('evidence')
    .select('seq')
    .where('mac', '=', '')
    .where('seq', '>', (await newestCheckpoint(db, after)) ?? after)
    .orderBy('seq')
    .limit(1)
    .execute();
  return row?.seq;
};

/** Returns the number of entries without a signature. */
export const countUnsigned = async (transaction: Transact): Promise<number> => {
  const [row] = await transaction
    .selectFrom('evidence')
    .select(({fn}) => fn.countAll().as('count'))
    .where('mac', '=', '')
    .execute();
  return Number(row?.count);
};

/** Returns the unsigned entries whose content was erased, with the consents that remain. */
export const emptiedUnsigned = (transaction: Transact) =>
  entriesWithConsent(transaction)
    .select(['evidence.seq', ...GIVEN])
    .where('evidence.mac', '=', '')
    .where('evidence.sealed', '=', '')
    .orderBy('evidence.seq')
    .execute();
