import {hash} from 'node:crypto';
import type {Keyring} from '../../keys/keyring.ts';
import {sealRow} from '../../keys/sealed-fields.ts';
import type {PushDeviceTable} from '../../storage/tables/push-tables.ts';
import type {Store, Transact} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';
import {auditAct, auditRow} from '../audit/audit.ts';
import type {OpenSession} from '../member/session.store.ts';
import type {Subscription} from './subscription.ts';

/**
 * The maximum number of devices of a member. One more device replaces the device that was unused for the longest
 * time.
 */
const MOST_DEVICES = 8;

/** A device to add. */
export type NewDevice = {
  readonly session: OpenSession;
  readonly subscription: Subscription;
  readonly device: string;
};

/**
 * Adds a device for a member, or records that a known device is still in use. An address belongs to the member who
 * signed in last in that browser. Returns the id.
 */
export const saveDevice = async (
  {
    store,
    keyring,
    now,
  }: {readonly store: Pick<Store, 'write'>; readonly keyring: Keyring; readonly now: Date},
  {session, subscription, device}: NewDevice,
): Promise<string> => {
  const at = now.toISOString();
  const endpointSha256 = hash('sha256', subscription.endpoint);
  const {member} = session;
  return await store.write(async (transaction) => {
    const known = await transaction
      .selectFrom('push_device')
      .selectAll()
      .where('endpoint_sha256', '=', endpointSha256)
      .executeTakeFirst();
    const isSame = known?.member_id === member.id;
    const id = isSame ? known.id : timeOrderedId(now);
    await transaction.deleteFrom('push_device').where('endpoint_sha256', '=', endpointSha256).execute();
    const row: PushDeviceTable = {
      id,
      member_id: member.id,
      session_id: session.id,
      endpoint_sha256: endpointSha256,
      subscription: JSON.stringify(subscription),
      device,
      created_at: isSame ? known.created_at : at,
      seen_at: at,
    };
    await transaction
      .insertInto('push_device')
      .values(sealRow(keyring.current, 'push_device', row))
      .execute();
    await dropOldest(transaction, member.id);
    if (!isSame) await auditAct(transaction, auditRow({member, what: 'push add', ids: [id]}, now));
    return id;
  });
};

const dropOldest = async (transaction: Transact, memberId: string): Promise<void> => {
  const rows = await transaction
    .selectFrom('push_device')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ids = rows.slice(MOST_DEVICES).map(({id}) => id);
  if (ids.length > 0) await transaction.deleteFrom('push_device').where('id', 'in', ids).execute();
};

/** Removes a device of a member. Returns whether there was one. */
export const removeDevice = async (
  store: Pick<Store, 'write'>,
  {id, session: {member}}: {readonly id: string; readonly session: OpenSession},
  now: Date,
): Promise<boolean> =>
  await store.write(async (transaction) => {
    const {numDeletedRows} = await transaction
      .deleteFrom('push_device')
      .where('id', '=', id)
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await auditAct(transaction, auditRow({member, what: 'push remove', ids: [id]}, now));
    return true;
  });

/** Removes devices that a push service has reported as gone. */
export const removeGone = async (transaction: Transact, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await transaction.deleteFrom('push_device').where('id', 'in', ids).execute();
};
