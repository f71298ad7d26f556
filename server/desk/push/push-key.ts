import webPush from 'web-push';
import type {Keys} from '../../keys/keys.ts';
import {sealRow, unsealRow} from '../../keys/sealed-fields.ts';
import type {Store} from '../../storage/store.ts';

/** The key that signs push messages (VAPID, RFC 8292), base64url. */
export type PushKey = {readonly publicKey: string; readonly privateKey: string};

const ID = 'vapid';

/**
 * Returns the key of the store, which is created at the first use and never replaced: browsers bind their
 * subscriptions to the key, so the key moves and is restored with the store. The private key is encrypted like a
 * lead. Throws StorageUnavailableError or SealError.
 */
export const pushKeyOf = async (
  {store, keys}: {readonly store: Pick<Store, 'read' | 'write'>; readonly keys: Pick<Keys, 'ring'>},
  now: Date,
): Promise<PushKey> => {
  const keyring = await keys.ring();
  const find = () =>
    store.read((db) => db.selectFrom('push_key').selectAll().where('id', '=', ID).executeTakeFirst());
  let row = await find();
  if (!row) {
    const {publicKey, privateKey} = webPush.generateVAPIDKeys();
    const fresh = {id: ID, public_key: publicKey, private_key: privateKey, created_at: now.toISOString()};
    await store.write((transaction) =>
      transaction
        .insertInto('push_key')
        .values(sealRow(keyring.current, 'push_key', fresh))
        // If another process was faster, that process's key is used.
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    row = await find();
  }
  if (!row) throw new Error('the key of push messages was not stored');
  const {public_key: publicKey, private_key: privateKey} = unsealRow(keyring, 'push_key', row);
  return {publicKey, privateKey};
};
