import {MS_PER_DAY} from '../../../insurance/calendar/day.ts';
import type {Store, Transact} from '../../storage/store.ts';

// No message is retried for this long: older rows are left over from a process that has died.
const STALE_MS = MS_PER_DAY;

/** Lists the devices that have already received a message, while other devices have not. */
export const sentTo = async (store: Pick<Store, 'read'>, outboxId: string): Promise<ReadonlySet<string>> => {
  const rows = await store.read((db) =>
    db.selectFrom('push_sent').select('device_id').where('outbox_id', '=', outboxId).execute(),
  );
  return new Set(rows.map(({device_id: id}) => id));
};

/** Records the devices that have received a message, so that the next attempt skips them. */
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

/** Deletes the records of a settled message, and left-over records. */
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
