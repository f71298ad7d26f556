import type {Logger} from 'pino';
import type {PushMessage} from '../../../contract/desk-push.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {Keys} from '../../keys/keys.ts';
import type {Store} from '../../storage/store.ts';
import type {PushDeviceTable} from '../../storage/tables/push-tables.ts';
import {subscriptionOf} from './device.store.ts';
import {pushKeyOf} from './push-key.ts';
import {sendPush, type PushOutcome} from './send-push.ts';
import type {Subscription} from './subscription.ts';

/** The parts that sending takes. */
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

/** A device, and how its push service answered. */
export type Sent = {readonly device: PushDeviceTable; readonly end: PushOutcome};

type Sending = {
  readonly signal?: AbortSignal;
  readonly messageFor: (memberId: string) => PushMessage;
  /** Called for each device whose service has taken the message, while others may still be open. */
  readonly onSent?: (deviceId: string) => void;
};

/**
 * Sends to all of these devices side by side, and logs what was not taken, without any address. A device whose stored address does not open is
 * `refused`: no other device waits for it. Throws StorageUnavailableError, or SealError for the server's key.
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
    // Sealed with a key that is gone, or damaged: the log names the device, and its member gets a mail.
    return undefined;
  }
};
