import type {ConversationTable} from '../../storage/tables/chat-tables.ts';
import {onlyMatch, parseIdPrefix} from '../leads/id-prefix.ts';
import type {Vault} from '../vault.ts';

/** A conversation with the language of its visitor. */
export type FoundConversation = ConversationTable & {readonly lang: string; readonly received_at: string};

/** Finds the conversation whose id begins with a text. Throws CommandError for none or several matches, UsageError for an invalid id. */
export const findConversation = async (
  {store}: Pick<Vault, 'store'>,
  given: string,
): Promise<FoundConversation> => {
  const prefix = parseIdPrefix(given);
  const matches = await store.read((db) =>
    db
      .selectFrom('conversation')
      .innerJoin('submission', 'submission.id', 'conversation.submission_id')
      .selectAll('conversation')
      .select(['submission.lang', 'submission.received_at'])
      .where('conversation.submission_id', 'like', `${prefix}%`)
      .limit(2)
      .execute(),
  );
  return onlyMatch(matches, given, `There is no conversation ${given}.`);
};
