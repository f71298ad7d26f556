import type {Example} from '../conformance/example.ts';
import {
  ask,
  AT,
  by,
  CLOSED,
  created,
  frame,
  handOver,
  ID,
  leaveContact,
  MEDICARE,
  never,
  refusal,
  send,
  stream,
  textOf,
  UNKNOWN,
  until,
  withAnswers,
} from './scripted-chat.ts';

/** Every state of the chat. */
export const examples: readonly Example[] = [
  {name: 'closed'},
  {name: 'in the corner', attributes: {placement: 'fixed'}},
  {
    name: 'the panel is loading',
    prepare: by(async (chat) => {
      chat.bringPanel = () => new Promise(() => {});
      void chat.open();
      await chat.updated;
    }),
  },
  {
    name: 'the panel could not be loaded',
    attributes: {placement: 'fixed'},
    prepare: by(async (chat) => {
      chat.bringPanel = () => Promise.reject(new TypeError('offline'));
      await chat.open();
    }),
  },
  {name: 'open', prepare: by((chat) => chat.open())},
  {
    name: 'sending the first question',
    attributes: {placement: 'fixed'},
    prepare: withAnswers(
      async (_chat, root) => {
        send(root, 'Do you charge for your help?');
        await until(() => textOf(root, '.status') !== '');
      },
      {messages: never},
    ),
  },
  {
    name: 'answered with a source',
    prepare: withAnswers((_chat, root) => ask(root, 'Do you charge for your help?')),
  },
  {
    name: 'answered on the agency’s own site',
    attributes: {placement: 'fixed', site: globalThis.location?.origin ?? ''},
    prepare: withAnswers((_chat, root) => ask(root, 'Do you charge for your help?')),
  },
  {
    name: 'declined',
    prepare: withAnswers((_chat, root) => ask(root, 'Who won the game last night?'), {
      messages: created({id: ID, at: AT, answer: UNKNOWN}),
    }),
  },
  {
    name: 'no Medicare plan is recommended',
    attributes: {placement: 'fixed'},
    prepare: withAnswers((_chat, root) => ask(root, 'Which Medicare plan is best for me?'), {
      messages: created({id: ID, at: AT, answer: MEDICARE}),
    }),
  },
  {
    name: 'waits for the agent',
    prepare: withAnswers((_chat, root) => handOver(root), {
      handover: created({...CLOSED, isOpen: true, isHere: true, usualMinutes: 4}),
    }),
  },
  {name: 'waits for the agent after hours', prepare: withAnswers((_chat, root) => handOver(root))},
  {
    name: 'an address is missing',
    attributes: {placement: 'fixed'},
    prepare: withAnswers(async (_chat, root) => {
      await handOver(root);
      leaveContact(root, 'Rosa', 'rosa@');
      await until(() => textOf(root, '.contact .alert') !== '');
    }),
  },
  {
    name: 'an address was left',
    prepare: withAnswers(async (_chat, root) => {
      await handOver(root);
      leaveContact(root, 'Rosa', 'rosa@example.com');
      await until(() => root.querySelector('.contact [role=status]') !== null);
    }),
  },
  {
    name: 'the agent answers',
    attributes: {placement: 'fixed'},
    prepare: withAnswers(
      async (_chat, root) => {
        await ask(root, 'Hello, may I ask something?');
        // Her answer may replace the line that says whether she is there.
        root.querySelector<HTMLButtonElement>('.agent')?.click();
        await until(() => root.querySelector('.message.agent') !== null);
      },
      {
        handover: created({...CLOSED, isOpen: true, isHere: true}),
        events: () =>
          stream(frame('message', {id: 'agent', at: AT, from: 'agent', text: 'Hello, this is Nora.'})),
      },
    ),
  },
  {
    name: 'a new message while closed',
    attributes: {placement: 'fixed'},
    prepare: withAnswers(
      async (chat, root) => {
        await handOver(root);
        chat.close();
        await until(() => textOf(root, '.count') !== '');
      },
      {
        events: async () => {
          await new Promise((resolve) => {
            setTimeout(resolve, 100);
          });
          return stream(frame('message', {id: 'agent', at: AT, from: 'agent', text: 'Hello.'}));
        },
      },
    ),
  },
  {
    name: 'disconnected',
    attributes: {placement: 'fixed'},
    prepare: withAnswers(
      async (_chat, root) => {
        await handOver(root);
        await until(() => textOf(root, '.status') !== '');
      },
      {events: () => Promise.reject(new TypeError('offline'))},
    ),
  },
  {
    name: 'a message was not sent',
    prepare: withAnswers((_chat, root) => ask(root, 'Do you charge for your help?'), {
      messages: refusal(500, 'internal', ''),
    }),
  },
  {
    name: 'the conversation has ended',
    attributes: {placement: 'fixed'},
    prepare: withAnswers(
      async (_chat, root) => {
        root.querySelector<HTMLButtonElement>('.agent')?.click();
        await until(() => textOf(root, '.status') !== '');
      },
      {events: refusal(401, 'unauthorized', '')},
    ),
  },
  {
    name: 'erased',
    prepare: withAnswers(async (_chat, root) => {
      await ask(root, 'Do you charge for your help?');
      root.querySelector<HTMLButtonElement>('.foot .plain')?.click();
      await until(() => textOf(root, '.status') !== '');
    }),
  },
  {
    name: 'health details refused',
    prepare: withAnswers((_chat, root) => ask(root, 'I have diabetes'), {
      messages: refusal(422, 'health-details', 'Please leave out health details.'),
    }),
  },
  {
    name: 'dark, in the corner, open',
    attributes: {placement: 'fixed', theme: 'dark'},
    prepare: by((chat) => chat.open()),
  },
];
