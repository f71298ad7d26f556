import type {Kysely} from 'kysely';
import type {Schema} from '../storage/schema.ts';

/** A person who withdraws consents. */
export type Person = {
  /** The submission whose link was used. */
  readonly submissionId: string;
  /** The sender's hashes under every key. */
  readonly persons: readonly string[];
};

/**
 * Starts a query with `theirs`: the submission of the link, all submissions of the same address, and all
 * submissions that these have replaced.
 */
export const submissionsOf = (db: Kysely<Schema>, {submissionId, persons}: Person) =>
  db.withRecursive('theirs', (query) =>
    query
      .selectFrom('submission')
      .select('submission.id')
      .where((eb) => eb.or([eb('submission.id', '=', submissionId), eb('submission.person', 'in', persons)]))
      .union(
        query
          .selectFrom('submission')
          .innerJoin('theirs', 'theirs.id', 'submission.superseded_by')
          .select('submission.id'),
      ),
  );

/** Lists the ids of a person's submissions with a consent in force, oldest first. */
export const standingOf = async (db: Kysely<Schema>, person: Person): Promise<readonly string[]> => {
  const rows = await submissionsOf(db, person)
    .selectFrom('consent')
    .select('consent.submission_id as id')
    .distinct()
    .where('consent.withdrawn_at', 'is', null)
    .where('consent.submission_id', 'in', (query) => query.selectFrom('theirs').select('theirs.id'))
    .orderBy('id')
    .execute();
  return rows.map(({id}) => id);
};

/**
 * Lists the ids of the person's submissions that were withdrawn at the same moment as the given submission,
 * including that submission, oldest first.
 */
export const withdrawnTogether = async (db: Kysely<Schema>, person: Person): Promise<readonly string[]> => {
  const rows = await submissionsOf(db, person)
    .selectFrom('consent')
    .select('consent.submission_id as id')
    .distinct()
    .where('consent.submission_id', 'in', (query) => query.selectFrom('theirs').select('theirs.id'))
    .where('consent.withdrawn_at', 'in', (query) =>
      query
        .selectFrom('consent as own')
        .select('own.withdrawn_at')
        .where('own.submission_id', '=', person.submissionId),
    )
    .orderBy('id')
    .execute();
  return rows.map(({id}) => id);
};
