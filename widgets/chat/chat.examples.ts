import type {ChatPresence} from '../../contract/chat.ts';
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
const UNKNOWN = {
  ...ANSWER,
  text: 'I am an automatic helper, and I found nothing on our pages that answers this. I would rather not guess.',
  sources: [],
  known: false,
};
const MEDICARE = {
  ...UNKNOWN,
  text: `I can explain Medicare’s dates and rules. I may not compare or recommend Medicare plans here.

Not connected with or endorsed by the United States government or the federal Medicare program.

We do not offer every plan available in your area. Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.`,
};
const CLOSED: ChatPresence = {
  holder: 'waiting',
  isOpen: false,
  isHere: false,
  hours: 'Mon-Fri 8AM-8PM CT',
  usualMinutes: null,
  askContactAfterSeconds: 180,
  hasContact: false,
};

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

const stream = (frames: string): Response =>
  new Response(
    // Stays open, as the server's stream does.
    new ReadableStream({start: (controller) => controller.enqueue(new TextEncoder().encode(frames))}),
  );

const created = (body: unknown) => () => Response.json(body, {status: 201});

const answers: Answers = {
  conversations: created({id: ID, secret: 'secret', greeting: ''}),
  messages: created({id: ID, at: AT, answer: ANSWER}),
  handover: created(CLOSED),
  contact: created({id: ID}),
  events: () => stream(': open\n\n'),
  // The erasure of a conversation; its address ends with the id.
  [ID]: () => new Response(null, {status: 204}),
};

const frame = (name: string, data: unknown): string =>
  `id: 4\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Opens the chat with a server that answers as defined here, and removes the server again. */
const withAnswers = (
  step: (chat: ChatElement, root: ShadowRoot) => Promise<void>,
  changes: Answers = {},
): NonNullable<Example['prepare']> =>
  by(async (chat) => {
    // A page keeps one conversation for each server: each state has a server of its own.
    chat.setAttribute('api', `https://${crypto.randomUUID()}.invalid`);
    const usual = globalThis.fetch;
    globalThis.fetch = async (url) => {
      const name = (typeof url === 'string' ? url : '').split('/').at(-1) ?? '';
      return (changes[name] ?? answers[name])?.() ?? new Response('');
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
  if (!isTrue()) throw new Error('the chat does not reach its state');
};

const textOf = (root: ShadowRoot, selector: string): string =>
  root.querySelector(selector)?.textContent ?? '';

const send = (root: ShadowRoot, text: string): void => {
  const field = root.querySelector('textarea');
  if (field) field.value = text;
  root.querySelector<HTMLFormElement>('.ask')?.requestSubmit();
};

const ask = async (root: ShadowRoot, text: string): Promise<void> => {
  send(root, text);
  await until(() => root.querySelectorAll('.message').length > 2 || textOf(root, '.ask .alert') !== '');
};

const handOver = async (root: ShadowRoot): Promise<void> => {
  root.querySelector<HTMLButtonElement>('.agent')?.click();
  await until(() => textOf(root, '.presence') !== '');
};

const leaveContact = (root: ShadowRoot, name: string, email: string): void => {
  for (const [field, value] of Object.entries({name, email})) {
    const input = root.querySelector<HTMLInputElement>(`.contact [name=${field}]`);
    if (input) input.value = value;
  }
  root.querySelector<HTMLFormElement>('.contact')?.requestSubmit();
};

const never = (): Promise<Response> => new Promise(() => {});
const refusal = (status: number, code: string, detail: string) => () =>
  Response.json({code, detail}, {status});

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
