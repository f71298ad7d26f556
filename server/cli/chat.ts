/** `npm run chat`: shows conversations that wait for the agent, and answers them. */
import {text as textOfStream} from 'node:stream/consumers';
import {readSettings} from '../settings/settings.ts';
import {listConversations} from './chat/list-conversations.ts';
import {replyToConversation} from './chat/reply-to-conversation.ts';
import {showConversation} from './chat/show-conversation.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {processTerminal} from './terminal.ts';

const PREFIX = 'npm run -s chat --';
const terminal = processTerminal();
const settings = () => readSettings(terminal.environment);

const chat = createProgram('npm run chat --', {
  summary: 'Shows conversations of the chat and answers them in the name of the agent.',
  notes:
    'A server may be running: the visitor sees an answer at once. Every look at a conversation is noted: "leads -- accesses".',
  examples: [`${PREFIX} list`, `${PREFIX} reply 01a1fd78-8aa1 "Hello, how can I help?"`],
});

addCommand(chat, 'list', {
  summary: 'Lists conversations that asked for the agent, the longest wait first.',
  examples: [`${PREFIX} list`, `${PREFIX} list --all`],
})
  .option('--all', 'also those that the agent has answered, and those that only the search has answered')
  .option('--wide', 'cut nothing')
  .action(({all = false, wide = false}: {readonly all?: boolean; readonly wide?: boolean}) =>
    listConversations(settings(), {withAll: all, isWide: wide, now: new Date()}, terminal),
  );

addCommand(chat, 'show', {
  summary: 'Shows one conversation in full.',
  examples: [`${PREFIX} show 01a1fd78-8aa1`],
})
  .argument('<id>', 'its id, or the beginning of its id')
  .action((id: string) => showConversation(settings(), id, terminal));

addCommand(chat, 'reply', {
  summary: 'Answers a conversation. From the first answer on the search is silent there.',
  notes: `Without a text, the answer is read from standard input. Where the visitor has left an address, an answer that nobody
reacts to within ten minutes goes by email.`,
  examples: [
    `${PREFIX} reply 01a1fd78-8aa1 "Hello, how can I help?"`,
    `${PREFIX} reply 01a1fd78-8aa1 < answer.txt`,
  ],
})
  .argument('<id>', 'its id, or the beginning of its id')
  .argument('[text]', 'the answer')
  .action(async (id: string, text: string | undefined) =>
    replyToConversation(settings(), {given: id, text: text ?? (await textOfStream(process.stdin))}, terminal),
  );

await runProgram(chat);
