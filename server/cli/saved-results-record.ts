import type {Kysely} from 'kysely';
import type {Keyring} from '../privacy/keyring.ts';
import {unsealRow} from '../privacy/sealed-fields.ts';
import type {Schema} from '../storage/schema.ts';

/** What was saved of a questionnaire, as JSON values; `healthAnswers` is null where nothing was said. */
export type SavedAnswers = {readonly savedAnswers: unknown; readonly healthAnswers: unknown};

/** Who saved results, by submission: of one, or of all of them. Throws SealError. */
export async function readSavedContacts(
  db: Kysely<Schema>,
  keyring: Keyring,
  only: string | undefined,
): Promise<Map<string, Readonly<Record<string, string>>>> {
  const rows = await readRows(db, keyring, only);
  return new Map(
    rows.map((row) => [
      row.submission_id,
      {
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        phone: row.phone,
        clientId: row.client_id,
      },
    ]),
  );
}

/**
 * What was saved, by submission. Read apart from the records, by the commands and, without its health answers, for the agent's
 * mail: health answers go into no mail and to no webhook. Throws SealError.
 */
export async function readSavedAnswers(
  db: Kysely<Schema>,
  keyring: Keyring,
  only: string | undefined,
): Promise<Map<string, SavedAnswers>> {
  const rows = await readRows(db, keyring, only);
  return new Map(
    rows.map(({submission_id: id, answers, health}) => [
      id,
      {savedAnswers: parsed(answers), healthAnswers: parsed(health)},
    ]),
  );
}

const parsed = (text: string): unknown => (text === '' ? null : JSON.parse(text));

async function readRows(db: Kysely<Schema>, keyring: Keyring, only: string | undefined) {
  const rows = await db
    .selectFrom('questionnaire')
    .selectAll()
    .$if(only !== undefined, (query) => query.where('submission_id', '=', only ?? ''))
    .execute();
  return rows.map((row) => unsealRow(keyring, 'questionnaire', row));
}
