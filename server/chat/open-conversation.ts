import {UUID_PATTERN} from '../../contract/idempotency.ts';
import type {Store} from '../storage/store.ts';
import type {OpenConversation} from './chat.service.ts';
import {ConversationError} from './conversation-error.ts';
import {isSecretOf} from '../keys/secret.ts';

/**
 * Reads a conversation with its secret. Throws ConversationError `unauthorized` both for a wrong secret and for an unknown conversation, so
 * that the answer does not reveal which ids exist.
 */
export const openConversation = async (
  store: Pick<Store, 'read'>,
  {id, secret}: {readonly id: string; readonly secret: string | undefined},
): Promise<OpenConversation> => {
  if (secret === undefined || !UUID_PATTERN.test(id)) throw new ConversationError('unauthorized');
  const found = await store.read((db) =>
    db
      .selectFrom('conversation')
      .innerJoin('submission', 'submission.id', 'conversation.submission_id')
      .selectAll('conversation')
      .select([
        'submission.lang',
        'submission.partner',
        'submission.page',
        'submission.widget',
        'submission.widget_version',
      ])
      .where('conversation.submission_id', '=', id.toLowerCase())
      .executeTakeFirst(),
  );
  if (!found || !isSecretOf(found.secret_sha256, secret)) throw new ConversationError('unauthorized');
  return found;
};
