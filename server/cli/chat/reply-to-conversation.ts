import {replyTo} from '../../chat/reply-to.ts';
import {MAX_LENGTH} from '../../../contract/limit.ts';
import {countCharacters, isBlank, isCleanText} from '../../../contract/text-rule.ts';
import {logAccess} from '../../evidence/access-log.ts';
import type {Settings} from '../../settings/settings.ts';
import {CommandError} from '../command-error.ts';
import type {Terminal} from '../terminal.ts';
import {UsageError} from '../usage-error.ts';
import {hasStore, withVault} from '../vault.ts';
import {findConversation} from './find-conversation.ts';

/** `reply`: answers a visitor. Throws UsageError for an empty or too long text, CommandError for an unknown conversation. */
export const replyToConversation = async (
  settings: Settings,
  {given, text}: {readonly given: string; readonly text: string},
  {print}: Pick<Terminal, 'print'>,
): Promise<void> => {
  const trimmed = text.trim();
  if (isBlank(trimmed) || !isCleanText(trimmed))
    throw new UsageError('The answer is empty or contains invisible characters.');
  if (countCharacters(trimmed) > MAX_LENGTH.chatText)
    throw new UsageError(`The answer is longer than ${MAX_LENGTH.chatText} characters.`);
  if (!hasStore(settings)) throw new CommandError(`There is no conversation ${given}.`);
  await withVault(settings, async (vault) => {
    const {submission_id: id} = await findConversation(vault, given);
    const now = new Date();
    await logAccess(vault.store, {command: 'chat reply', submissions: [id]}, now);
    const replied = await replyTo(vault, {id, text: trimmed, now});
    if (replied.outcome !== 'replied')
      throw new CommandError(`The conversation ${id} was erased in the meantime.`);
    print(
      replied.isMailed
        ? `Sent to ${id}. Unless the visitor writes within ten minutes, it also goes by email.`
        : `Sent to ${id}. The visitor has left no address and sees the answer on the page only.`,
    );
  });
};
