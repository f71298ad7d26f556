import type {Kysely} from 'kysely';
import type {TimelineEntry} from '../../../contract/desk-person.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {sealRow, unsealRow} from '../../keys/sealed-fields.ts';
import type {Schema} from '../../storage/schema.ts';
import type {PersonNoteTable} from '../../storage/tables/desk-tables.ts';
import type {Transact} from '../../storage/store.ts';
import type {SeesText} from '../sharing/reader.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';

type Note = Extract<TimelineEntry, {readonly kind: 'note'}>;

/** Reads the notes about a person with their earlier texts, as far as the member sees the texts. Throws SealError. */
export const readNotes = async (
  db: Kysely<Schema>,
  {keyring, sees}: {readonly keyring: Keyring; readonly sees: SeesText},
  ids: readonly string[],
): Promise<readonly Note[]> => {
  const rows = await db.selectFrom('person_note').selectAll().where('submission_id', 'in', ids).execute();
  const opened = rows.map((row) => unsealRow(keyring, 'person_note', row));
  const earlier = Map.groupBy(opened, ({note_of: id}) => id);
  return (earlier.get('') ?? []).map((row) => noteOf(row, {earlier: earlier.get(row.id) ?? [], sees}));
};

const noteOf = (
  row: PersonNoteTable,
  {earlier, sees}: {readonly earlier: readonly PersonNoteTable[]; readonly sees: SeesText},
): Note => ({
  kind: 'note',
  id: row.id,
  at: row.at,
  version: row.version,
  isCall: row.is_call === 1,
  ...textOf(row, sees),
  earlier: earlier.toSorted((one, other) => other.version - one.version).map((text) => textOf(text, sees)),
});

const textOf = (
  {submission_id: id, at, edited_at: editedAt, member, text}: PersonNoteTable,
  sees: SeesText,
) => {
  const isTextHidden = !sees({id, author: member});
  return {member, writtenAt: editedAt ?? at, text: isTextHidden ? '' : text, isTextHidden};
};

/** A new note. The browser creates the `id`, so that a note that is sent twice is stored once. */
export type NewNote = Pick<PersonNoteTable, 'id' | 'submission_id' | 'at' | 'member' | 'text'> & {
  readonly isCall: boolean;
};

/** Stores a note, unless it is already stored. */
export const keepNote = async (
  transaction: Transact,
  keyring: Keyring,
  {isCall, ...note}: NewNote,
): Promise<void> => {
  const row = {...note, is_call: isCall ? 1 : 0, version: 1, note_of: '', edited_at: null};
  await transaction
    .insertInto('person_note')
    .values(sealRow(keyring.current, 'person_note', row))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A new text of a note, with the version that the member saw. */
export type NoteChange = {
  readonly id: string;
  /** The submissions of the person. */
  readonly ids: readonly string[];
  readonly version: number;
  readonly text: string;
  readonly member: string;
  readonly now: Date;
};

/** The outcome of a change. */
export type NoteChanged = 'changed' | 'changed-meanwhile' | 'not-found';

/**
 * Changes the text of a note and keeps the earlier text. A note that another member has changed in the meantime
 * stays unchanged. Throws SealError.
 */
export const changeNote = async (
  transaction: Transact,
  keyring: Keyring,
  {id, ids, version, text, member, now}: NoteChange,
): Promise<NoteChanged> => {
  // The update locks the row, so that of two concurrent changes to the same version one fails.
  const stored = await transaction
    .updateTable('person_note')
    .set((eb) => ({version: eb.ref('version')}))
    .where('id', '=', id)
    .where('note_of', '=', '')
    .where('submission_id', 'in', ids)
    .returningAll()
    .executeTakeFirst();
  if (!stored) return 'not-found';
  if (stored.version !== version) return 'changed-meanwhile';
  const before = unsealRow(keyring, 'person_note', stored);
  const earlier = {...before, id: timeOrderedId(now), note_of: id, at: before.edited_at ?? before.at};
  const next = {...before, text, member, version: version + 1, edited_at: now.toISOString()};
  await transaction
    .insertInto('person_note')
    .values(sealRow(keyring.current, 'person_note', {...earlier, edited_at: null}))
    .execute();
  await transaction
    .updateTable('person_note')
    .set(sealRow(keyring.current, 'person_note', next))
    .where('id', '=', id)
    .execute();
  return 'changed';
};
