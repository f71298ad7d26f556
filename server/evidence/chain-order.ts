import type {Kysely} from 'kysely';
import type {Schema} from '../storage/schema.ts';

// Databases limit the number of parameters of a statement.
const AT_ONCE = 500;

/**
 * The places of a submission's consents in the chain of evidence, and of their withdrawal. Null without an entry, as for consents from before
 * the chain.
 */
export type ChainOrder = {readonly given: number | null; readonly withdrawn: number | null};

/** A moment as a clock noted it, and the place in the chain of evidence where it is known: the place decides, because clocks can be wrong. */
export type ChainPlace = {readonly at: string; readonly seq: number | null};

/** Returns whether a withdrawal came after a consent or a message. A moment without a place that lies ahead of `now` counts as earlier. */
export const isWithdrawnAfter = (
  withdrawal: ChainPlace | undefined,
  given: ChainPlace,
  now: Date,
): boolean => {
  if (withdrawal === undefined) return false;
  if (withdrawal.seq !== null && given.seq !== null) return withdrawal.seq > given.seq;
  return withdrawal.at >= given.at || Date.parse(given.at) > now.getTime();
};

/** Returns the later of two withdrawals. */
export const laterWithdrawal = (one: ChainPlace | undefined, other: ChainPlace): ChainPlace => {
  if (one === undefined) return other;
  const isLater = one.seq !== null && other.seq !== null ? other.seq > one.seq : other.at > one.at;
  return isLater ? other : one;
};

/** Reads the places of consents and withdrawals by submission. */
export const readChainOrder = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChainOrder>> => {
  const orders = new Map<string, ChainOrder>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('evidence')
      .select(['submission_id as id', 'kind', ({fn}) => fn.max('seq').as('seq')])
      .where('submission_id', 'in', ids.slice(from, from + AT_ONCE))
      .where('kind', 'in', ['consent', 'withdrawal'])
      .groupBy(['submission_id', 'kind'])
      .execute();
    for (const {id, kind, seq} of rows) {
      const {given, withdrawn} = orders.get(id) ?? {given: null, withdrawn: null};
      orders.set(id, kind === 'consent' ? {given: seq, withdrawn} : {given, withdrawn: seq});
    }
  }
  return orders;
};
