import {readdirSync, readFileSync, renameSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {callConsent, contact, lead} from '../testing/submissions.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {createStorePlace, isOnPostgres, openTestVault} from '../testing/test-store.ts';
import {keyText, newDataKey} from './data-key.ts';
import {readKeyFile} from './key-file.ts';
import {keyringOf} from './keyring.ts';
import {seal, SealError, unseal} from './seal.ts';

const ring = (...keys: readonly ReturnType<typeof newDataKey>[]) => {
  const made = keyringOf(keys);
  if (!made) throw new Error('no key');
  return made;
};

test('sealed data opens only with its key, in its own place, undamaged', () => {
  const [key, other] = [newDataKey(), newDataKey()];
  const sealed = seal(key, 'Müller-李', 'lead.email:1');
  expect(sealed).not.toContain('Müller');
  expect(seal(key, 'Müller-李', 'lead.email:1')).not.toBe(sealed);
  expect(unseal(ring(other, key), sealed, 'lead.email:1')).toBe('Müller-李');
  expect(() => unseal(ring(key), sealed, 'lead.email:2')).toThrow(SealError);
  expect(() => unseal(ring(key), sealed, 'lead.phone:1')).toThrow(SealError);
  expect(() => unseal(ring(other), sealed, 'lead.email:1')).toThrow(SealError);
  const at = sealed.length - 3;
  const damaged = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  expect(() => unseal(ring(key), damaged, 'lead.email:1')).toThrow(SealError);
  expect(() => unseal(ring(key), `${sealed}x`, 'lead.email:1')).toThrow(SealError);
  expect(seal(key, '', 'lead.phone:1')).toBe('');
});

test('the key file is created once, by the first process, for its owner only', async () => {
  const place = await createStorePlace();
  const rings = await Promise.all([1, 2, 3].map(() => openTestVault(place).keys.ring()));
  expect(new Set(rings.map(({current}) => current.id)).size).toBe(1);
  const file = join(place.DATA_DIR, 'data.keys');
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  expect(readKeyFile(file)).toHaveLength(1);
});

test('the store contains no readable text of a visitor', async () => {
  const canary = 'Zzyzxcanary';
  const {post, origin, place, dataDir, stop} = await startTestServer();
  try {
    const consents = [callConsent];
    const context = {page: `https://${canary}@p.example/quote?name=${canary}#${canary}`};
    const reachable = {phone: '713 555 0199', email: `${canary}@mail.example`};
    await post(
      '/api/leads',
      {...lead, ...reachable, firstName: canary, lastName: canary, consents, context},
      {'User-Agent': canary},
    );
    await post('/api/contact', {
      ...contact,
      ...reachable,
      name: canary,
      subject: canary,
      message: `call ${canary}`,
      context,
    });
    await post('/api/leads', {...lead, email: canary, [canary]: canary});
    await post('/api/leads', `{"${canary}`);
    await fetch(`${origin}/api/leads?${canary}`, {headers: {Referer: `https://${canary}.example/`}});
    await fetch(`${origin}/withdraw/${canary}`);
  } finally {
    await stop();
  }
  const texts = isOnPostgres()
    ? []
    : readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
  expect(texts.filter((text) => text.includes(canary) || text.includes('555 0199'))).toEqual([]);
  const records = await recordsIn(place);
  expect(records.map(({page}) => page)).toEqual(Array(2).fill('https://p.example/quote'));
  expect(JSON.stringify(records)).toContain(canary);
});

test('a lost key file is noticed: nothing is written with another key, and the store works again when the file is back', async () => {
  const {post, place, dataDir, stop} = await startTestServer();
  expect((await post('/api/leads', lead)).status).toBe(201);
  await stop();
  const file = join(dataDir, 'data.keys');
  renameSync(file, `${file}.away`);
  const server = await startTestServer({}, place);
  expect((await server.post('/api/leads', lead)).status).toBe(503);
  expect((await fetch(`${server.origin}/api/ready`)).status).toBe(503);
  expect(readdirSync(dataDir)).not.toContain('data.keys');
  renameSync(`${file}.away`, file);
  expect((await server.post('/api/leads', lead)).status).toBe(201);
  expect(await recordsIn(place)).toHaveLength(2);
});

test('the key can come from the environment, and must then be the right one', async () => {
  const place = await createStorePlace();
  const [key, wrong] = [keyText(newDataKey()), keyText(newDataKey())];
  const first = await startTestServer({DATA_KEY: key}, place);
  expect((await first.post('/api/leads', lead)).status).toBe(201);
  const second = await startTestServer({DATA_KEY: wrong}, place);
  expect((await second.post('/api/leads', lead)).status).toBe(503);
  const third = await startTestServer({DATA_KEY: `${wrong},${key}`}, place);
  expect((await third.post('/api/leads', lead)).status).toBe(201);
  rmSync(join(place.DATA_DIR, 'data.keys'), {force: true});
});

test('a repeated send is recognised after the key has changed', async () => {
  const place = await createStorePlace();
  const [old, fresh] = [keyText(newDataKey()), keyText(newDataKey())];
  const header = {'Idempotency-Key': crypto.randomUUID()};
  const first = await startTestServer({DATA_KEY: old}, place);
  const given = await (await first.post('/api/leads', lead, header)).text();
  const second = await startTestServer({DATA_KEY: `${fresh},${old}`}, place);
  expect(await (await second.post('/api/leads', lead, header)).text()).toBe(given);
  expect((await second.post('/api/leads', {...lead, firstName: 'Eva'}, header)).status).toBe(409);
});
