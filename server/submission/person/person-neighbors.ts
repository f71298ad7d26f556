import type {Kysely} from 'kysely';
import {personUnderAnyKey} from '../../keys/person.ts';
import type {Schema} from '../../storage/schema.ts';
import type {Reading} from '../read-records.ts';
import type {ReadRecord} from '../submission-record.ts';

/** The maximum of submissions of one person: nobody sends more, and a larger group is a wrong merge. */
export const MOST_OF_PERSON = 200;
// The number of rows that are read for all addresses together; only a flood of submissions has more.
const MOST_TOGETHER = 2_000;

/** Returns, for each submission, the others of the same address and the submissions that a member has merged with the submission. */
export const neighborsOf = async (
  db: Kysely<Schema>,
  {keyring}: Reading,
  found: readonly ReadRecord[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const peopleOf = new Map(
    found.map(({record: {id, answers}}) => {
      const email = answers['email'] ?? '';
      return [id, email === '' ? [] : personUnderAnyKey(keyring, email)] as const;
    }),
  );
  const idsOf = await idsOfPeople(db, [...new Set([...peopleOf.values()].flat())]);
  const neighbors = new Map(
    [...peopleOf].map(([id, people]) => [id, new Set(people.flatMap((person) => idsOf.get(person) ?? []))]),
  );
  for (const [one, other] of await mergesOf(db, [...peopleOf.keys()])) {
    neighbors.get(one)?.add(other);
    neighbors.get(other)?.add(one);
  }
  return neighbors;
};

const idsOfPeople = async (
  db: Kysely<Schema>,
  people: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (people.length === 0) return new Map();
  const read = async (some: readonly string[], most: number) =>
    await db
      .selectFrom('submission')
      .select(['id', 'person'])
      .where('person', 'in', some)
      .where('erased_at', 'is', null)
      .limit(most)
      .execute();
  const together = await read(people, MOST_TOGETHER);
  const rows = together.length < MOST_TOGETHER ? together : [];
  // A flood from one address must not hide the submissions from other addresses.
  if (together.length >= MOST_TOGETHER)
    for (const person of people) rows.push(...(await read([person], MOST_OF_PERSON)));
  const idsOf = new Map<string, string[]>();
  for (const {id, person} of rows) {
    const ids = idsOf.get(person) ?? [];
    if (ids.length < MOST_OF_PERSON) ids.push(id);
    idsOf.set(person, ids);
  }
  return idsOf;
};

const mergesOf = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<readonly (readonly [string, string])[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('person_merge')
    .select(['submission_id', 'other_id'])
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('submission_id', 'in', ids), eb('other_id', 'in', ids)]))
    .execute();
  return rows.map(({submission_id: one, other_id: other}) => [one, other]);
};
