import type {Kysely} from 'kysely';
import type {PersonCorrections} from '../../../contract/desk-person.ts';
import type {Sender} from '../../evidence/consent-evidence.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {Schema} from '../../storage/schema.ts';
import type {Transact} from '../../storage/store.ts';
import {readCards} from '../person/person-card.ts';
import {readGroups} from '../person/person-group.ts';
import {senderOf} from '../sender-of.ts';
import {setLanguage, setTerms} from './inbox-item.store.ts';
import {searchOf, type IndexedSender} from './search-terms.ts';

/** A sender with the desk's corrections. */
const corrected = (sender: Sender, {name, email, phone}: PersonCorrections): IndexedSender => ({
  name: name || sender.name,
  email: email || sender.email,
  phone: phone || sender.phone,
  given: phone === '' ? '' : sender.phone,
});

const NONE: PersonCorrections = {name: '', email: '', phone: '', language: ''};

// Throws SealError for a card that cannot be decrypted.
const correctionsOf = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  ids: readonly string[],
): Promise<(id: string) => PersonCorrections> => {
  const anyCard = await db.selectFrom('person_card').select('id').limit(1).executeTakeFirst();
  if (!anyCard) return () => NONE;
  const groups = await readGroups(db, {keyring, now: new Date()}, ids);
  const idsIn = (id: string): readonly string[] => groups.get(id)?.map(({record}) => record.id) ?? [id];
  const cardOf = await readCards(db, keyring, [...new Set(ids.flatMap(idsIn))]);
  return (id) => cardOf(idsIn(id)).corrections;
};

/** Reads the senders of submissions with the corrections of the desk. Throws SealError for a card that cannot be decrypted. */
export const correctedSenders = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  senders: ReadonlyMap<string, Sender>,
): Promise<ReadonlyMap<string, IndexedSender>> => {
  const correctionOf = await correctionsOf(db, keyring, [...senders.keys()]);
  return new Map([...senders].map(([id, sender]) => [id, corrected(sender, correctionOf(id))]));
};

/**
 * Renews the search terms and the listed language of people, in the transaction of a correction or a merge. The
 * search then finds a person by the corrected address and no longer by the former address.
 */
export const indexPeople = async (
  transaction: Transact,
  keyring: Keyring,
  ids: readonly string[],
): Promise<void> => {
  const groups = await readGroups(transaction, {keyring, now: new Date()}, ids);
  const records = new Map(
    [...groups.values()]
      .flat()
      .filter(({faults}) => faults.length === 0)
      .map(({record}) => [record.id, record]),
  );
  const correctionOf = await correctionsOf(transaction, keyring, [...records.keys()]);
  for (const [id, record] of [...records].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const corrections = correctionOf(id);
    await setTerms(transaction, id, searchOf(keyring.current, corrected(senderOf(record), corrections)));
    await setLanguage(transaction, id, corrections.language || record.lang);
  }
};
