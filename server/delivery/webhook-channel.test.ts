import {createServer, type IncomingMessage, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {eventOf} from './testing/outbox.ts';
import {createWebhookChannel, webhookBody} from './webhook-channel.ts';
import {isSigned} from './webhook-signature.ts';

const secret = 'a secret of some length that nobody knows';
const now = () => new Date();
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const soon = () => AbortSignal.timeout(10_000);

type Heard = {readonly headers: IncomingMessage['headers']; readonly url: string; readonly body: string};

const startReceiver = async (answer: RequestListener) => {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      heard.push({headers: request.headers, url: request.url ?? '', body});
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
  return {heard, channel: createWebhookChannel({url, secret, now})};
};

const answering =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end('what the receiver says');

test('posts the notification, signed, under a constant id', async () => {
  const {heard, channel} = await startReceiver(answering(204));
  await channel.deliver(eventOf(), soon());
  await channel.deliver(eventOf(), soon());
  expect(heard).toHaveLength(2);
  const [first, second] = heard;
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    id: '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d:lead.received',
    type: 'lead.received',
    data: {id: '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d', held: false, answers: {lastName: 'Müller-李'}},
  });
  expect(second?.body).toBe(first?.body);
  expect(first?.headers['lamplight-event-id']).toBe('01a1fd78-8aa1-71ad-a709-e8fb8fdba10d:lead.received');
  const signature = String(first?.headers['lamplight-signature']);
  expect(isSigned(secret, first?.body ?? '', signature, new Date())).toBe(true);
});

test('a signature fits one body, one secret and one time', async () => {
  const {heard, channel} = await startReceiver(answering(200));
  await channel.deliver(eventOf(), soon());
  const {body = '', headers} = heard[0] ?? {};
  const signature = String(headers?.['lamplight-signature']);
  expect(isSigned(secret, body, signature, later(4))).toBe(true);
  expect(isSigned(secret, body, signature, later(6))).toBe(false);
  expect(isSigned(secret, `${body} `, signature, later(0))).toBe(false);
  expect(isSigned('another', body, signature, later(0))).toBe(false);
  const moved = signature.replace(/t=\d+/u, `t=${Math.floor(later(6).getTime() / 1_000)}`);
  expect(isSigned(secret, body, moved, later(6))).toBe(false);
  for (const nonsense of ['', 'v1=', 't=1,v1=zz', `${signature},v1=00`])
    expect(isSigned(secret, body, nonsense, later(0))).toBe(false);
});

test.each([200, 201, 202, 204])('%i means that the receiver accepted the event', async (status) => {
  const {channel, heard} = await startReceiver(answering(status));
  await channel.deliver(eventOf(), soon());
  expect(heard).toHaveLength(1);
});

test.each([301, 302, 307, 400, 401, 404, 410, 429, 500, 503])(
  '%i means that the receiver refused the event',
  async (status) => {
    const elsewhere = await startReceiver(answering(200));
    const {channel} = await startReceiver(answering(status, {Location: 'http://127.0.0.1:9/'}));
    await expect(channel.deliver(eventOf(), soon())).rejects.toThrow(String(status));
    expect(elsewhere.heard).toEqual([]);
  },
);

test('a redirect is not followed', async () => {
  const elsewhere = await startReceiver(answering(200));
  const {channel, heard} = await startReceiver((_, response) => {
    response.writeHead(307, {Location: '/elsewhere'}).end();
  });
  await expect(channel.deliver(eventOf(), soon())).rejects.toThrow('307');
  expect([heard.map(({url}) => url), elsewhere.heard]).toEqual([['/hook'], []]);
});

test('a receiver that does not answer, or not to the end, is given up in time', async () => {
  const silent = await startReceiver(() => {});
  await expect(silent.channel.deliver(eventOf(), AbortSignal.timeout(100))).rejects.toThrow(/timeout/u);
  const endless = await startReceiver((_, response) => {
    response.writeHead(200);
    setInterval(() => response.write('x'), 5).unref();
  });
  // Only the status counts; the channel does not wait for the body.
  await endless.channel.deliver(eventOf(), soon());
  const broken = await startReceiver((request) => request.socket.destroy());
  await expect(broken.channel.deliver(eventOf(), soon())).rejects.toThrow('fetch failed');
});

test('a receiver finds only consents in force in `consents`, and the others in separate lists', () => {
  const consents = [
    {kind: 'contact', withdrawnAt: '2026-11-20T11:00:00.000Z'},
    {kind: 'medicare', agreedAt: '2025-11-20T09:00:00.000Z'},
    {kind: 'marketplace'},
  ];
  const {data} = JSON.parse(webhookBody(eventOf({consents}))) as {data: unknown};
  expect(data).toMatchObject({
    consents: [{kind: 'marketplace'}],
    withdrawnConsents: [{kind: 'contact'}],
    lapsedConsents: [{kind: 'medicare', lapsesAt: '2026-11-20T09:00:00.000Z'}],
  });
});
