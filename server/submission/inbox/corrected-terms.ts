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
import {searchOf} from './search-terms.ts';

/** A sender as the desk knows them: corrected where a member has corrected them. */
const corrected = (sender: Sender, {name, email, phone}: PersonCorrections): Sender => ({
  name: name || sender.name,
  email: email || sender.email,
  phone: phone || sender.phone,
});

const NONE: PersonCorrections = {name: '', email: '', phone: '', language: ''};

// What the desk has corrected about the senders of submissions. Throws SealError for a card that does not open.
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

/** Gives the senders of submissions with the corrections of the desk. Throws SealError for a card that does not open. */
export const correctedSenders = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  senders: ReadonlyMap<string, Sender>,
): Promise<ReadonlyMap<string, Sender>> => {
  const correctionOf = await correctionsOf(db, keyring, [...senders.keys()]);
  return new Map([...senders].map(([id, sender]) => [id, corrected(sender, correctionOf(id))]));
};

/**
 * Makes the submissions of people found by what the desk knows of them now, in the transaction of a correction or a merge: a corrected address finds them and
 * the one that it replaces does not, and the list shows and filters them in the corrected language.
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
