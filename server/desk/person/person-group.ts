import type {Kysely} from 'kysely';
import type {Schema} from '../../storage/schema.ts';
import type {Reading} from '../../submission/read-records.ts';
import type {SubmissionGroup} from '../../submission/person/person-group.ts';
import {openSavedAnswers} from '../../submission/saved-results-record.ts';
import type {SubmissionRecord} from '../../submission/submission-record.ts';

/** A submission of a person, with the saved questionnaire. */
export type PersonRecord = SubmissionRecord & {
  /** Whether health answers are stored, decrypted or not. */
  readonly hasHealth: boolean;
};

/** The submissions of one person, newest first, without erased ones. */
export type PersonGroup = readonly PersonRecord[];

/** The dependencies of reading; if `isHealthRead` is false, health answers stay encrypted. */
export type GroupReading = Reading & {readonly isHealthRead: boolean};

/**
 * Decrypts the saved questionnaires of some groups. Returns a function that completes one group and reports the
 * parts that cannot be decrypted.
 */
export const readSaved = async (
  db: Kysely<Schema>,
  {keyring, isHealthRead}: GroupReading,
  groups: Iterable<SubmissionGroup>,
): Promise<(group: SubmissionGroup) => {readonly group: PersonGroup; readonly faults: readonly string[]}> => {
  const ids = [...groups]
    .flat()
    .filter(({record}) => record.kind === 'questionnaire')
    .map(({record}) => record.id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('questionnaire')
          .selectAll()
          .where('submission_id', 'in', [...new Set(ids)])
          .execute();
  const saved = new Map(
    rows.map((row) => {
      const opened = openSavedAnswers(keyring, isHealthRead ? row : {...row, health: ''});
      return [row.submission_id, {...opened, hasHealth: row.health !== ''}];
    }),
  );
  return (group) => ({
    group: group.map(({record}) => {
      const more = saved.get(record.id);
      return {...record, ...more?.value, hasHealth: more?.hasHealth ?? false};
    }),
    faults: group.flatMap(({record, faults}) => [...faults, ...(saved.get(record.id)?.faults ?? [])]),
  });
};
