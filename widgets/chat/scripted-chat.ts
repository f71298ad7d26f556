/** The chat with a scripted server, for its examples. */
import type {ChatPresence} from '../../contract/chat.ts';
import type {Example} from '../conformance/example.ts';
import {ChatElement} from './chat.element.ts';

/** Prepares a state of the chat by a step. */
export const by =
  (step: (chat: ChatElement) => Promise<void>): NonNullable<Example['prepare']> =>
  (element) =>
    element instanceof ChatElement ? step(element) : undefined;

/** The id of the conversation. */
export const ID = '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d';

/** The time of every message. */
export const AT = '2026-11-22T18:00:00.000Z';
const ANSWER = {
  id: '01a1fd78-8aa1-71ad-a709-e8fb8fdba10e',
  text: 'Comparing insurance with us and enrolling through us costs you nothing.',
  sources: [
    {title: 'What does your help cost, and what happens to my answers?', href: '/#faq-cost-and-privacy'},
  ],
  known: true,
};

/** An answer to a question that no page answers. */
export const UNKNOWN = {
  ...ANSWER,
  text: 'I am an automatic helper, and I found nothing on our pages that answers this. I would rather not guess.',
  sources: [],
  known: false,
};

/** The answer to a question for a recommended plan of Medicare. */
export const MEDICARE = {
  ...UNKNOWN,
  text: `I can explain Medicare’s dates and rules. I may not compare or recommend Medicare plans here.

Not connected with or endorsed by the United States government or the federal Medicare program.

We do not offer every plan available in your area. Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.`,
};

/** The presence after hours of a visitor who waits. */
export const CLOSED: ChatPresence = {
  holder: 'waiting',
  isOpen: false,
  isHere: false,
  hours: 'Mon-Fri 8AM-8PM CT',
  usualMinutes: null,
  askContactAfterSeconds: 180,
  hasContact: false,
};

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** Answers with events, and leaves the stream open. */
export const stream = (frames: string): Response =>
  new Response(
    // Stays open, as the server's stream does.
    new ReadableStream({start: (controller) => controller.enqueue(new TextEncoder().encode(frames))}),
  );

/** Answers 201 with a body. */
export const created = (body: unknown) => () => Response.json(body, {status: 201});

const answers: Answers = {
  conversations: created({id: ID, secret: 'secret', greeting: ''}),
  messages: created({id: ID, at: AT, answer: ANSWER}),
  handover: created(CLOSED),
  contact: created({id: ID}),
  events: () => stream(': open\n\n'),
  // The erasure of a conversation; its address ends with the id.
  [ID]: () => new Response(null, {status: 204}),
};

/** Writes an event of the stream. */
export const frame = (name: string, data: unknown): string =>
  `id: 4\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Opens the chat with a server that answers as defined here, and removes the server again. */
export const withAnswers = (
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

/** Waits for a state. Throws when the state does not come within a second. */
export const until = async (isTrue: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 100 && !isTrue(); tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  if (!isTrue()) throw new Error('the chat does not reach its state');
};

/** Returns the text of the first match of a selector, or an empty text. */
export const textOf = (root: ShadowRoot, selector: string): string =>
  root.querySelector(selector)?.textContent ?? '';

/** Sends a message without waiting for its answer. */
export const send = (root: ShadowRoot, text: string): void => {
  const field = root.querySelector('textarea');
  if (field) field.value = text;
  root.querySelector<HTMLFormElement>('.ask')?.requestSubmit();
};

/** Sends a message, and waits for the answer or the refusal. */
export const ask = async (root: ShadowRoot, text: string): Promise<void> => {
  send(root, text);
  await until(() => root.querySelectorAll('.message').length > 2 || textOf(root, '.ask .alert') !== '');
};

/** Asks for the agent, and waits for the line about her presence. */
export const handOver = async (root: ShadowRoot): Promise<void> => {
  root.querySelector<HTMLButtonElement>('.agent')?.click();
  await until(() => textOf(root, '.presence') !== '');
};

/** Sends the form for the contact details. */
export const leaveContact = (root: ShadowRoot, name: string, email: string): void => {
  for (const [field, value] of Object.entries({name, email})) {
    const input = root.querySelector<HTMLInputElement>(`.contact [name=${field}]`);
    if (input) input.value = value;
  }
  root.querySelector<HTMLFormElement>('.contact')?.requestSubmit();
};

/** Never answers. */
export const never = (): Promise<Response> => new Promise(() => {});

/** Answers with a problem. */
export const refusal = (status: number, code: string, detail: string) => () =>
  Response.json({code, detail}, {status});
