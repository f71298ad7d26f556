import type {Kysely} from 'kysely';
import type {PersonHint, PersonMergeView} from '../../../contract/desk-person.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {Schema} from '../../storage/schema.ts';
import type {Transact} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';
import {readRecord} from '../../submission/read-records.ts';
import {phoneDigits} from '../../submission/inbox/normal-text.ts';
import {hashTerm} from '../../submission/inbox/search-terms.ts';
import {nameIn} from '../../submission/sender-of.ts';
import type {KnownPerson} from './known-person.ts';

// The desk shows at most this many hints. A number that more people share belongs to an organization.
const MOST_HINTS = 5;
const MOST_FOUND = 50;

/** Lists the merges of a group that are in force, each with its two records. */
export const readMerges = async (
  db: Kysely<Schema>,
  group: KnownPerson['group'],
): Promise<readonly PersonMergeView[]> => {
  const ids = group.map(({id}) => id);
  const rows = await db
    .selectFrom('person_merge')
    .selectAll()
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('submission_id', 'in', ids), eb('other_id', 'in', ids)]))
    .orderBy('at')
    .execute();
  return rows.map(({id, submission_id: one, other_id: other, at, member}) => ({
    id,
    records: [one, other].flatMap((merged) => {
      const record = group.find((each) => each.id === merged);
      return record
        ? [{id: merged, kind: record.kind, name: nameIn(record), receivedAt: record.receivedAt}]
        : [];
    }),
    at,
    member,
  }));
};

// The search index may contain hashes of several keys.
const findByPhone = async (
  db: Kysely<Schema>,
  {all}: Keyring,
  digits: string,
): Promise<readonly string[]> => {
  const terms = all.map((key) => hashTerm(key, {kind: 'phone', text: digits}));
  const rows = await db
    .selectFrom('search_term')
    .select('submission_id as id')
    .where('term', 'in', terms)
    .limit(MOST_FOUND)
    .execute();
  return rows.map(({id}) => id);
};

/**
 * Lists other people with the same number: perhaps the same person, perhaps the same household. Only a member
 * merges people.
 */
export const readHints = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  {known, now}: {readonly known: KnownPerson; readonly now: Date},
): Promise<readonly PersonHint[]> => {
  const phones = [...known.group.map(({answers}) => answers['phone'] ?? ''), known.card.corrections.phone];
  const numbers = new Set(phones.flatMap((phone) => phoneDigits(phone) ?? []));
  const hints = new Map<string, PersonHint>();
  for (const number of numbers)
    for (const id of await findByPhone(db, keyring, number)) {
      if (known.ids.includes(id) || hints.size >= MOST_HINTS) continue;
      const record = await readRecord(db, {keyring, now}, id);
      if (!record || record.erasedAt !== null || record.supersededBy !== null) continue;
      const name = nameIn(record);
      // Several submissions of the same person are one hint.
      if ([...hints.values()].every((hint) => hint.name !== name)) hints.set(id, {id, name, reason: 'phone'});
    }
  return [...hints.values()];
};

/** Records that two submissions come from one person. Returns the id of the merge. */
export const mergePeople = async (
  transaction: Transact,
  {
    id,
    otherId,
    by,
    now,
  }: {readonly id: string; readonly otherId: string; readonly by: string; readonly now: Date},
): Promise<string> => {
  const merge = timeOrderedId(now);
  await transaction
    .insertInto('person_merge')
    .values({
      id: merge,
      submission_id: id,
      other_id: otherId,
      at: now.toISOString(),
      member: by,
      undone_at: null,
    })
    .execute();
  return merge;
};

/** Undoes a merge of a person's submissions and restores both people. Returns false when no such merge is in force. */
export const undoMerge = async (
  transaction: Transact,
  {id, ids, now}: {readonly id: string; readonly ids: readonly string[]; readonly now: Date},
): Promise<boolean> => {
  const {numUpdatedRows} = await transaction
    .updateTable('person_merge')
    .set({undone_at: now.toISOString()})
    .where('id', '=', id)
    .where('submission_id', 'in', ids)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
