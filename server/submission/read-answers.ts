import type {Kysely} from 'kysely';
import type {Keyring} from '../keys/keyring.ts';
import {readableRow} from '../keys/sealed-fields.ts';
import type {Schema} from '../storage/schema.ts';
import {
  faultsOf,
  openSavedAnswers,
  openSavedContact,
  type OpenedValue,
  type SavedAnswers,
} from './saved-results-record.ts';
import type {SubmissionRecord} from './submission-record.ts';

type Answers = OpenedValue<Partial<SavedAnswers> & Pick<SubmissionRecord, 'answers'>>;

/** Reads the answers of submissions by their ids from the tables of their kinds, as far as they can be decrypted. */
export const readAnswers = async (
  db: Kysely<Schema>,
  {keyring, withSavedAnswers}: {readonly keyring: Keyring; readonly withSavedAnswers: boolean},
  ids: readonly string[],
): Promise<ReadonlyMap<string, Answers>> => {
  const found = new Map<string, Answers>();
  const leads = await db.selectFrom('lead').selectAll().where('submission_id', 'in', ids).execute();
  for (const row of leads) {
    const {row: opened, unreadable} = readableRow(keyring, 'lead', row);
    const {first_name: firstName, last_name: lastName, email, phone, insurance_type: insuranceType} = opened;
    found.set(row.submission_id, {
      value: {answers: {firstName, lastName, email, phone, insuranceType}},
      faults: faultsOf('lead', unreadable),
    });
  }
  const messages = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('submission_id', 'in', ids)
    .execute();
  for (const row of messages) {
    const {row: opened, unreadable} = readableRow(keyring, 'contact_message', row);
    const {submission_id: id, ...answers} = opened;
    found.set(id, {value: {answers}, faults: faultsOf('contact_message', unreadable)});
  }
  const conversations = await db
    .selectFrom('conversation')
    .selectAll()
    .where('submission_id', 'in', ids)
    .execute();
  for (const row of conversations) {
    const {row: opened, unreadable} = readableRow(keyring, 'conversation', row);
    const {name, email, phone} = opened;
    found.set(row.submission_id, {
      value: {answers: {name, email, phone}},
      faults: faultsOf('conversation', unreadable),
    });
  }
  const saved = await db.selectFrom('questionnaire').selectAll().where('submission_id', 'in', ids).execute();
  for (const row of saved) {
    const contact = openSavedContact(keyring, row);
    const more = withSavedAnswers ? openSavedAnswers(keyring, row) : {value: {}, faults: []};
    found.set(row.submission_id, {
      value: {...more.value, answers: contact.value},
      faults: [...contact.faults, ...more.faults],
    });
  }
  return found;
};
