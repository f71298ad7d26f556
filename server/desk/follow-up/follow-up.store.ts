import type {Kysely} from 'kysely';
import type {FollowUpView} from '../../../contract/desk-person.ts';
import type {Day} from '../../../insurance/calendar/day.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {sealRow, unsealRow} from '../../keys/sealed-fields.ts';
import type {FollowUpTable} from '../../storage/tables/desk-tables.ts';
import type {Schema} from '../../storage/schema.ts';
import type {Transact} from '../../storage/store.ts';
import {touchInboxItems} from '../../submission/inbox/inbox-item.store.ts';
import {type Reader, readSharing, type SeesText} from '../sharing/reader.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';

/** Lists the follow-ups of a person, earliest first, with the subjects that the member sees. Throws SealError. */
export const readFollowUps = async (
  db: Kysely<Schema>,
  {keyring, sees}: {readonly keyring: Keyring; readonly sees: SeesText},
  ids: readonly string[],
): Promise<readonly FollowUpView[]> => {
  const rows = await db
    .selectFrom('follow_up')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('due_on')
    .execute();
  return rows.map((row) => followUpView(unsealRow(keyring, 'follow_up', row), sees));
};

/** Returns whether a member does not see the subject of a follow-up. The subject of a review day is the name of a rule, until a member writes another. */
export const isSubjectHidden = (
  {kind, subject, submission_id: id, created_by: author}: FollowUpTable,
  sees: SeesText,
): boolean => subject !== '' && !(kind === 'review' && author === '') && !sees({id, author});

const followUpView = (row: FollowUpTable, sees: SeesText): FollowUpView => {
  const isTextHidden = isSubjectHidden(row, sees);
  return {
    id: row.id,
    kind: row.kind,
    dueOn: row.due_on,
    subject: isTextHidden ? '' : row.subject,
    isTextHidden,
    state: row.state,
    isForVisitor: row.for_visitor === 1,
    version: row.version,
  };
};

/** A follow-up before it is stored. */
export type NewFollowUp = {
  /** The id that the member's device chose, so that a repeated request sets the follow-up once. */
  readonly id?: string | undefined;
  readonly submissionId: string;
  readonly dueOn: Day;
  readonly subject: string;
  readonly isForVisitor: boolean;
  readonly by: string;
  readonly now: Date;
};

/** Adds a follow-up that a member has set, once for each id. The member sees their own subject. */
export const addFollowUp = async (
  transaction: Transact,
  keyring: Keyring,
  {id, submissionId, dueOn, subject, isForVisitor, by, now}: NewFollowUp,
): Promise<FollowUpView> => {
  const row: FollowUpTable = {
    id: id ?? timeOrderedId(now),
    submission_id: submissionId,
    kind: 'agent',
    due_on: dueOn,
    subject,
    state: 'open',
    version: 1,
    for_visitor: isForVisitor ? 1 : 0,
    reminded_for: '',
    created_at: now.toISOString(),
    created_by: by,
    settled_at: null,
  };
  await transaction
    .insertInto('follow_up')
    .values(sealRow(keyring.current, 'follow_up', row))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await touchInboxItems(transaction, [submissionId], now);
  return followUpView(row, () => true);
};

/** A change of a follow-up, based on the version that the member saw. Absent fields stay unchanged. */
export type FollowUpChange = {
  readonly id: string;
  readonly version: number;
  readonly dueOn?: Day | undefined;
  readonly subject?: string | undefined;
  readonly state?: FollowUpTable['state'] | undefined;
  readonly isForVisitor?: boolean | undefined;
  readonly reader: Reader;
  readonly now: Date;
};

/**
 * Changes a follow-up. Returns `gone` if the follow-up does not exist, `changed` if another member has changed it
 * first, `hidden` if the member would replace a subject that the member does not see.
 */
export const changeFollowUp = async (
  transaction: Transact,
  keyring: Keyring,
  {id, version, dueOn, subject, state, isForVisitor, reader, now}: FollowUpChange,
): Promise<FollowUpView | 'gone' | 'changed' | 'hidden'> => {
  if (subject !== undefined && (await wouldReplaceUnseen(transaction, {id, reader}))) return 'hidden';
  // The update of the version locks the row, and reveals whether this is the version that the member saw.
  const {numUpdatedRows} = await transaction
    .updateTable('follow_up')
    .set({version: version + 1})
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const found = await transaction.selectFrom('follow_up').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) return 'gone';
  if (numUpdatedRows === 0n) return 'changed';
  const row = unsealRow(keyring, 'follow_up', found);
  const sees = await readSharing(transaction, reader, [row.submission_id]);
  const next: FollowUpTable = {
    ...row,
    due_on: dueOn ?? row.due_on,
    subject: subject ?? row.subject,
    // An assistant sees the texts that the assistant wrote: a rewritten text belongs to the member who rewrote it.
    created_by: subject === undefined || subject === row.subject ? row.created_by : reader.mail,
    state: state ?? row.state,
    for_visitor: isForVisitor === undefined ? row.for_visitor : isForVisitor ? 1 : 0,
    settled_at: (state ?? row.state) === 'open' ? null : now.toISOString(),
  };
  await transaction
    .updateTable('follow_up')
    .set(sealRow(keyring.current, 'follow_up', next))
    .where('id', '=', id)
    .execute();
  await touchInboxItems(transaction, [row.submission_id], now);
  return followUpView(next, sees);
};

const wouldReplaceUnseen = async (
  transaction: Transact,
  {id, reader}: Pick<FollowUpChange, 'id' | 'reader'>,
): Promise<boolean> => {
  const row = await transaction.selectFrom('follow_up').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row !== undefined && isSubjectHidden(row, await readSharing(transaction, reader, [row.submission_id]))
  );
};
