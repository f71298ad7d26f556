import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {ChatElement} from './chat.element.ts';
import {presenceText} from './late/presence-text.ts';

define(ChatElement);

const ID = '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d';
const AT = '2026-11-22T18:00:00.000Z';

type Handle = (url: string, init: RequestInit) => Response | Promise<Response>;
let handle: Handle;
const calls: {readonly url: string; readonly init: RequestInit}[] = [];

beforeEach(() => {
  calls.length = 0;
  sessionStorage.clear();
  protocol().chosen = null;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    calls.push({url, init});
    return Promise.resolve().then(() => handle(url, init));
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const json = (body: unknown, status = 201): Response => Response.json(body, {status});
let ids = 0;

/** A server that accepts each message and answers it. */
const answering: Handle = (url, init) => {
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

const frame = (id: number) =>
  `id: ${id}\nevent: message\ndata: ${JSON.stringify({id: `a${id}`, at: AT, from: 'agent', text: `Agent ${id}`})}\n\n`;

// Each test has its own server: a conversation belongs to a page and a server.
const mount = async (attributes: Readonly<Record<string, string>> = {}) => {
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

test('sends nothing to the server, and stores nothing, until the first message', async () => {
  handle = answering;
  const {chat, messages, send} = await mount();
  await chat.open();
  expect(calls).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  expect(messages()).toHaveLength(1);
  send('Do you charge?');
  await expect.poll(() => messages()).toHaveLength(3);
  expect(calls.map(({url}) => url.split('/').at(-1))).toEqual(['conversations', 'messages']);
});

test('a long or broken partner id of the page costs no conversation', async () => {
  handle = answering;
  const {chat, messages, send} = await mount({partner: `riverside\n${'x'.repeat(150)}`});
  await chat.open();
  send('Do you charge?');
  await expect.poll(() => messages()).toHaveLength(3);
  const {context} = JSON.parse(calls[0]?.init.body as string) as {context: {partner: string}};
  expect(context.partner).toBe(`riverside ${'x'.repeat(90)}`);
});

test('a long answer is shown from its first line, below the question', async () => {
  handle = (url, init) =>
    url.endsWith('/messages')
      ? json({
          id: 'm-long',
          at: AT,
          answer: {id: 'b-long', text: 'A long sentence. '.repeat(200), sources: [], known: true},
        })
      : answering(url, init);
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('When can I enroll?');
  await expect.poll(() => messages()).toHaveLength(3);
  const log = find('.log').getBoundingClientRect();
  const question = find('.message.visitor').getBoundingClientRect();
  expect(question.top).toBeGreaterThanOrEqual(log.top - 1);
  expect(question.bottom).toBeLessThan(log.bottom);
});

test('opens with the focus in the field, closes with Escape, and returns the focus to the button', async () => {
  handle = answering;
  const {chat, root, find} = await mount();
  find<HTMLButtonElement>('.launch').click();
  await expect.poll(() => root.activeElement?.localName).toBe('textarea');
  expect(find('.launch').getAttribute('aria-expanded')).toBe('true');
  find('textarea').dispatchEvent(
    new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, composed: true}),
  );
  await expect.poll(() => root.activeElement?.className).toBe('launch');
  expect(chat.isOpen).toBe(false);
  expect(find<HTMLElement>('.panel').hidden).toBe(true);
});

test('the button says that it is busy until the panel is there', async () => {
  const {chat, find} = await mount();
  const states: (string | null)[] = [];
  const button = find('.launch');
  new MutationObserver(() => states.push(button.getAttribute('aria-busy'))).observe(button, {
    attributeFilter: ['aria-busy'],
  });
  const opening = chat.open();
  await opening;
  await expect.poll(() => states.at(-1)).toBe('false');
  expect(states).toContain('true');
});

test('a fault in the corner of a page is a card of a few lines, so that the text behind does not show through', async () => {
  const {chat, find} = await mount({placement: 'fixed'});
  chat.bringPanel = () => Promise.reject(new TypeError('offline'));
  await chat.open();
  await expect.poll(() => find('.fault').textContent).not.toBe('');
  const {backgroundColor, borderRadius, width} = getComputedStyle(find('.fault'));
  expect(backgroundColor).toBe('rgb(255, 255, 255)');
  expect(borderRadius).not.toBe('0px');
  expect(Number.parseFloat(width)).toBeLessThanOrEqual(400);
});

test('a draft survives closing, a refusal because of health details, and another language', async () => {
  handle = (url, init) =>
    url.endsWith('/messages')
      ? json({code: 'health-details', detail: 'Please leave out health details.'}, 422)
      : answering(url, init);
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('I have diabetes');
  await expect.poll(() => find('.ask .alert').textContent).not.toBe('');
  expect(find('.ask .alert').textContent).toBe('Please leave out health details.');
  const field = find<HTMLTextAreaElement>('textarea');
  expect(field.value).toBe('I have diabetes');
  expect(messages()).toHaveLength(1);
  chat.close();
  await chat.open();
  protocol().choose('de');
  await expect.poll(() => chat.spoken).toBe('de');
  await chat.updated;
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('I have diabetes');
  expect(find('.ask .send').textContent).toBe('Senden');
});

// An earlier defect: a visitor who pressed the button right after a choice of language saw keys instead of
// texts.
test('a language that was chosen before the panel was opened, and loads after the panel, is used in the panel, too', async () => {
  handle = answering;
  const {chat, find} = await mount();
  const german = vi.spyOn(ChatElement.catalogs, 'de');
  const {promise, resolve: speak} = Promise.withResolvers<Record<string, string>>();
  const texts = await ChatElement.catalogs.de();
  german.mockReturnValue(promise);
  protocol().choose('de');
  await chat.open();
  expect(find('.ask .send').textContent).toBe('Send');
  speak(texts);
  await expect.poll(() => chat.spoken).toBe('de');
  await chat.updated;
  expect(find('.ask .send').textContent).toBe('Senden');
  german.mockRestore();
});

test('a busy server gets retries under the same key, and a message that was never delivered can be sent again', async () => {
  let isBusy = true;
  handle = (url, init) =>
    url.endsWith('/messages') && isBusy
      ? new Response('{"code":"unavailable","detail":"Busy"}', {status: 503, headers: {'Retry-After': '60'}})
      : answering(url, init);
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('Hello');
  await expect.poll(() => find('.message .plain')).not.toBeNull();
  expect(find('.ask .alert').textContent).toContain('Not sent');
  isBusy = false;
  find<HTMLButtonElement>('.message .plain').click();
  await expect.poll(() => messages()).toHaveLength(3);
  const keys = calls
    .filter(({url}) => url.endsWith('/messages'))
    .map(({init}) => (init.headers as Record<string, string>)['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

test('the handover gives the page the id and no secret, and after hours the panel asks for an address', async () => {
  handle = answering;
  const {chat, find, send, messages} = await mount();
  const heard = new Promise<unknown>((resolve) => {
    chat.addEventListener('lamplight-handover', (event) => resolve((event as CustomEvent).detail), {
      once: true,
    });
  });
  await chat.open();
  send('Hello');
  await expect.poll(() => messages()).toHaveLength(3);
  find<HTMLButtonElement>('.agent').click();
  expect(await heard).toEqual({conversation: ID});
  expect(find<HTMLElement>('.contact').hidden).toBe(false);
  expect(find('.presence').textContent).toContain('Mon-Fri');
});

const t: ChatElement['t'] = (key) => key;

test('a visitor sees that the desk is open, also after hours and before asking for anybody', () => {
  const presence = {holder: 'bot', isOpen: false, isHere: false, hours: 'Mon-Fri'} as const;
  const at = {...presence, usualMinutes: null, askContactAfterSeconds: 180, hasContact: false};
  expect(presenceText(at, t)).toBe('');
  expect(presenceText({...at, isHere: true}, t)).toBe('here');
  expect(presenceText({...at, isHere: true, holder: 'waiting'}, t)).toBe('waitingOpen here hours');
  expect(presenceText({...at, holder: 'waiting'}, t)).toBe('waitingClosed hours');
});

test('an agent’s message appears once though two streams deliver it, and is announced while the panel is closed', async () => {
  let opened = 0;
  const last: (string | undefined)[] = [];
  handle = (url, init) => {
    if (!url.endsWith('/events')) return answering(url, init);
    opened += 1;
    last.push((init.headers as Record<string, string>)['Last-Event-ID']);
    // The first stream breaks after its event; the second sends the event again.
    return opened === 1
      ? new Response(frame(4))
      : new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode(frame(4) + frame(5))),
          }),
        );
  };
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('Hello');
  await expect.poll(() => messages()).toHaveLength(3);
  find<HTMLButtonElement>('.agent').click();
  await expect.poll(() => messages()).toContain('Agent 4');
  await expect.poll(() => find('.status').textContent).toContain('Disconnected');
  chat.close();
  await expect.poll(() => messages()).toContain('Agent 5');
  expect(messages().filter((text) => text === 'Agent 4')).toHaveLength(1);
  expect(last[1]).toBe('4');
  await chat.updated;
  expect(find('.count').textContent).toBe('1');
  expect(find('.fault').textContent).toBe('1 new message');
});

test('an element that is removed and inserted again continues the conversation', async () => {
  handle = answering;
  const api = `https://${crypto.randomUUID()}.example`;
  const first = await mount({api});
  await first.chat.open();
  first.send('Hello');
  await expect.poll(() => first.messages()).toHaveLength(3);
  // This page's scripts come from the page itself: as on the agency's own site, the session is kept.
  expect(sessionStorage.getItem('lamplightChat')).toContain(ID);
  first.chat.remove();
  const second = await mount({api});
  await second.chat.open();
  await expect.poll(() => calls.some(({url}) => url.endsWith('/events'))).toBe(true);
});

test('erasing empties the log and deletes the secret', async () => {
  handle = answering;
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('Hello');
  await expect.poll(() => messages()).toHaveLength(3);
  find<HTMLButtonElement>('.foot .plain').click();
  await expect.poll(() => messages()).toHaveLength(1);
  expect(sessionStorage.getItem('lamplightChat')).toBeNull();
});
