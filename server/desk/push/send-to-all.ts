import type {Logger} from 'pino';
import type {PushMessage} from '../../../contract/desk-push.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {Keys} from '../../keys/keys.ts';
import type {Store} from '../../storage/store.ts';
import type {PushDeviceTable} from '../../storage/tables/push-tables.ts';
import {subscriptionOf} from './read-devices.ts';
import {pushKeyOf} from './push-key.ts';
import {sendPush, type PushOutcome} from './send-push.ts';
import type {Subscription} from './subscription.ts';

/** The dependencies of sending. */
export type SendParts = {
  readonly store: Pick<Store, 'read' | 'write'>;
  readonly keys: Pick<Keys, 'ring'>;
  readonly now: () => Date;
  readonly log: Logger;
  /** `mailto:` the agency. */
  readonly subject: string;
  /** The origins of push services that the settings name. */
  readonly own: readonly string[];
};

/** A device and the answer of its push service. */
export type Sent = {readonly device: PushDeviceTable; readonly end: PushOutcome};

type Sending = {
  readonly signal?: AbortSignal;
  readonly messageFor: (memberId: string) => PushMessage;
  /** Called for each device whose service has accepted the message, while other requests may still be open. */
  readonly onSent?: (deviceId: string) => void;
};

/**
 * Sends to the given devices concurrently, and logs the refused messages without any address. A device whose
 * stored address cannot be decrypted is `refused` and delays no other device. Throws StorageUnavailableError, or
 * SealError for the server's key.
 */
export const sendToAll = async (
  parts: SendParts,
  devices: readonly PushDeviceTable[],
  {signal, messageFor, onSent}: Sending,
): Promise<readonly Sent[]> => {
  if (devices.length === 0) return [];
  const {keys, now, subject, own, log} = parts;
  const sender = {key: await pushKeyOf(parts, now()), subject, own};
  const keyring = await keys.ring();
  return await Promise.all(
    devices.map(async (device) => {
      const subscription = readableSubscription(keyring, device);
      const end: PushOutcome = subscription
        ? await sendPush(sender, subscription, messageFor(device.member_id), signal)
        : {outcome: 'refused', reason: 'the stored address does not open'};
      if (end.outcome === 'sent') onSent?.(device.id);
      else log.warn({device: device.id, ...end}, 'push message refused');
      return {device, end};
    }),
  );
};

const readableSubscription = (keyring: Keyring, device: PushDeviceTable): Subscription | undefined => {
  try {
    return subscriptionOf(keyring, device);
  } catch {
    // The value is damaged, or its key is missing: the log names the device, and the member gets a mail.
    return undefined;
  }
};
