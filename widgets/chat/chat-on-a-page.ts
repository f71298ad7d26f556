/** The chat on a page with a scripted server, for its tests in a browser. */
import {afterEach, beforeEach, expect, vi} from 'vitest';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {ChatElement} from './chat.element.ts';

/** The id of the conversation that the server opens. */
export const ID = '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d';
/** The time of every message. */
export const AT = '2026-11-22T18:00:00.000Z';

type Handle = (url: string, init: RequestInit) => Response | Promise<Response>;
let handle: Handle;

/** Answers all further requests of this test. */
export const serve = (next: Handle): void => {
  handle = next;
};

/** The requests of this test. */
export const calls: {readonly url: string; readonly init: RequestInit}[] = [];

/** Registers the element, and gives each test of the file an empty page without a conversation. Call this once in a file. */
export const useEmptyPages = (): void => {
  define(ChatElement);

  beforeEach(() => {
    calls.length = 0;
    sessionStorage.clear();
    protocol().chosen = null;
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      calls.push({url, init});
      return Promise.resolve().then(() => handle(url, init));
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
};

/** Answers with a body. */
export const json = (body: unknown, status = 201): Response => Response.json(body, {status});
let ids = 0;

/** A server that accepts each message and answers it. */
export const answering: Handle = (url, init) => {
  if (url.endsWith('/conversations')) return json({id: ID, secret: 's', greeting: 'Hi'});
  if (init.method === 'DELETE') return new Response(null, {status: 204});
  if (url.endsWith('/messages'))
    return json({
      id: `m${(ids += 1)}`,
      at: AT,
      answer: {id: `b${ids}`, text: `Answer ${ids}`, sources: [{title: 'Page', href: '/#faq'}], known: true},
    });
  if (url.endsWith('/handover'))
    return json(
      {
        holder: 'waiting',
        isOpen: false,
        isHere: false,
        hours: 'Mon-Fri',
        usualMinutes: null,
        askContactAfterSeconds: 180,
        hasContact: false,
      },
      200,
    );
  return new Response(new ReadableStream(), {status: 200});
};

/** Writes a message of the agent as an event of the stream. */
export const frame = (id: number) =>
  `id: ${id}\nevent: message\ndata: ${JSON.stringify({id: `a${id}`, at: AT, from: 'agent', text: `Agent ${id}`})}\n\n`;

/** Mounts a chat with a server of its own, because a conversation belongs to a page and a server. */
export const mount = async (attributes: Readonly<Record<string, string>> = {}) => {
  const chat = document.createElement('lamplight-chat') as ChatElement;
  for (const [name, value] of Object.entries({
    lang: 'en',
    api: `https://${crypto.randomUUID()}.example`,
    ...attributes,
  }))
    chat.setAttribute(name, value);
  document.body.append(chat);
  await expect.poll(() => chat.spoken).not.toBeNull();
  await chat.updated;
  const root = chat.shadowRoot as ShadowRoot;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller of a selector knows the type, as with querySelector itself
  const find = <Type extends Element>(selector: string) => root.querySelector<Type>(selector) as Type;
  const messages = () => [...root.querySelectorAll('.message .text')].map((node) => node.textContent);
  const send = (text: string) => {
    find<HTMLTextAreaElement>('textarea').value = text;
    find<HTMLFormElement>('.ask').requestSubmit();
  };
  return {chat, root, find, messages, send};
};
