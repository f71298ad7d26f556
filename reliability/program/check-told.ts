import {mailedIds} from './mailbox.ts';
import {type Place, toldIds} from './check-store.ts';
import type {Receiver} from './receiver.ts';

/** Everything that was to be told, and is not: in the mailbox, and where there is one at the webhook's receiver. */
export const checkTold = async (
  place: Place,
  receiver?: Receiver,
): Promise<{told: number; faults: readonly string[]}> => {
  const {mail, webhook} = await toldIds(place);
  const mailed = mailedIds(place.DATA_DIR);
  const missing = mail.filter((id) => !mailed.has(id)).map((id) => `${id} is not in the mailbox`);
  const unhooked = receiver
    ? webhook.filter((id) => !receiver.taken.has(id)).map((id) => `${id} did not reach the webhook`)
    : [];
  return {told: mail.length, faults: [...missing, ...unhooked, ...(receiver?.faults ?? [])]};
};
