import {notifyProcesses} from '../../storage/notify.ts';
import {insertRow, prepared} from '../../storage/prepared.ts';
import type {InboxItemTable} from '../../storage/tables/desk-tables.ts';
import type {SubmissionTable} from '../../storage/tables/submission-tables.ts';
import type {Transact} from '../../storage/store.ts';
import {listedPage} from './listed-page.ts';
import type {IndexedTerms} from './search-terms.ts';

const NO_TERMS: IndexedTerms = {terms: [], indexedWith: ''};

const insertUnread = prepared((db, submissionId: string, at: string) =>
  db
    .insertInto('inbox_unread')
    .columns(['submission_id', 'activity_at', 'member_id'])
    .expression((eb) =>
      eb
        .selectFrom('inbox_member')
        .select([eb.val(submissionId).as('submission_id'), eb.val(at).as('activity_at'), 'member_id'])
        // Without a condition, SQLite reads ON CONFLICT as the condition of a join.
        .where((where) => where.lit(true)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'submission_id'])
        .doUpdateSet((set) => ({activity_at: set.ref('excluded.activity_at')})),
    ),
);

/** Adds a record to the desk's list, unread for every member. */
export const insertInboxItem = async (
  transaction: Transact,
  submission: Pick<SubmissionTable, 'id' | 'kind' | 'lang' | 'partner' | 'page' | 'held_for'>,
  {at, terms, indexedWith}: IndexedTerms & {readonly at: string},
): Promise<void> => {
  const {id, kind, lang, partner, page, held_for: heldFor} = submission;
  await insertRow(transaction, 'inbox_item', {
    submission_id: id,
    kind,
    lang,
    partner,
    page: listedPage(page),
    flag: heldFor === '' ? '' : 'flagged',
    state: 'new',
    version: 1,
    activity_at: at,
    changed_at: at,
    indexed_with: indexedWith,
    terms: terms.join(' '),
    answered_at: null,
    is_shared: 0,
  });
  for (const term of terms)
    await insertRow(transaction, 'search_term', {term, activity_at: at, submission_id: id});
  await insertUnread(transaction, id, at);
  await notifyProcesses(transaction, id);
};

/** Records a change of a record, so that open lists and screens show it. */
export const touchInboxItem = async (
  transaction: Transact,
  submissionId: string,
  at: string,
  change: Partial<Pick<InboxItemTable, 'flag' | 'state' | 'version'>> = {},
): Promise<void> => {
  await transaction
    .updateTable('inbox_item')
    .set({...change, changed_at: at})
    .where('submission_id', '=', submissionId)
    .execute();
  await notifyProcesses(transaction, submissionId);
};

/** Records a change of the records of a person. Proceeds in the order of the ids, to prevent deadlocks between writers. */
export const touchInboxItems = async (
  transaction: Transact,
  submissionIds: readonly string[],
  at: Date,
): Promise<void> => {
  for (const id of submissionIds.toSorted()) await touchInboxItem(transaction, id, at.toISOString());
};

/**
 * Records the first answer of a person of the agency to a visitor. A new record becomes contacted; any other state is a person's decision
 * and stays.
 */
export const markAnswered = async (
  transaction: Transact,
  submissionIds: readonly string[],
  at: string,
): Promise<void> => {
  // Proceeds in the order of the ids, to prevent deadlocks between writers.
  for (const id of submissionIds.toSorted()) {
    await transaction
      .updateTable('inbox_item')
      .set({answered_at: at})
      .where('submission_id', '=', id)
      .where('answered_at', 'is', null)
      .where('flag', '!=', 'gone')
      .execute();
    const {numUpdatedRows} = await transaction
      .updateTable('inbox_item')
      .set((eb) => ({state: 'contacted', version: eb('version', '+', 1), changed_at: at}))
      .where('submission_id', '=', id)
      .where('state', '=', 'new')
      .where('flag', '!=', 'gone')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await notifyProcesses(transaction, id);
  }
};

/** Returns the time of the first reply, mail or noted call that is stored under a record; null if there is none. */
export const answeredAt = async (transaction: Transact, id: string): Promise<string | null> => {
  const moments = await transaction
    .selectFrom('conversation')
    .select('answered_at as at')
    .where('submission_id', '=', id)
    .unionAll((eb) => eb.selectFrom('person_mail').select('at').where('submission_id', '=', id))
    .unionAll((eb) =>
      eb.selectFrom('person_note').select('at').where('submission_id', '=', id).where('is_call', '=', 1),
    )
    .execute();
  return moments.flatMap(({at}) => at ?? []).toSorted()[0] ?? null;
};

/** Moves a record to the top of the list, unread, because its visitor has written again. Does nothing for an unlisted record. */
export const raiseInboxItem = async (
  transaction: Transact,
  submissionId: string,
  at: string,
): Promise<void> => {
  const item = await lockItem(transaction, submissionId);
  if (!item || item.flag === 'gone') return;
  await moveTerms(transaction, submissionId, {item, to: at});
  await transaction
    .updateTable('inbox_item')
    .set({activity_at: at, changed_at: at})
    .where('submission_id', '=', submissionId)
    .execute();
  await insertUnread(transaction, submissionId, at);
};

/** Replaces the terms of a listed record. */
export const setTerms = async (
  transaction: Transact,
  submissionId: string,
  {terms, indexedWith}: IndexedTerms,
): Promise<void> => {
  const item = await lockItem(transaction, submissionId);
  if (!item || item.flag === 'gone') return;
  await deleteTerms(transaction, submissionId, item);
  await transaction
    .updateTable('inbox_item')
    .set({terms: terms.join(' '), indexed_with: indexedWith})
    .where('submission_id', '=', submissionId)
    .execute();
  for (const term of terms)
    await insertRow(transaction, 'search_term', {
      term,
      activity_at: item.activity_at,
      submission_id: submissionId,
    });
};

/** Lists a record under another language. */
export const setLanguage = async (
  transaction: Transact,
  submissionId: string,
  lang: string,
): Promise<void> => {
  await transaction
    .updateTable('inbox_item')
    .set({lang})
    .where('submission_id', '=', submissionId)
    .where('lang', '!=', lang)
    .where('flag', '!=', 'gone')
    .execute();
};

/**
 * Removes an erased or replaced record from the list and the search. The state and the times stay, and so does
 * `kept`: the hash of a number whose owner has withdrawn.
 */
export const closeInboxItem = async (
  transaction: Transact,
  submissionId: string,
  at: string,
  kept: IndexedTerms = NO_TERMS,
): Promise<void> => {
  const item = await lockItem(transaction, submissionId);
  if (!item) return;
  await deleteTerms(transaction, submissionId, item);
  for (const term of kept.terms)
    await insertRow(transaction, 'search_term', {
      term,
      activity_at: item.activity_at,
      submission_id: submissionId,
    });
  await transaction.deleteFrom('inbox_unread').where('submission_id', '=', submissionId).execute();
  await transaction
    .updateTable('inbox_item')
    .set({
      flag: 'gone',
      terms: kept.terms.join(' '),
      indexed_with: kept.indexedWith,
      partner: '',
      page: '',
      changed_at: at,
    })
    .where('submission_id', '=', submissionId)
    .execute();
  await notifyProcesses(transaction, submissionId);
};

type LockedItem = Pick<InboxItemTable, 'terms' | 'flag' | 'activity_at'>;

// Locks the row, so that no second writer adds terms between this read and the deletion.
const lockItem = async (transaction: Transact, submissionId: string): Promise<LockedItem | undefined> =>
  await transaction
    .updateTable('inbox_item')
    .set((eb) => ({version: eb.ref('version')}))
    .where('submission_id', '=', submissionId)
    .returning(['terms', 'flag', 'activity_at'])
    .executeTakeFirst();

/** Deletes the terms of a record. The condition names the whole key, because a frequent word has many rows. */
export const deleteTerms = async (
  transaction: Transact,
  submissionId: string,
  {terms, activity_at: at}: Pick<InboxItemTable, 'terms' | 'activity_at'>,
): Promise<void> => {
  await transaction
    .deleteFrom('search_term')
    .where('term', 'in', terms.split(' '))
    .where('activity_at', '=', at)
    .where('submission_id', '=', submissionId)
    .execute();
};

const moveTerms = async (
  transaction: Transact,
  submissionId: string,
  {item, to}: {readonly item: LockedItem; readonly to: string},
): Promise<void> => {
  await transaction
    .updateTable('search_term')
    .set({activity_at: to})
    .where('term', 'in', item.terms.split(' '))
    .where('activity_at', '=', item.activity_at)
    .where('submission_id', '=', submissionId)
    .execute();
};
