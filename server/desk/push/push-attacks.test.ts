import {randomBytes} from 'node:crypto';
import {expect, test} from 'vitest';
import webPush from 'web-push';
import {isPublicAddress, lookupPublic} from './public-address.ts';
import {isPushEndpoint} from './push-endpoint.ts';
import {sendPush} from './send-push.ts';
import {startDeskWithPush} from './testing/desk-with-push.ts';
import {pushMessage} from './push-message.ts';

test.each([
  'http://updates.push.services.mozilla.com/wpush/v2/a',
  'https://localhost/push',
  'https://127.0.0.1/push',
  'https://2130706433/push',
  'https://0x7f.1/push',
  'https://[::1]/push',
  'https://[::ffff:10.0.0.1]/push',
  'https://169.254.169.254/latest/meta-data',
  'https://metadata/computeMetadata',
  'https://fcm.googleapis.com:22/push',
  'https://user:word@fcm.googleapis.com/push',
  'https://fcm.googleapis.com@10.0.0.1/push',
  'ftp://fcm.googleapis.com/push',
  'javascript:alert(1)',
  'file:///etc/passwd',
  `https://fcm.googleapis.com/${'a'.repeat(1_100)}`,
  '/push',
  '',
])('the address %s is not a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, [])).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the push service of a browser is one: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, [])).toBe(true);
});

test('only addresses of the public internet are connected to', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'];
  const more = ['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'];
  const carried = ['::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1'];
  for (const address of [...inside, ...more, ...carried])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ['142.250.1.1', '2a00:1450:4001::1', '172.32.0.1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test('a name that leads to this machine is refused at the moment of connecting', async () => {
  const {promise, resolve} = Promise.withResolvers<unknown>();
  lookupPublic('localhost', {all: true}, (error) => resolve(error));
  expect(await promise).toMatchObject({code: 'private-address'});
});

test('a device is refused whose address or keys are none, and nothing is sent to it', async () => {
  const {request, service, viewOf} = await startDeskWithPush();
  const {subscription} = service.subscribe('');
  const add = async (changes: object) =>
    (await request('agent', '/me/push/devices', {method: 'POST', json: {...subscription, ...changes}}))
      .status;
  const {keys} = subscription;
  expect([
    await add({endpoint: 'https://10.0.0.1/push'}),
    await add({endpoint: service.origin.replace('127.0.0.1', 'localhost')}),
    await add({keys: {...keys, p256dh: randomBytes(65).toString('base64url')}}),
    await add({keys: {...keys, p256dh: keys.p256dh.slice(4)}}),
    await add({keys: {...keys, auth: randomBytes(15).toString('base64url')}}),
    await add({keys: {p256dh: keys.p256dh}}),
  ]).toEqual([422, 422, 422, 422, 422, 422]);
  expect((await viewOf('agent')).devices).toEqual([]);
});

test('the push service refuses a message with a foreign signature, and the browser refuses a changed message', async () => {
  const {service, addDevice, viewOf} = await startDeskWithPush();
  const {browser} = await addDevice('agent');
  const subject = 'mailto:a@agency.example';
  const forged = await sendPush(
    {key: webPush.generateVAPIDKeys(), subject, own: [service.origin]},
    browser.subscription,
    pushMessage('lead', 1),
  );
  expect(forged).toEqual({outcome: 'refused', reason: 'the push service answered 403'});
  expect(service.refused).toEqual(['another key']);
  // The public key alone cannot sign anything.
  const {publicKey} = await viewOf('agent');
  const {privateKey} = webPush.generateVAPIDKeys();
  const borrowed = {publicKey: publicKey ?? '', privateKey};
  await sendPush(
    {key: borrowed, subject, own: [service.origin]},
    browser.subscription,
    pushMessage('lead', 1),
  );
  expect(service.refused).toEqual(['another key', 'not signed']);

  const {body} = webPush.generateRequestDetails(browser.subscription, 'text');
  expect(browser.open(Buffer.from(body ?? []))).toBe('text');
  const changed = Buffer.from(body ?? []);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => browser.open(changed)).toThrow(/authenticate/u);
});

test('the private key and the addresses of devices are nowhere to be read in the store', async () => {
  const {store, addDevice, keys} = await startDeskWithPush();
  const {browser} = await addDevice('agent');
  const [key] = await store.read((db) => db.selectFrom('push_key').selectAll().execute());
  const [device] = await store.read((db) => db.selectFrom('push_device').selectAll().execute());
  const mark = `sealed1.${(await keys.ring()).current.id}.`;
  expect(key?.private_key.startsWith(mark)).toBe(true);
  expect(device?.subscription.startsWith(mark)).toBe(true);
  const {endpoint, keys: browserKeys} = browser.subscription;
  for (const secret of [endpoint, browserKeys.auth, browserKeys.p256dh])
    expect(JSON.stringify(device)).not.toContain(secret);
});
