import {expect, test} from 'vitest';
import {startChatting} from '../../chat/testing/chat-client.ts';
import {mailsIn} from '../../delivery/testing/mailbox.ts';
import {revokeMember} from '../member/member.store.ts';
import {lead} from '../../testing/submissions.ts';
import {startDeskWithPush} from './testing/desk-with-push.ts';

// The time limit also suits slow machines.
const PATIENCE = {timeout: 30_000, interval: 20};

test('a new lead and a waiting visitor reach every device, encrypted and signed, and not a word about them', async () => {
  const {service, addDevice, sendLead, origin} = await startDeskWithPush();
  const devices = await Promise.all([addDevice('agent'), addDevice('assistant')]);
  await sendLead();
  await expect.poll(() => service.taken.length, PATIENCE).toBe(2);
  expect(new Set(service.taken.map(({browser}) => browser))).toEqual(
    new Set(devices.map(({browser}) => browser)),
  );
  for (const {text, headers} of service.taken) {
    expect(JSON.parse(text)).toEqual({kind: 'lead', count: 1, path: '/desk/inbox?unread=1'});
    expect(headers).toMatchObject({ttl: '14400', urgency: 'high', topic: 'lead'});
    for (const typed of Object.values(lead).filter((value) => typeof value === 'string' && value.length > 3))
      expect(text + JSON.stringify(headers)).not.toContain(typed);
  }

  const visitor = await startChatting(origin);
  await visitor.say('My heart hurts, who can I call?');
  await visitor.post('handover', undefined);
  await expect.poll(() => service.taken.length, PATIENCE).toBe(4);
  expect(service.taken.slice(2).map(({text}) => JSON.parse(text) as unknown)).toEqual([
    {kind: 'visitor', count: 1, path: '/desk/inbox?kind=chat'},
    {kind: 'visitor', count: 1, path: '/desk/inbox?kind=chat'},
  ]);
  expect(service.refused).toEqual([]);
});

test('nobody is notified after opting out, signing out, being signed out from elsewhere, or losing access', async () => {
  const desk = await startDeskWithPush();
  const {service, addDevice, request, store, viewOf} = desk;
  expect(await viewOf('owner'), 'before any choice').toMatchObject({kinds: [], devices: []});
  const [owner] = await Promise.all([addDevice('owner'), addDevice('agent'), addDevice('assistant')]);
  expect(await viewOf('owner'), 'the first device').toMatchObject({kinds: ['lead', 'visitor']});
  const sessions = (await (await request('agent', '/me/sessions')).json()) as {
    sessions: readonly {id: string; isCurrent: boolean}[];
  };
  const own = sessions.sessions.find(({isCurrent}) => isCurrent)?.id ?? '';
  expect((await request('agent', `/me/sessions/${own}`, {method: 'DELETE'})).status).toBe(204);
  await revokeMember(store, 'assistant@agency.example', new Date());
  const choice = {kinds: ['visitor'], mail: 'instead'};
  expect((await request('owner', '/me/push', {method: 'PUT', json: choice})).status).toBe(204);
  expect(await viewOf('owner')).toMatchObject({...choice, devices: [{id: owner.id, isCurrent: true}]});
  await desk.sendLead();
  const visitor = await startChatting(desk.origin);
  await visitor.post('handover', undefined);
  await expect.poll(() => service.taken.length, PATIENCE).toBeGreaterThan(0);
  expect(service.taken.map(({browser, text}) => [browser, text.includes('"visitor"')])).toEqual([
    [owner.browser, true],
  ]);

  // "All other sessions" includes the device of a session that has lapsed.
  await store.write(async (transaction) => {
    await transaction.updateTable('push_device').set({session_id: 'lapsed'}).execute();
  });
  expect((await request('owner', '/me/sessions', {method: 'DELETE'})).status).toBe(204);
  expect((await viewOf('owner')).devices).toEqual([]);
  expect(await store.read((db) => db.selectFrom('push_device').selectAll().execute())).toEqual([]);
});

test('a device that no longer exists is deleted, and its member gets a mail that says nothing about the lead', async () => {
  const {service, addDevice, sendLead, dataDir, viewOf, mailTexts} = await startDeskWithPush();
  const {browser} = await addDevice('agent');
  service.answer(browser, (response) => response.writeHead(410).end());
  const {id} = await sendLead();
  const notices = () => mailsIn(dataDir).filter((name) => name.includes('desk.notice'));
  await expect.poll(notices, PATIENCE).toHaveLength(1);
  expect((await viewOf('agent')).devices).toEqual([]);
  const [text = ''] = mailTexts('desk.notice');
  expect(text).toContain('To: agent@agency.example');
  expect(text).toContain(`/desk/people/${id}`);
  for (const typed of [lead.firstName, lead.lastName, lead.email, lead.insuranceType])
    expect(text.replaceAll(id, '')).not.toContain(typed);

  // Without any device, the member gets the mail.
  await sendLead({email: 'second@mail.example'});
  await expect.poll(notices, PATIENCE).toHaveLength(2);
});

test('a push service that hangs keeps no visitor waiting', async () => {
  const {service, addDevice, sendLead, sendContact} = await startDeskWithPush();
  const {browser} = await addDevice('agent');
  service.answer(browser, () => {});
  await sendLead();
  await expect.poll(service.waiting, PATIENCE).toBe(1);
  await sendContact();
  expect(service.waiting(), 'the push service has still not answered').toBe(1);
});

test('the list of devices, the test message and the audit log', async () => {
  const {service, addDevice, request, viewOf} = await startDeskWithPush();
  const first = await addDevice('agent');
  for (let index = 0; index < 8; index += 1) await addDevice('agent');
  const {devices} = await viewOf('agent');
  expect(devices).toHaveLength(8);
  expect(devices.map(({id}) => id)).not.toContain(first.id);
  const test = await request('agent', '/me/push/test', {method: 'POST'});
  expect(await test.json()).toEqual({devices: 8, sent: 8});
  expect(service.taken.map(({text}) => JSON.parse(text) as unknown)).toEqual(
    Array.from({length: 8}, () => ({kind: 'test', count: 1, path: '/desk'})),
  );

  const id = devices[0]?.id ?? '';
  expect((await request('assistant', `/me/push/devices/${id}`, {method: 'DELETE'})).status).toBe(404);
  expect((await request('agent', `/me/push/devices/${id}`, {method: 'DELETE'})).status).toBe(204);
  const log = (await (await request('owner', '/audit')).json()) as {
    entries: readonly {what: string; ids: readonly string[]}[];
  };
  const entries = log.entries.filter(({what}) => what.startsWith('push '));
  expect(entries[0]).toMatchObject({what: 'push remove', ids: [id]});
  expect(entries.slice(1).map(({what}) => what)).toEqual(Array.from({length: 9}, () => 'push add'));

  const tries = Array.from({length: 30}, () => request('agent', '/me/push/test', {method: 'POST'}));
  const statuses = (await Promise.all(tries)).map(({status}) => status);
  expect(statuses).toContain(429);
});

test('a server whose notifications are off gives no key and takes no device', async () => {
  const {request, viewOf, service} = await startDeskWithPush({DESK_PUSH: 'off'});
  expect((await viewOf('agent')).publicKey).toBeNull();
  const {subscription} = service.subscribe('');
  const answer = await request('agent', '/me/push/devices', {method: 'POST', json: subscription});
  expect(answer.status).toBe(404);
});
