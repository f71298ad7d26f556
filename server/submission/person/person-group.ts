import type {Kysely} from 'kysely';
import type {Schema} from '../../storage/schema.ts';
import {readRecordsOf, type Reading} from '../read-records.ts';
import type {ReadRecord} from '../submission-record.ts';
import {MOST_OF_PERSON, neighborsOf} from './person-neighbors.ts';

/** All submissions of one person, newest first, without erased ones. */
export type SubmissionGroup = readonly ReadRecord[];

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
    if (group.size > MOST_OF_PERSON) break;
    for (const other of neighbors.get(each) ?? []) group.add(other);
  }
  return [...group];
};
