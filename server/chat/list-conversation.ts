import type {Transact} from '../storage/store.ts';
import {insertInboxItem} from '../submission/inbox/inbox-item.store.ts';
import type {IndexedTerms} from '../submission/inbox/search-terms.ts';

/**
 * Adds a conversation to the desk's list, unless the list already contains it. The list has no conversations that
 * only the search answers.
 */
export const listConversation = async (
  transaction: Transact,
  id: string,
  search: IndexedTerms & {readonly at: string},
): Promise<void> => {
  const listed = await transaction
    .selectFrom('inbox_item')
    .select('submission_id')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (listed) return;
  const submission = await transaction
    .selectFrom('submission')
    .select(['id', 'kind', 'lang', 'partner', 'page', 'held_for'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await insertInboxItem(transaction, submission, search);
};
