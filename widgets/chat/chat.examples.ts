import type {Example} from '../conformance/example.ts';
import {ChatElement} from './chat.element.ts';

const by =
  (step: (chat: ChatElement) => Promise<void>): NonNullable<Example['prepare']> =>
  (element) =>
    element instanceof ChatElement ? step(element) : undefined;

const ID = '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d';
const AT = '2026-11-22T18:00:00.000Z';
const ANSWER = {
  id: '01a1fd78-8aa1-71ad-a709-e8fb8fdba10e',
  text: 'Comparing insurance with us and enrolling through us costs you nothing.',
  sources: [
    {title: 'What does your help cost, and what happens to my answers?', href: '/#faq-cost-and-privacy'},
  ],
  known: true,
};
const WAITING = {
  holder: 'waiting',
  isOpen: false,
  isHere: false,
  hours: 'Mon-Fri 8AM-8PM CT',
  usualMinutes: null,
  askContactAfterSeconds: 180,
  hasContact: false,
};

const answers: Readonly<Record<string, unknown>> = {
  conversations: {id: ID, secret: 'secret', greeting: ''},
  messages: {id: ID, at: AT, answer: ANSWER},
  handover: WAITING,
};

/** Opens the chat with a server that answers as defined here, and removes the server again. */
const withAnswers = (
  step: (chat: ChatElement, root: ShadowRoot) => Promise<void>,
  changes: Readonly<Record<string, () => Response>> = {},
) =>
  by(async (chat) => {
    const usual = globalThis.fetch;
    globalThis.fetch = (url) => {
      const name = (typeof url === 'string' ? url : '').split('/').at(-1) ?? '';
      const answer = answers[name];
      return Promise.resolve(
        // A new response each time, because a body can be read only once.
        changes[name]?.() ?? (answer ? Response.json(answer, {status: 201}) : new Response('')),
      );
    };
    try {
      await chat.open();
      if (chat.shadowRoot) await step(chat, chat.shadowRoot);
    } finally {
      globalThis.fetch = usual;
    }
  });

const until = async (isTrue: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 100 && !isTrue(); tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
};

const ask = async (root: ShadowRoot, text: string): Promise<void> => {
  const field = root.querySelector('textarea');
  if (field) field.value = text;
  root.querySelector<HTMLFormElement>('.ask')?.requestSubmit();
  await until(
    () =>
      root.querySelectorAll('.message').length > 2 ||
      [...root.querySelectorAll('.alert')].some(({textContent}) => textContent !== ''),
  );
};

/** Every state of the chat. */
export const examples: readonly Example[] = [
  {name: 'closed'},
  {name: 'in the corner', attributes: {placement: 'fixed'}},
  {name: 'open', prepare: by((chat) => chat.open())},
  {
    name: 'answered with a source',
    prepare: withAnswers((_chat, root) => ask(root, 'Do you charge for your help?')),
  },
  {
    name: 'waits for the agent after hours',
    prepare: withAnswers(async (_chat, root) => {
      root.querySelector<HTMLButtonElement>('.agent')?.click();
      await until(() => root.querySelector('.presence')?.textContent !== '');
    }),
  },
  {
    name: 'health details refused',
    prepare: withAnswers((_chat, root) => ask(root, 'I have diabetes'), {
      messages: () =>
        Response.json({code: 'health-details', detail: 'Please leave out health details.'}, {status: 422}),
    }),
  },
  {
    name: 'dark, in the corner, open',
    attributes: {placement: 'fixed', theme: 'dark'},
    prepare: by((chat) => chat.open()),
  },
];
