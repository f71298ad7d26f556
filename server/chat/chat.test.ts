import {randomUUID} from 'node:crypto';
import {connect} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {problemOf} from '../testing/problem-of.ts';
import {contact} from '../testing/submissions.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {openTestStore, openTestVault} from '../testing/test-store.ts';
import {replyTo} from './reply-to.ts';
import {startChatting} from './testing/chat-client.ts';

const PATIENCE = {timeout: 30_000, interval: 20};

test('a question is answered in its language, with its source, and is stored sealed', async () => {
  const {origin, place} = await startTestServer();
  const {id, greeting, say} = await startChatting(origin, 'de');
  expect(greeting).toMatch(/willkommen|Guten Tag|Hallo/iu);
  const {answer} = await say('Was kostet Ihre Beratung?');
  expect(answer).toMatchObject({known: true});
  expect(answer?.sources[0]?.href).toMatch(/^\/de#faq-/u);
  const rows = await openTestStore(place).read((db) =>
    db.selectFrom('chat_event').selectAll().where('submission_id', '=', id).orderBy('seq').execute(),
  );
  expect(rows.map(({seq, kind}) => [seq, kind])).toEqual([
    [1, 'visitor'],
    [2, 'bot'],
  ]);
  expect(rows.every(({text}) => text.startsWith('sealed1.'))).toBe(true);
});

test('the same message under the same key is stored once and answered alike; another text is refused', async () => {
  const {origin} = await startTestServer();
  const {say, post, follow} = await startChatting(origin);
  const key = randomUUID();
  const [first, ...others] = await Promise.all(
    Array.from({length: 5}, () => say('When does open enrollment end?', key)),
  );
  for (const other of others) expect(other).toEqual(first);
  const conflict = await post('messages', {text: 'Something else'}, {'Idempotency-Key': key});
  expect(conflict.status).toBe(409);
  const {texts, stop} = await follow();
  onTestFinished(stop);
  await expect.poll(texts, PATIENCE).toHaveLength(2);
});

test('health details are refused with a warning, and nothing of them is kept', async () => {
  const {origin, place} = await startTestServer();
  const details = {
    en: ['I take insulin, which plan covers it?', 'health'],
    es: ['Tengo diabetes, ¿qué plan?', 'salud'],
    fr: ['Je suis enceinte, quel plan ?', 'santé'],
    de: ['Ich habe Bluthochdruck, geht das?', 'Gesundheit'],
    zh: ['我得了乳腺癌，能买吗', '健康'],
  } as const;
  for (const lang of LANGUAGES) {
    const [text, word] = details[lang];
    const {post} = await startChatting(origin, lang);
    const response = await post('messages', {text}, {'Accept-Language': lang});
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({
      code: 'health-details',
      detail: expect.stringMatching(new RegExp(word, 'iu')),
    });
  }
  const rows = await openTestStore(place).read((db) => db.selectFrom('chat_event').selectAll().execute());
  expect(rows).toEqual([]);
});

test('without the secret a conversation is neither read nor continued, and the answer does not reveal that the conversation exists', async () => {
  const {origin} = await startTestServer();
  const {id} = await startChatting(origin);
  for (const [conversation, secret] of [
    [id, 'wrong'],
    [id, undefined],
    [randomUUID(), 'wrong'],
    ['x', 'wrong'],
  ] as const) {
    const headers: Record<string, string> = {'Content-Type': 'application/json'};
    if (secret !== undefined) headers['Authorization'] = `Bearer ${secret}`;
    const path = `${origin}/api/chat/conversations/${conversation}`;
    const tries = [
      fetch(`${path}/messages`, {method: 'POST', headers, body: '{"text":"a"}'}),
      fetch(`${path}/events`, {headers}),
      fetch(`${path}/handover`, {method: 'POST', headers}),
      fetch(path, {method: 'DELETE', headers}),
    ];
    for (const response of await Promise.all(tries)) {
      expect(response.status).toBe(401);
      expect((await problemOf(response)).code).toBe('unauthorized');
    }
  }
});

test('after the hand-over the search is silent, and the agent is notified once', async () => {
  const {origin, place} = await startTestServer();
  const {id, say, post, follow} = await startChatting(origin);
  await say('Do you charge for your help?');
  for (const response of await Promise.all([post('handover', undefined), post('handover', undefined)])) {
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({holder: 'waiting', askContactAfterSeconds: 180});
  }
  expect((await say('When does open enrollment end?')).answer).toBeNull();
  const {frames, stop} = await follow();
  onTestFinished(stop);
  await expect
    .poll(() => frames.map(({name}) => name), PATIENCE)
    .toEqual(['message', 'message', 'handover', 'message', 'presence']);
  const topics = await openTestStore(place).read((db) =>
    db.selectFrom('outbox').select('topic').where('submission_id', '=', id).execute(),
  );
  expect(topics).toEqual([{topic: 'chat.handover'}]);
});

test('an answer of the agent arrives live, and an interrupted stream resumes at its end', async () => {
  const {origin, place} = await startTestServer();
  const {id, say, post, follow} = await startChatting(origin);
  await say('Do you charge for your help?');
  await post('handover', undefined);
  const first = await follow();
  await expect.poll(() => first.frames.at(-1)?.name, PATIENCE).toBe('presence');
  const vault = openTestVault(place);
  const reply = async (text: string) =>
    await replyTo({store: vault.store, keyring: await vault.keys.ring()}, {id, text, now: new Date()});
  await reply('Hello, this is Nora.');
  await expect.poll(first.texts, PATIENCE).toContain('Hello, this is Nora.');
  const last = first.frames.findLast(({name}) => name === 'message');
  first.stop();
  await first.ended;
  await reply('Are you still there?');
  const second = await follow(last?.id);
  onTestFinished(second.stop);
  await expect.poll(second.texts, PATIENCE).toEqual(['Are you still there?']);
  expect((await say('Yes')).answer).toBeNull();
  await expect.poll(second.texts, PATIENCE).toEqual(['Are you still there?', 'Yes']);
});

test('the first human message and a question at the same moment never both get through with an automatic answer after it', async () => {
  const {origin, place} = await startTestServer();
  const vault = openTestVault(place);
  const keyring = await vault.keys.ring();
  for (let round = 0; round < 10; round += 1) {
    const {id, say} = await startChatting(origin);
    await Promise.all([
      replyTo({store: vault.store, keyring}, {id, text: 'I am here.', now: new Date()}),
      ...Array.from({length: 3}, () => say('Do you charge for your help?')),
    ]);
    const kinds = await vault.store.read((db) =>
      db.selectFrom('chat_event').select('kind').where('submission_id', '=', id).orderBy('seq').execute(),
    );
    const after = kinds.map(({kind}) => kind).slice(kinds.findIndex(({kind}) => kind === 'agent'));
    expect(after).not.toContain('bot');
  }
});

test('a stream says what proxies need to know, and a full conversation refuses more', async () => {
  const {origin} = await startTestServer();
  const {follow} = await startChatting(origin);
  const {response, stop} = await follow();
  onTestFinished(stop);
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
  expect(response.headers.get('X-Accel-Buffering')).toBe('no');
  expect(response.headers.get('Content-Encoding')).toBeNull();
});

test('HEAD answers like the stream and ends, so that its connection takes the next request', async () => {
  const {origin, port} = await startTestServer();
  const {id, secret} = await startChatting(origin);
  const path = `/api/chat/conversations/${id}/events`;
  const socket = connect(port, 'localhost').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (part) => void (text += String(part)));
  // RFC 9110 section 11.1: clients may write the scheme in lower case.
  socket.write(`HEAD ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: bearer ${secret}\r\n\r\n`);
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => text, PATIENCE).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"ok":true\}$/u);
  expect(text).toContain('Content-Type: text/event-stream; charset=utf-8');
});

test('a key belongs to its route: a message to the agency and an address left in the chat may share a key', async () => {
  const {origin, post: send, place} = await startTestServer();
  const {post} = await startChatting(origin);
  const key = {'Idempotency-Key': randomUUID()};
  const details = {name: 'Ana Ruiz', email: 'ana@mail.example'};
  const first = await post('contact', details, key);
  expect(first.status).toBe(201);
  expect((await send('/api/contact', contact, key)).status).toBe(201);
  expect(await (await post('contact', details, key)).json()).toEqual(await first.json());
  const other = {...details, email: 'eva@mail.example'};
  expect((await problemOf(await post('contact', other, key))).code).toBe('idempotency-conflict');
  expect(await recordsIn(place)).toHaveLength(2);
});

// A partner is paid for the people who come from the partner's pages.
test('an address that a visitor leaves in the chat belongs to the partner of the page, as the conversation does', async () => {
  const {post: send, place} = await startTestServer();
  const page = {partner: 'brazos-teachers', page: 'https://partner.example/help', widget: 'chat'};
  const opened = await send('/api/chat/conversations', {language: 'es', context: page});
  const {id, secret} = (await opened.json()) as {readonly id: string; readonly secret: string};
  const leave = (email: string, context: object) =>
    send(
      `/api/chat/conversations/${id}/contact`,
      {name: 'Ana Ruiz', email, context},
      {Authorization: `Bearer ${secret}`},
    );
  expect((await leave('ana@mail.example', {})).status).toBe(201);
  expect((await leave('eva@mail.example', {partner: 'other', page: 'https://other.example/'})).status).toBe(
    201,
  );
  const records = await recordsIn(place);
  expect(records).toMatchObject([
    {...page, kind: 'contact', lang: 'es'},
    {...page, kind: 'contact', partner: 'other', page: 'https://other.example/'},
  ]);
});

test('the fifth stream of a conversation ends the first', async () => {
  const {origin} = await startTestServer();
  const {follow} = await startChatting(origin);
  const streams: {readonly stop: () => void; readonly ended: Promise<void>}[] = [];
  for (let count = 0; count < 5; count += 1) {
    const stream = await follow();
    await expect.poll(() => stream.frames.length, PATIENCE).toBe(1);
    streams.push(stream);
  }
  onTestFinished(() => streams.forEach(({stop}) => stop()));
  await streams[0]?.ended;
});

test('streams leave connections for all other visitors', async () => {
  const {origin} = await startTestServer({MAX_CONNECTIONS: '4'});
  const {follow, id, secret} = await startChatting(origin);
  const streams = [await follow(), await follow()];
  onTestFinished(() => streams.forEach(({stop}) => stop()));
  const refused = await fetch(`${origin}/api/chat/conversations/${id}/events`, {
    headers: {Authorization: `Bearer ${secret}`},
  });
  expect(refused.status).toBe(503);
});

test('a partner’s page may read events and erase; another page may not', async () => {
  const {origin, demoOrigin} = await startTestServer();
  const {id} = await startChatting(origin);
  const ask = (from: string, method: string) =>
    fetch(`${origin}/api/chat/conversations/${id}/events`, {
      method: 'OPTIONS',
      headers: {Origin: from, 'Access-Control-Request-Method': method},
    });
  const allowed = await ask(demoOrigin, 'GET');
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(demoOrigin);
  expect(allowed.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*Last-Event-ID/u);
  expect((await ask('https://other.example', 'GET')).status).toBe(403);
});

test('a conversation that its visitor erases is deleted, and its stream sends nothing more', async () => {
  const {origin, place} = await startTestServer();
  const {id, say, erase} = await startChatting(origin);
  await say('Do you charge for your help?');
  expect((await erase()).status).toBe(204);
  expect((await erase()).status).toBe(401);
  const left = await openTestStore(place).read(async (db) => [
    await db.selectFrom('chat_event').select('id').execute(),
    await db.selectFrom('conversation').select('submission_id').execute(),
    await db.selectFrom('submission').select(['id', 'erased_at']).execute(),
  ]);
  expect(left).toEqual([[], [], [{id, erased_at: expect.any(String)}]]);
});
