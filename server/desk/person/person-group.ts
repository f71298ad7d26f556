import type {Kysely} from 'kysely';
import type {Keyring} from '../../keys/keyring.ts';
import {personUnderAnyKey} from '../../keys/person.ts';
import {SealError} from '../../keys/seal.ts';
import type {Schema} from '../../storage/schema.ts';
import {readRecord} from '../../submission/read-records.ts';
import {openSavedAnswers} from '../../submission/saved-results-record.ts';
import type {SubmissionRecord} from '../../submission/submission-record.ts';

/** A submission of a person, with what was saved of a questionnaire. */
export type PersonRecord = SubmissionRecord & {
  /** Whether health answers are kept, read or not. */
  readonly hasHealth: boolean;
};

/** Everything that came from one person, newest first; erased submissions are not among it. */
export type PersonGroup = readonly PersonRecord[];

// One person does not send more; a group that grows further was merged by mistake.
const MOST = 200;

/** The parts that reading needs; with `isHealthRead` false health answers stay sealed. */
export type GroupReading = {
  readonly keyring: Keyring;
  readonly now: Date;
  readonly isHealthRead: boolean;
};

/**
 * Finds everything of the person who sent a submission: what has the same email address, and what a member has merged with it. Nothing else is ever joined:
 * a telephone may be shared. Empty where there is no such submission (any more). Throws SealError.
 */
export const readGroup = async (
  db: Kysely<Schema>,
  reading: GroupReading,
  submissionId: string,
): Promise<PersonGroup> => {
  const found = new Map<string, PersonRecord>();
  const ids = [submissionId];
  // Grows while it is walked: each submission may lead to others.
  for (const id of ids) {
    if (ids.length > MOST) break;
    const record = await readRecord(db, reading, id);
    if (!record || record.erasedAt !== null) continue;
    found.set(id, await withSaved(db, reading, record));
    const others = [
      ...(await ofSameAddress(db, reading.keyring, record.answers['email'] ?? '')),
      ...(await mergedWith(db, id)),
    ];
    ids.push(...others.filter((other) => !ids.includes(other)));
  }
  return [...found.values()].toSorted((one, other) => (one.id > other.id ? -1 : 1));
};

const ofSameAddress = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  email: string,
): Promise<readonly string[]> => {
  if (email === '') return [];
  const rows = await db
    .selectFrom('submission')
    .select('id')
    .where('person', 'in', personUnderAnyKey(keyring, email))
    .where('erased_at', 'is', null)
    .limit(MOST)
    .execute();
  return rows.map(({id}) => id);
};

const mergedWith = async (db: Kysely<Schema>, id: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('person_merge')
    .select(['submission_id', 'other_id'])
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('submission_id', '=', id), eb('other_id', '=', id)]))
    .execute();
  return rows.map(({submission_id: one, other_id: other}) => (one === id ? other : one));
};

const withSaved = async (
  db: Kysely<Schema>,
  {keyring, isHealthRead}: GroupReading,
  record: SubmissionRecord,
): Promise<PersonRecord> => {
  if (record.kind !== 'questionnaire') return {...record, hasHealth: false};
  const row = await db
    .selectFrom('questionnaire')
    .selectAll()
    .where('submission_id', '=', record.id)
    .executeTakeFirst();
  if (!row) return {...record, hasHealth: false};
  const {value, faults} = openSavedAnswers(keyring, isHealthRead ? row : {...row, health: ''});
  if (faults.length > 0) throw new SealError(faults.join('; '));
  return {...record, ...value, hasHealth: row.health !== ''};
};
