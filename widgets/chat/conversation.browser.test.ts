import {expect, test} from 'vitest';
import {answering, calls, frame, ID, json, mount, serve, useEmptyPages} from './chat-on-a-page.ts';
import type {ChatElement} from './chat.element.ts';
import {presenceText} from './late/presence-text.ts';

useEmptyPages();

test('a long or broken partner id of the page costs no conversation', async () => {
  serve(answering);
  const {chat, messages, send} = await mount({partner: `riverside\n${'x'.repeat(150)}`});
  await chat.open();
  send('Do you charge?');
  await expect.poll(() => messages()).toHaveLength(3);
  const {context} = JSON.parse(calls[0]?.init.body as string) as {context: {partner: string}};
  expect(context.partner).toBe(`riverside ${'x'.repeat(90)}`);
});

test('a busy server gets retries under the same key, and a message that was never delivered can be sent again', async () => {
  let isBusy = true;
  serve((url, init) =>
    url.endsWith('/messages') && isBusy
      ? new Response('{"code":"unavailable","detail":"Busy"}', {status: 503, headers: {'Retry-After': '60'}})
      : answering(url, init),
  );
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
  serve(answering);
  const {chat, find, send, messages} = await mount();
  const heard: unknown[] = [];
  chat.addEventListener('lamplight-handover', (event) => heard.push((event as CustomEvent).detail));
  await chat.open();
  send('Hello');
  await expect.poll(() => messages()).toHaveLength(3);
  find<HTMLButtonElement>('.agent').click();
  await expect.poll(() => heard).toEqual([{conversation: ID}]);
  expect(find<HTMLElement>('.contact').hidden).toBe(false);
  expect(find('.presence').textContent).toContain('Mon-Fri');
  // An impatient visitor presses again; the agent was notified already.
  find<HTMLButtonElement>('.agent').click();
  await expect.poll(() => calls.filter(({url}) => url.endsWith('/handover'))).toHaveLength(2);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(heard).toHaveLength(1);
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
  serve((url, init) => {
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
  });
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('Hello');
  await expect.poll(() => messages()).toHaveLength(3);
  find<HTMLButtonElement>('.agent').click();
  await expect.poll(() => messages()).toContain('Agent 4');
  await expect.poll(() => find('.status').textContent).toContain('Disconnected');
  // The box contains the whole text, and looks like a message and not like the button that asks for the agent.
  const box = find('.message.agent');
  expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
  expect(getComputedStyle(box).fontWeight).toBe('400');
  chat.close();
  await expect.poll(() => messages()).toContain('Agent 5');
  expect(messages().filter((text) => text === 'Agent 4')).toHaveLength(1);
  expect(last[1]).toBe('4');
  await chat.updated;
  expect(find('.count').textContent).toBe('1');
  expect(find('.fault').textContent).toBe('1 new message');
});

test('an element that is removed and inserted again continues the conversation', async () => {
  serve(answering);
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
  serve(answering);
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('Hello');
  await expect.poll(() => messages()).toHaveLength(3);
  find<HTMLButtonElement>('.foot .plain').click();
  await expect.poll(() => messages()).toHaveLength(1);
  expect(sessionStorage.getItem('lamplightChat')).toBeNull();
});

const gone = () => json({code: 'unauthorized', detail: ''}, 401);

test('a conversation that the agent erases leaves the screen of the visitor who waits', async () => {
  const erasure = Promise.withResolvers<undefined>();
  let opened = 0;
  serve((url, init) => {
    if (!url.endsWith('/events')) return answering(url, init);
    opened += 1;
    if (opened > 1) return gone();
    return new Response(
      new ReadableStream({
        start: async (stream) => {
          stream.enqueue(new TextEncoder().encode(frame(4)));
          await erasure.promise;
          stream.close();
        },
      }),
    );
  });
  const {chat, find, messages, send} = await mount({lang: 'es'});
  await chat.open();
  send('Hello');
  await expect.poll(() => messages()).toHaveLength(3);
  chat.close();
  find<HTMLButtonElement>('.agent').click();
  await expect.poll(() => messages()).toContain('Agent 4');
  find<HTMLTextAreaElement>('textarea').value = 'a draft';
  erasure.resolve(undefined);
  await expect.poll(() => messages(), {timeout: 5_000}).toHaveLength(1);
  expect(find('.status').textContent).toContain('La conversación se borró. Su próximo');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('a draft');
  expect(sessionStorage.getItem('lamplightChat')).toBeNull();
});

test('a visitor who writes into an erased conversation reads that it is gone, keeps the text, and sends it in a new one', async () => {
  let isErased = false;
  serve((url, init) => (isErased && url.endsWith('/messages') ? gone() : answering(url, init)));
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('Hello');
  await expect.poll(() => messages()).toHaveLength(3);
  isErased = true;
  send('One more thing');
  await expect.poll(() => messages()).toHaveLength(1);
  await expect.poll(() => find<HTMLTextAreaElement>('textarea').value).toBe('One more thing');
  expect(find('.status').textContent).toContain('was erased. Your next message');
  expect(find('.ask .alert').textContent).toBe('');
  isErased = false;
  find<HTMLFormElement>('.ask').requestSubmit();
  await expect.poll(() => messages()).toHaveLength(3);
  expect(calls.filter(({url}) => url.endsWith('/conversations'))).toHaveLength(2);
});

test('a panel that is opened again shows nothing of a conversation that was erased meanwhile', async () => {
  let isErased = false;
  serve((url, init) => (isErased && url.endsWith('/events') ? gone() : answering(url, init)));
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('Hello');
  await expect.poll(() => messages()).toHaveLength(3);
  chat.close();
  await chat.updated;
  isErased = true;
  await chat.open();
  await expect.poll(() => messages()).toHaveLength(1);
  expect(find('.status').textContent).toContain('was erased. Your next message');
});

test('a visitor who erases a conversation with an address reads no thanks for the address in the next one', async () => {
  serve((url, init) => (url.endsWith('/contact') ? json({id: ID}) : answering(url, init)));
  const {chat, find, messages} = await mount();
  await chat.open();
  find<HTMLButtonElement>('.agent').click();
  await expect.poll(() => find('.contact input')).not.toBeNull();
  find<HTMLInputElement>('.contact [name=name]').value = 'Ana';
  find<HTMLInputElement>('.contact [name=email]').value = 'ana@example.com';
  find<HTMLFormElement>('.contact').requestSubmit();
  await expect.poll(() => find('.contact').textContent).toContain('Thank you');
  find<HTMLButtonElement>('.foot .plain').click();
  await expect.poll(() => find('.status').textContent).toContain('erased');
  expect(messages()).toHaveLength(1);
  find<HTMLButtonElement>('.agent').click();
  await expect.poll(() => find<HTMLElement>('.contact').hidden).toBe(false);
  expect(find<HTMLInputElement>('.contact [name=email]').value).toBe('');
});
