import type {Store, Transact} from '../../storage/store.ts';

// No message is tried for this long: rows that are older were left behind by a process that died.
const STALE_MS = 86_400_000;

/** The devices that have had a message already, while others are still to get it. */
export const sentTo = async (store: Pick<Store, 'read'>, outboxId: string): Promise<ReadonlySet<string>> => {
  const rows = await store.read((db) =>
    db.selectFrom('push_sent').select('device_id').where('outbox_id', '=', outboxId).execute(),
  );
  return new Set(rows.map(({device_id: id}) => id));
};

/** Notes which devices have had a message, so that the next attempt leaves them alone. */
export const noteSent = async (
  transaction: Transact,
  {outboxId, ids, now}: {readonly outboxId: string; readonly ids: readonly string[]; readonly now: Date},
): Promise<void> => {
  if (ids.length === 0) return;
  const at = now.toISOString();
  await transaction
    .insertInto('push_sent')
    .values(ids.map((id) => ({outbox_id: outboxId, device_id: id, at})))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Forgets who has had a message that is settled, and what was left behind. */
export const forgetSent = async (
  transaction: Transact,
  {outboxId, now}: {readonly outboxId: string; readonly now: Date},
): Promise<void> => {
  const stale = new Date(now.getTime() - STALE_MS).toISOString();
  await transaction
    .deleteFrom('push_sent')
    .where((eb) => eb.or([eb('outbox_id', '=', outboxId), eb('at', '<', stale)]))
    .execute();
};
