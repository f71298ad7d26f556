import {once} from 'node:events';
import {expect, onTestFinished, test} from 'vitest';
import {lead} from '../../testing/submissions.ts';
import {startProcess} from '../../testing/start-process.ts';
import {createStorePlace, openTestVault} from '../../testing/test-store.ts';
import {saveMember} from '../member/member.store.ts';
import {FIRST_CHOICE, saveChoice} from './choice.store.ts';
import {saveDevice} from './device.store.ts';
import {pushKeyOf} from './push-key.ts';
import {startPushService} from './testing/push-service.ts';

const PATIENCE = {timeout: 30_000, interval: 50};

const sendLead = async (origin: string): Promise<void> => {
  const {status} = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(lead),
  });
  expect(status).toBe(201);
};

// Starts two processes with one store, and adds a member with two devices.
const setUp = async () => {
  const place = await createStorePlace();
  const service = await startPushService();
  onTestFinished(service.stop);
  const start = () => startProcess(place, {PUSH_SERVICES: service.origin, DELIVERY_RETRY_SECONDS: '1'});
  const first = await start();
  const vault = openTestVault(place);
  const {store} = vault;
  const now = new Date();
  const {publicKey} = await pushKeyOf(vault, now);
  const nora = {mail: 'nora@agency.example', name: 'Nora', role: 'agent', language: 'en'} as const;
  const member = await saveMember(store, nora, now);
  await saveChoice(store, member.id, {choice: FIRST_CHOICE});
  const session = {id: 's', member, createdAt: now.toISOString()};
  const keyring = await vault.keys.ring();
  const browsers = [service.subscribe(publicKey), service.subscribe(publicKey)] as const;
  for (const {subscription} of browsers)
    await saveDevice({store, keyring, now}, {session, subscription, device: 'Phone'});
  const states = async () => {
    const rows = await store.read((db) =>
      db.selectFrom('delivery').select('state').where('channel', '=', 'push').execute(),
    );
    return rows.map(({state}) => state);
  };
  const faults = async () => {
    const rows = await store.read((db) =>
      db
        .selectFrom('delivery')
        .select('last_error')
        .where('channel', '=', 'push')
        .where('state', '=', 'pending')
        .execute(),
    );
    return rows.map(({last_error: error}) => error);
  };
  const counts = () =>
    browsers.map((browser) => service.taken.filter((one) => one.browser === browser).length);
  return {service, store, browsers, first, start, states, faults, counts};
};

test('of two processes, each lead notifies each device once, also when the process that sends is killed', async () => {
  const {service, store, browsers, first, start, states, faults, counts} = await setUp();
  const second = await start();
  const leads = 8;
  for (let sent = 0; sent < leads; sent += 2)
    await Promise.all([sendLead(first.origin), sendLead(second.origin)]);
  await expect.poll(states, PATIENCE).toEqual(Array.from({length: leads}, () => 'delivered'));
  expect(counts()).toEqual([leads, leads]);

  // The first device has received the next message; the second device's service does not answer, so the message is
  // not settled.
  second.child.kill('SIGKILL');
  await once(second.child, 'exit');
  const [, silent] = browsers;
  service.answer(silent, () => {});
  await sendLead(first.origin);
  await expect.poll(counts, PATIENCE).toEqual([leads + 1, leads]);
  const noted = async () =>
    (await store.read((db) => db.selectFrom('push_sent').selectAll().execute())).length;
  await expect.poll(noted, PATIENCE).toBe(1);
  expect(await faults(), 'noted in the first attempt, before it has failed').toEqual(['']);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  service.answer(silent, undefined);
  // A minute passes.
  await store.write((db) => db.updateTable('delivery').set({leased_until: '2026-01-01'}).execute());
  await start();
  await expect.poll(states, PATIENCE).toEqual(Array.from({length: leads + 1}, () => 'delivered'));
  expect(counts()).toEqual([leads + 1, leads + 1]);
  expect(await noted()).toBe(0);
}, 120_000);
