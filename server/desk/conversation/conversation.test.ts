import {expect, test} from 'vitest';
import type {DeskConversation, InboxPage} from '../../../contract/desk-inbox.ts';
import {openTestVault} from '../../testing/test-store.ts';
import {replyTo} from '../../chat/reply-to.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

type Sender = 'owner' | 'agent';

const open = async () => {
  const desk = await startDesk();
  const {post, request} = desk;
  const {id, secret} = (await (await post('/api/chat/conversations', {language: 'es'})).json()) as {
    id: string;
    secret: string;
  };
  const visitor = async (path: string, body: unknown = {}): Promise<Response> =>
    await post(`/api/chat/conversations/${id}${path}`, body, {Authorization: `Bearer ${secret}`});
  const read = async (who: Sender = 'agent', after = 0): Promise<DeskConversation> =>
    (await (await request(who, `/conversations/${id}?after=${after}`)).json()) as DeskConversation;
  const reply = (who: Sender, text: string, key: string = crypto.randomUUID()) =>
    request(who, `/conversations/${id}/replies`, {
      method: 'POST',
      json: {text},
      headers: {'Idempotency-Key': key},
    });
  const takeOver = (who: Sender, from = '') =>
    request(who, `/conversations/${id}/take-over`, {method: 'POST', json: {from}});
  const list = async (): Promise<InboxPage> => (await (await request('agent', '/inbox')).json()) as InboxPage;
  return {...desk, id, visitor, read, reply, takeOver, list};
};

test('a conversation that the search answers is not listed; once the visitor asks for the agent, it is', async () => {
  const {visitor, list, id} = await open();
  await visitor('/messages', {text: 'What is Medicare?'});
  expect((await list()).rows).toEqual([]);
  await visitor('/handover');
  expect((await list()).rows).toMatchObject([
    // The visitor's words: the automatic answer below them says nothing about the visitor.
    {id, kind: 'chat', isWaiting: true, state: 'new', isUnread: true, line: 'What is Medicare?'},
  ]);
});

test('the agent sees the conversation so far, answers once for each key, and the visitor was contacted', async () => {
  const {visitor, read, reply, list, memberIn} = await open();
  await visitor('/messages', {text: 'Hello?'});
  await visitor('/handover');
  const before = await read();
  expect(before.messages.map(({from}) => from)).toEqual(['visitor', 'bot', 'handover']);
  expect(before).toMatchObject({isWaiting: true, holder: null, lang: 'es', isVisitorHere: false});
  const key = crypto.randomUUID();
  const answers = await Promise.all([reply('agent', 'I am here.', key), reply('agent', 'I am here.', key)]);
  expect(answers.map(({status}) => status)).toEqual([201, 201]);
  const after = await read('agent', before.last);
  expect(after.messages.map(({from, text}) => [from, text])).toEqual([['agent', 'I am here.']]);
  const {id, name} = memberIn('agent');
  expect(after).toMatchObject({isWaiting: false, holder: {id, name}});
  expect((await list()).rows).toMatchObject([
    {state: 'contacted', version: 2, line: 'I am here.', holder: {id}},
  ]);
});

test('if two members answer at the same time, one takes the conversation, and the other sees who did', async () => {
  const {visitor, read, reply, memberIn} = await open();
  await visitor('/handover');
  const answers = await Promise.all([reply('agent', 'Mine.'), reply('owner', 'Mine.')]);
  expect(answers.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const winner = answers[0]?.status === 201 ? memberIn('agent') : memberIn('owner');
  const refused = (await answers.find(({status}) => status === 409)?.json()) as Record<string, unknown>;
  expect(refused).toMatchObject({code: 'conversation-taken', current: {id: winner.id, name: winner.name}});
  expect((await read()).messages.filter(({from}) => from === 'agent')).toHaveLength(1);
});

test('taking over from a colleague names the colleague, and silences the search', async () => {
  const {visitor, takeOver, read, reply, memberIn} = await open();
  await visitor('/handover');
  expect((await takeOver('agent')).status).toBe(204);
  expect((await takeOver('agent')).status).toBe(204);
  expect((await takeOver('owner')).status).toBe(409);
  expect((await takeOver('owner', memberIn('assistant').id)).status).toBe(409);
  expect((await takeOver('owner', memberIn('agent').id)).status).toBe(204);
  expect((await reply('agent', 'Still mine?')).status).toBe(409);
  await visitor('/messages', {text: 'What is Medicare?'});
  expect((await read()).messages.map(({from}) => from)).toEqual(['handover', 'visitor']);
});

test('a new message of the visitor brings the conversation to the top, unread', async () => {
  const {visitor, sendLead, request, list, id} = await open();
  await visitor('/handover');
  await request('agent', `/inbox/${id}`, {method: 'PATCH', json: {isUnread: false}});
  await list();
  await request('agent', `/inbox/${id}`, {method: 'PATCH', json: {isUnread: false}});
  const lead = await sendLead();
  expect((await list()).rows.map((row) => row.id)).toEqual([lead.id, id]);
  await visitor('/messages', {text: 'Are you there?'});
  expect((await list()).rows).toMatchObject([{id, isUnread: true, line: 'Are you there?'}, {id: lead.id}]);
});

test('the command can answer a conversation that a member has taken over', async () => {
  const {visitor, takeOver, read, id, place, memberIn} = await open();
  await visitor('/handover');
  await takeOver('agent');
  const vault = openTestVault(place);
  await replyTo(
    {store: vault.store, keyring: await vault.keys.ring()},
    {id, text: 'By hand.', now: new Date()},
  );
  expect(await read()).toMatchObject({holder: {id: memberIn('agent').id}});
});
