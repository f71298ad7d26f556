import type {ConversationTable} from '../../storage/tables/chat-tables.ts';
import {CommandError} from '../command-error.ts';
import {parseIdPrefix} from '../leads/id-prefix.ts';
import type {Vault} from '../vault.ts';

/** A conversation with the language of its visitor. */
export type FoundConversation = ConversationTable & {readonly lang: string; readonly received_at: string};

/** Finds the conversation whose id begins with a text. Throws CommandError for none or several matches, UsageError for an invalid id. */
export const findConversation = async (
  {store}: Pick<Vault, 'store'>,
  given: string,
): Promise<FoundConversation> => {
  const prefix = parseIdPrefix(given);
  const [one, ...more] = await store.read((db) =>
    db
      .selectFrom('conversation')
      .innerJoin('submission', 'submission.id', 'conversation.submission_id')
      .selectAll('conversation')
      .select(['submission.lang', 'submission.received_at'])
      .where('conversation.submission_id', 'like', `${prefix}%`)
      .limit(2)
      .execute(),
  );
  if (!one) throw new CommandError(`There is no conversation ${given}.`);
  if (more.length > 0) throw new CommandError(`Several ids begin with ${given}. Give more of the id.`);
  return one;
};
