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
  summary: "Shows conversations of the chat, and sends the agent's answers.",
  notes:
    'A server may be running: the visitor sees an answer at once. Every access is logged: "leads -- accesses".',
  examples: [`${PREFIX} list`, `${PREFIX} reply 01a1fd78-8aa1 "Hello, how can I help?"`],
});

addCommand(chat, 'list', {
  summary: 'Lists conversations in which a visitor asked for the agent, the longest wait first.',
  examples: [`${PREFIX} list`, `${PREFIX} list --all`],
})
  .option('--all', 'also conversations that the agent, or only the search, has answered')
  .option('--wide', 'cut nothing')
  .action(({all = false, wide = false}: {readonly all?: boolean; readonly wide?: boolean}) =>
    listConversations(settings(), {withAll: all, isWide: wide, now: new Date()}, terminal),
  );

addCommand(chat, 'show', {
  summary: 'Shows one conversation in full.',
  examples: [`${PREFIX} show 01a1fd78-8aa1`],
})
  .argument('<id>', 'the id, or the beginning of the id')
  .action((id: string) => showConversation(settings(), id, terminal));

addCommand(chat, 'reply', {
  summary: 'Answers a conversation. After the first answer the search no longer answers there.',
  notes: `Without a text, the command reads the answer from standard input. If the visitor has left an address and does not
react within ten minutes, the answer is sent by email.`,
  examples: [
    `${PREFIX} reply 01a1fd78-8aa1 "Hello, how can I help?"`,
    `${PREFIX} reply 01a1fd78-8aa1 < answer.txt`,
  ],
})
  .argument('<id>', 'the id, or the beginning of the id')
  .argument('[text]', 'the answer')
  .action(async (id: string, text: string | undefined) =>
    replyToConversation(settings(), {given: id, text: text ?? (await textOfStream(process.stdin))}, terminal),
  );

await runProgram(chat);
