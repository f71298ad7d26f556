import {expect, onTestFinished, test} from 'vitest';
import {startChatting} from '../../chat/testing/chat-client.ts';
import {createStorePlace} from '../../testing/test-store.ts';
import {startTestServer} from '../../testing/test-server.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

const IN_TIME = {timeout: 30_000, interval: 100};

test('a visitor at one process sees that the desk at another is open, and the desk sees the visitor', async () => {
  const place = await createStorePlace();
  const desk = await startDesk({}, place);
  const {origin} = await startTestServer({}, place);
  const visitor = await startChatting(origin);
  const isHere = async () =>
    ((await (await visitor.post('handover', undefined)).json()) as {isHere: boolean}).isHere;
  expect(await isHere()).toBe(false);
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  await desk.request('agent', '/events', {signal: stopping.signal});
  await expect.poll(isHere, IN_TIME).toBe(true);
  const read = async () =>
    (await (await desk.request('agent', `/conversations/${visitor.id}`)).json()) as {isVisitorHere: boolean};
  expect((await read()).isVisitorHere).toBe(false);
  const {stop} = await visitor.follow();
  await expect.poll(async () => (await read()).isVisitorHere, IN_TIME).toBe(true);
  stop();
  await expect.poll(async () => (await read()).isVisitorHere, IN_TIME).toBe(false);
  stopping.abort();
  await expect.poll(isHere, IN_TIME).toBe(false);
});
