import {mailedIds} from './mailbox.ts';
import {type Place, notifiedIds} from './check-store.ts';
import type {Receiver} from './receiver.ts';

/** Finds notifications that are missing in the mailbox and, if a webhook is set, at its receiver. */
export const checkNotified = async (
  place: Place,
  receiver?: Receiver,
): Promise<{notified: number; faults: readonly string[]}> => {
  const {mail, webhook} = await notifiedIds(place);
  const mailed = mailedIds(place.DATA_DIR);
  const missing = mail.filter((id) => !mailed.has(id)).map((id) => `${id} is not in the mailbox`);
  const unhooked = receiver
    ? webhook.filter((id) => !receiver.taken.has(id)).map((id) => `${id} did not reach the webhook`)
    : [];
  return {notified: mail.length, faults: [...missing, ...unhooked, ...(receiver?.faults ?? [])]};
};
