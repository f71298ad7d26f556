import {notingWithdrawals} from '../../backup/note-withdrawals.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {SealError} from '../../keys/seal.ts';
import type {Settings} from '../../settings/settings.ts';
import type {Store} from '../../storage/store.ts';
import {withdrawQuietly} from '../../withdrawal/withdraw-again.ts';
import {readKnownPeople} from './known-person.ts';

type Erasing = {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly settings: Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR'>;
  readonly now: Date;
};

/**
 * Keeps the wish not to be contacted before submissions are erased. The wish is a note and is erased with the notes; a person with that wish
 * has withdrawn, and an erasure keeps the hash of a withdrawn number. A person whose notes cannot be decrypted is skipped. Throws
 * StorageUnavailableError.
 */
export const keepNoContact = async (
  {store, keyring, settings, now}: Erasing,
  ids: readonly string[],
): Promise<void> => {
  const people = await store.read((db) => readKnownPeople(db, {keyring, now, isHealthRead: false}, ids));
  const wanted = ids.flatMap((id) => {
    const known = people.get(id);
    return known && !(known instanceof SealError) && known.card.isStopped
      ? [{id, at: now.toISOString()}]
      : [];
  });
  const withdrawn = await withdrawQuietly({store, keyring}, wanted, 'desk');
  // If the write beside the backups fails, the next backup writes the wish again.
  const note = notingWithdrawals(settings, () => undefined);
  await note(wanted.filter(({id}) => withdrawn.includes(id)));
};
