import {EVENTS_AT_ONCE, readEvents, type ChatEvent} from '../../chat/events/read-events.ts';
import {logAccess} from '../../evidence/access-log.ts';
import {unsealRow} from '../../keys/sealed-fields.ts';
import type {Settings} from '../../settings/settings.ts';
import {oneLine} from '../../submission/one-line.ts';
import {CommandError} from '../command-error.ts';
import type {Terminal} from '../terminal.ts';
import {hasStore, withVault, type Vault} from '../vault.ts';
import {findConversation} from './find-conversation.ts';

/**
 * `show`: prints one conversation in full. Throws CommandError for an unknown conversation, SealError if the
 * conversation cannot be decrypted.
 */
export const showConversation = async (
  settings: Settings,
  given: string,
  {print}: Pick<Terminal, 'print'>,
): Promise<void> => {
  if (!hasStore(settings)) throw new CommandError(`There is no conversation ${given}.`);
  await withVault(settings, async (vault) => {
    const found = await findConversation(vault, given);
    const {submission_id: id, holder, asked_at: asked, lang, received_at: received} = found;
    await logAccess(vault.store, {command: 'chat show', submissions: [id]}, new Date());
    const {name, email, phone} = unsealRow(vault.keyring, 'conversation', found);
    print(`${id}  ${lang}  ${holder}  since ${asked ?? received}`);
    if (email !== '')
      print(
        [name, email, phone]
          .filter((each) => each !== '')
          .map(oneLine)
          .join('  '),
      );
    print('');
    for (const event of await allEvents(vault, id)) print(lineOf(event));
  });
};

const allEvents = async ({store, keyring}: Vault, id: string): Promise<readonly ChatEvent[]> => {
  const events: ChatEvent[] = [];
  for (let size = EVENTS_AT_ONCE; size === EVENTS_AT_ONCE;) {
    const more = await readEvents(store, keyring, {id, after: events.at(-1)?.seq ?? 0});
    events.push(...more);
    size = more.length;
  }
  return events;
};

const lineOf = (event: ChatEvent): string => {
  const at = event.frame.at.slice(0, 16).replace('T', ' ');
  if (event.name === 'handover') return `${at}  -- asks for the agent --`;
  const {from, text} = event.frame;
  // Escapes each line, because a visitor's text must not control the terminal.
  return text
    .split('\n')
    .map((line, place) => `${place === 0 ? `${at}  ${from.padEnd(7)}` : ' '.repeat(25)}  ${oneLine(line)}`)
    .join('\n');
};
