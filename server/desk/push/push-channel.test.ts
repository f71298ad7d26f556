import {expect, onTestFinished, test} from 'vitest';
import {FIRST_CHOICE, saveChoice} from './choice.store.ts';
import {saveDevice} from './device.store.ts';
import {pushKeyOf} from './push-key.ts';
import {createPushChannel} from './push-channel.ts';
import {startPushService} from './testing/push-service.ts';
import type {PushMail} from '../../../contract/desk-push.ts';
import {addLead, eventOf, eventReaderOf} from '../../delivery/testing/outbox.ts';
import {DeliveryWorker} from '../../delivery/worker.ts';
import {createLog} from '../../log/log.ts';
import {createStorePlace, openTestVault} from '../../testing/test-store.ts';
import {saveMember} from '../member/member.store.ts';

const AT = '2026-11-22T15:00:00.000Z';
const IDS = ['01a1fd78-8aa1-71ad-a709-e8fb8fdba101', '01a1fd78-8aa1-71ad-a709-e8fb8fdba102'] as const;
const PATIENCE = {timeout: 30_000, interval: 20};
const log = createLog('silent');
const clock = () => new Date();

// Opens a store with members and their devices, and the channel at a moment that the test sets.
type Scene = {readonly mail?: PushMail; readonly devices?: number; readonly mailed?: readonly string[]};

const setUp = async ({mail = 'instead', devices = 1, mailed = []}: Scene = {}) => {
  const place = await createStorePlace();
  const vault = openTestVault(place);
  const {store} = vault;
  const service = await startPushService();
  onTestFinished(service.stop);
  let now = new Date(AT);
  const {publicKey} = await pushKeyOf(vault, now);
  const member = await saveMember(
    store,
    {mail: 'Nora@agency.example', name: 'Nora', role: 'agent', language: 'de'},
    now,
  );
  await saveChoice(store, member.id, {choice: {...FIRST_CHOICE, mail}});
  const session = {id: 's', member, createdAt: AT};
  const keyring = await vault.keys.ring();
  const browsers = Array.from({length: devices}, () => service.subscribe(publicKey));
  for (const {subscription} of browsers)
    await saveDevice({store, keyring, now}, {session, subscription, device: 'Phone'});
  const own = [service.origin];
  const channel = createPushChannel({
    ...vault,
    now: () => now,
    log,
    subject: 'mailto:a@b.example',
    own,
    mailed,
  });
  await addLead(store, IDS[0]);
  const event = eventOf({id: IDS[0]}, {id: `${IDS[0]}:lead.received`});
  const notices = async () =>
    (
      await store.read((db) =>
        db.selectFrom('outbox').select('topic').where('topic', '=', 'desk.notice').execute(),
      )
    ).length;
  return {
    store,
    vault,
    service,
    browsers,
    channel,
    own,
    notices,
    at: (moment: string) => (now = new Date(moment)),
    deliver: (isLast = false) =>
      channel.deliver({...event, createdAt: AT}, AbortSignal.timeout(30_000), isLast),
  };
};

test('a push service that asks to wait is given time, and the other devices get no message twice', async () => {
  const {service, browsers, deliver, at, notices, store} = await setUp({devices: 2});
  const [busy] = browsers;
  if (!busy) throw new Error('no browser');
  service.answer(busy, (response) => response.writeHead(429, {'Retry-After': '120'}).end());
  await expect(deliver()).rejects.toMatchObject({code: 'push-later', retryAfterMs: 120_000});
  expect(service.taken.map(({browser}) => browser)).toEqual([browsers[1]]);
  service.answer(busy, undefined);
  at('2026-11-22T15:02:00.000Z');
  await deliver();
  expect(service.taken.map(({browser}) => browser)).toEqual([browsers[1], busy]);
  expect(await notices()).toBe(0);
  expect(await store.read((db) => db.selectFrom('push_sent').selectAll().execute())).toEqual([]);
});

test('whom no device reaches within ten minutes gets one mail', async () => {
  const {service, browsers, deliver, at, notices} = await setUp();
  for (const browser of browsers) service.answer(browser, (response) => response.writeHead(503).end());
  await expect(deliver()).rejects.toMatchObject({retryAfterMs: 0});
  expect(await notices(), 'there is still time').toBe(0);
  at('2026-11-22T15:10:00.000Z');
  await deliver();
  await deliver(true);
  expect(await notices()).toBe(1);
});

test('a service that asks for an hour is not waited for', async () => {
  const {service, browsers, deliver, notices} = await setUp();
  const later = new Date(Date.now() + 3_600_000).toUTCString();
  for (const browser of browsers)
    service.answer(browser, (response) => response.writeHead(429, {'Retry-After': later}).end());
  await deliver();
  expect(await notices()).toBe(1);
});

test.each([
  {mail: 'instead', status: 201, mailed: [], mails: 0},
  {mail: 'also', status: 201, mailed: [], mails: 1},
  {mail: 'never', status: 400, mailed: [], mails: 0},
  {mail: 'instead', status: 400, mailed: [], mails: 1},
  // A member who gets every lead by mail needs no second mail.
  {mail: 'instead', status: 400, mailed: ['nora@agency.example'], mails: 0},
] as const)(
  'mail "$mail" when the service answers $status: $mails',
  async ({mail, status, mailed, mails}) => {
    const {service, browsers, deliver, notices} = await setUp({mail, mailed});
    const [browser] = browsers;
    if (!browser) throw new Error('no browser');
    if (status !== 201) service.answer(browser, (response) => response.writeHead(status).end());
    await deliver();
    expect(await notices()).toBe(mails);
  },
);

test('a device whose row does not open keeps no other device waiting, and the others get the message once', async () => {
  const {service, browsers, deliver, store} = await setUp({devices: 2});
  await store.write(async (transaction) => {
    const [first] = await transaction.selectFrom('push_device').select('id').orderBy('id').execute();
    await transaction
      .updateTable('push_device')
      .set({subscription: 'damaged'})
      .where('id', '=', first?.id ?? '')
      .execute();
  });
  await deliver();
  expect(service.taken).toHaveLength(1);
  expect(browsers).toContain(service.taken[0]?.browser);
});

test('a message that was read meanwhile is not sent', async () => {
  const {store, deliver, service} = await setUp();
  await store.write(async (transaction) => {
    const [member] = await transaction.selectFrom('member').select('id').execute();
    await transaction
      .insertInto('inbox_member')
      .values({member_id: member?.id ?? '', since: AT})
      .execute();
  });
  await deliver();
  expect(service.taken).toEqual([]);
});

test('if two processes run, only one of them sends each message', async () => {
  const {store, vault, service, own} = await setUp();
  const others = Array.from({length: 20}, (_, index) => `01a1fd78-8aa1-71ad-a709-e8fb8fdba2${index + 10}`);
  for (const id of others) await addLead(store, id);
  for (let worker = 0; worker < 2; worker += 1) {
    const process = new DeliveryWorker({
      store,
      channels: [
        createPushChannel({...vault, now: clock, log, subject: 'mailto:a@b.example', own, mailed: []}),
      ],
      readEvent: eventReaderOf(store),
      backoff: {firstMs: 1, attempts: 3},
      now: clock,
      log,
      pollMs: 10,
    });
    process.start();
    onTestFinished(() => process.stop(0));
  }
  const settled = async () =>
    (
      await store.read((db) =>
        db.selectFrom('delivery').select('outbox_id').where('state', '=', 'delivered').execute(),
      )
    ).length;
  await expect.poll(settled, PATIENCE).toBe(others.length + 1);
  expect(service.taken).toHaveLength(others.length + 1);
});

test('while nobody wants to be notified, there are no deliveries', async () => {
  const {channel, store} = await setUp();
  expect(await channel.isWanted?.()).toBe(true);
  await store.write(async (transaction) => {
    await transaction.updateTable('push_choice').set({kinds: ''}).execute();
  });
  expect(await channel.isWanted?.()).toBe(false);
});
