import type {Kysely} from 'kysely';
import type {PersonCorrections} from '../../../contract/desk-person.ts';
import type {Sender} from '../../evidence/consent-evidence.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {Schema} from '../../storage/schema.ts';
import type {Transact} from '../../storage/store.ts';
import {readCards} from '../person/person-card.ts';
import {readGroups} from '../person/person-group.ts';
import {senderOf} from '../sender-of.ts';
import {setTerms} from './inbox-item.store.ts';
import {searchOf} from './search-terms.ts';

/** A sender with the desk's corrections. */
const corrected = (sender: Sender, {name, email, phone}: PersonCorrections): Sender => ({
  name: name || sender.name,
  email: email || sender.email,
  phone: phone || sender.phone,
});

/** Reads the senders of submissions with the corrections of the desk. Throws SealError for a card that cannot be decrypted. */
export const correctedSenders = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  senders: ReadonlyMap<string, Sender>,
): Promise<ReadonlyMap<string, Sender>> => {
  const anyCard = await db.selectFrom('person_card').select('id').limit(1).executeTakeFirst();
  if (!anyCard) return senders;
  const groups = await readGroups(db, {keyring, now: new Date()}, [...senders.keys()]);
  const idsIn = (id: string): readonly string[] => groups.get(id)?.map(({record}) => record.id) ?? [id];
  const cardOf = await readCards(db, keyring, [...new Set([...senders.keys()].flatMap(idsIn))]);
  return new Map([...senders].map(([id, sender]) => [id, corrected(sender, cardOf(idsIn(id)).corrections)]));
};

/**
 * Renews the search terms of people after a correction or a merge, in its transaction: the search finds them by a corrected address, and no
 * longer by the earlier one.
 */
export const indexPeople = async (
  transaction: Transact,
  keyring: Keyring,
  ids: readonly string[],
): Promise<void> => {
  const groups = await readGroups(transaction, {keyring, now: new Date()}, ids);
  const whole = new Map(
    [...groups.values()]
      .flat()
      .flatMap((read) =>
        read.faults.length === 0 ? [[read.record.id, senderOf(read.record)] as const] : [],
      ),
  );
  const senders = await correctedSenders(transaction, keyring, whole);
  for (const [id, sender] of [...senders].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await setTerms(transaction, id, searchOf(keyring.current, sender));
};
