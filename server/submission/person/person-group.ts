import type {Kysely} from 'kysely';
import {personUnderAnyKey} from '../../keys/person.ts';
import type {Schema} from '../../storage/schema.ts';
import {readRecordsOf, type Reading} from '../read-records.ts';
import type {ReadRecord} from '../submission-record.ts';

/** All submissions of one person, newest first, without erased ones. */
export type SubmissionGroup = readonly ReadRecord[];

// No person sends more submissions; a larger group is a wrong merge.
const MOST = 200;
// The number of rows that are read for all addresses together; only a flood of submissions has more.
const MOST_TOGETHER = 2_000;

/**
 * Finds, for each given submission, all submissions of the sender: those with the same email address, and those
 * that a member has merged. Nothing else joins submissions, because several people may share a telephone. An
 * unknown submission has no group. The number of queries does not depend on the number of submissions.
 */
export const readGroups = async (
  db: Kysely<Schema>,
  reading: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SubmissionGroup>> => {
  const records = new Map<string, ReadRecord>();
  const neighbors = new Map<string, ReadonlySet<string>>();
  // Each round reads the results of the previous round: two rounds for people without merges.
  for (let next = [...new Set(ids)]; next.length > 0;) {
    const found = [...(await readRecordsOf(db, reading, next)).values()].filter(
      ({record}) => record.erasedAt === null,
    );
    for (const one of found) records.set(one.record.id, one);
    const others = await neighborsOf(db, reading, found);
    for (const [id, of] of others) neighbors.set(id, of);
    const seen = new Set([...next, ...records.keys()]);
    const led = new Set<string>();
    for (const of of others.values()) for (const id of of) if (!seen.has(id)) led.add(id);
    next = [...led];
  }
  return new Map(
    ids.flatMap((id) => {
      const group = groupFrom(id, neighbors).flatMap((each) => records.get(each) ?? []);
      return records.has(id)
        ? [[id, group.toSorted((one, other) => (one.record.id > other.record.id ? -1 : 1))] as const]
        : [];
    }),
  );
};

const groupFrom = (id: string, neighbors: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] => {
  const group = new Set([id]);
  // The list grows during the loop: each submission may lead to others.
  for (const each of group) {
    if (group.size > MOST) break;
    for (const other of neighbors.get(each) ?? []) group.add(other);
  }
  return [...group];
};

const neighborsOf = async (
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
    for (const person of people) rows.push(...(await read([person], MOST)));
  const idsOf = new Map<string, string[]>();
  for (const {id, person} of rows) {
    const ids = idsOf.get(person) ?? [];
    if (ids.length < MOST) ids.push(id);
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
