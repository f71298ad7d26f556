import {MS_PER_DAY} from '../../../insurance/calendar/day.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {unsealRow} from '../../keys/sealed-fields.ts';
import type {PushDeviceTable} from '../../storage/tables/push-tables.ts';
import type {Store} from '../../storage/store.ts';
import {SubscriptionSchema, type Subscription} from './subscription.ts';

// The time after which an unused device gets no more notifications. The desk reports each use of the device.
const FORGOTTEN_MS = 30 * MS_PER_DAY;

/** Lists the devices of some members that were used within thirty days, the newest first. */
export const devicesOf = async (
  store: Pick<Store, 'read'>,
  memberIds: readonly string[],
  now: Date,
): Promise<readonly PushDeviceTable[]> =>
  memberIds.length === 0
    ? []
    : await store.read((db) =>
        db
          .selectFrom('push_device')
          .selectAll()
          .where('member_id', 'in', memberIds)
          .where('seen_at', '>', new Date(now.getTime() - FORGOTTEN_MS).toISOString())
          .orderBy('id', 'desc')
          .execute(),
      );

/**
 * Decrypts the address and the keys of a device. Throws SealError, or the schema's error if the text is no
 * subscription.
 */
export const subscriptionOf = (keyring: Keyring, row: PushDeviceTable): Subscription =>
  SubscriptionSchema.parse(JSON.parse(unsealRow(keyring, 'push_device', row).subscription));
