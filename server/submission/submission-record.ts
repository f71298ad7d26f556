import type {Kysely} from 'kysely';
import type {Keyring} from '../keys/keyring.ts';
import {unsealRow} from '../keys/sealed-fields.ts';
import {readSavedContacts, type SavedAnswers} from './saved-results-record.ts';
import type {Schema, SubmissionKind} from '../storage/schema.ts';

type ConsentRecord = {
  readonly kind: string;
  readonly textVersion: string;
  readonly textSha256: string;
  readonly agreedAt: string;
  readonly recordedAt: string;
  readonly withdrawnAt: string | null;
};

type Envelope = {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly receivedAt: string;
  readonly held: boolean;
  readonly heldFor: readonly string[];
  readonly supersededBy: string | null;
  readonly erasedAt: string | null;
  readonly consents: readonly ConsentRecord[];
  readonly lang: string;
  readonly partner: string;
  readonly origin: string;
  readonly page: string;
  readonly widget: string;
};

/** A quote request, a contact message or saved results with everything we keep of it; the answers of an erased one are empty. */
export type SubmissionRecord = Envelope &
  Partial<SavedAnswers> & {
    readonly answers: Readonly<Record<string, string>>;
  };

/** Which records to read: one by its id, some by their ids' beginning, or all of them, current ones or superseded ones too. */
export type Selection =
  | {readonly id: string}
  | {readonly idPrefix: string}
  | {readonly withSuperseded: boolean};

/** Reads records, oldest first, each once. Erased ones are found by their id only. Throws SealError when the keys do not fit. */
export const readRecords = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  selection: Selection,
): Promise<readonly SubmissionRecord[]> => {
  let query = db.selectFrom('submission').selectAll().orderBy('received_at').orderBy('id');
  if ('id' in selection) query = query.where('id', '=', selection.id);
  else if ('idPrefix' in selection) query = query.where('id', 'like', `${selection.idPrefix}%`);
  else {
    query = query.where('erased_at', 'is', null);
    if (!selection.withSuperseded) query = query.where('superseded_by', 'is', null);
  }
  const rows = await query.execute();
  const only = 'id' in selection ? selection.id : undefined;
  const answers = await readAnswers(db, keyring, only);
  const consents = await readConsents(db, only);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    held: row.held_for !== '',
    heldFor: row.held_for.split(' ').filter((reason) => reason !== ''),
    supersededBy: row.superseded_by,
    erasedAt: row.erased_at,
    consents: consents.get(row.id) ?? [],
    lang: row.lang,
    partner: row.partner,
    origin: row.origin,
    page: row.page,
    widget: row.widget,
    answers: answers.get(row.id) ?? {},
  }));
};

// Of one submission, or of all of them.
const readAnswers = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  only: string | undefined,
): Promise<Map<string, Readonly<Record<string, string>>>> => {
  const answers = new Map<string, Readonly<Record<string, string>>>();
  const leads = db
    .selectFrom('lead')
    .selectAll()
    .$if(only !== undefined, (query) => query.where('submission_id', '=', only ?? ''));
  const messages = db
    .selectFrom('contact_message')
    .selectAll()
    .$if(only !== undefined, (query) => query.where('submission_id', '=', only ?? ''));
  for (const sealed of await leads.execute()) {
    const row = unsealRow(keyring, 'lead', sealed);
    answers.set(row.submission_id, {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      insuranceType: row.insurance_type,
    });
  }
  for (const sealed of await messages.execute()) {
    const {submission_id: id, ...message} = unsealRow(keyring, 'contact_message', sealed);
    answers.set(id, message);
  }
  for (const [id, contact] of await readSavedContacts(db, keyring, only)) answers.set(id, contact);
  return answers;
};

const readConsents = async (
  db: Kysely<Schema>,
  only: string | undefined,
): Promise<Map<string, readonly ConsentRecord[]>> => {
  const rows = await db
    .selectFrom('consent')
    .selectAll()
    .$if(only !== undefined, (query) => query.where('submission_id', '=', only ?? ''))
    .orderBy('submission_id')
    .orderBy('position')
    .execute();
  const byId = Map.groupBy(rows, ({submission_id: id}) => id);
  return new Map(
    [...byId].map(([id, consents]) => [
      id,
      consents.map((consent) => ({
        kind: consent.kind,
        textVersion: consent.text_version,
        textSha256: consent.text_sha256,
        agreedAt: consent.agreed_at,
        recordedAt: consent.recorded_at,
        withdrawnAt: consent.withdrawn_at,
      })),
    ]),
  );
};
