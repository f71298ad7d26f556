import {readConsents, withdrawalPath, withdrawalToken} from '../withdrawal/withdrawal-link.ts';
import {openTestVault, type StorePlace} from './test-store.ts';

/**
 * Returns the path of the page that withdraws the consents of a submission, from the link in the sender's receipt.
 */
export const withdrawalPathOf = async (place: StorePlace, id: string): Promise<string> => {
  const {store, keys} = openTestVault(place);
  const [first] = (await readConsents(store, await keys.ring(), id)) ?? [];
  // A restore needs a place that no store has open.
  await store.close();
  if (!first) throw new Error('nothing was agreed to');
  return withdrawalPath('en', withdrawalToken(id, first));
};

/** Withdraws consents like a visitor, with the button on the page. Returns the status of the answer. */
export const pressWithdraw = async (url: string): Promise<number> =>
  (await fetch(url, {method: 'POST', headers: {Origin: 'null'}})).status;
