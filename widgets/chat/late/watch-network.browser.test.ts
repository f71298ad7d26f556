import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import type {ChatFrame} from '../../../contract/chat.ts';
import {Conversation} from './conversation.ts';

type Attempt = {
  readonly say: (text: string) => void;
  readonly fail: () => void;
  readonly signal: AbortSignal;
};
const attempts: Attempt[] = [];

// Streams that end only when the visitor's side or the test ends them, as on a phone without a network.
const answer = (url: string, {signal}: RequestInit): Promise<Response> => {
  if (url.endsWith('/conversations')) return Promise.resolve(Response.json({id: 'c1', secret: 's'}));
  if (!url.endsWith('/events')) return Promise.resolve(Response.json({holder: 'waiting'}));
  const {promise, resolve, reject} = Promise.withResolvers<Response>();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const fail = (): void => {
    reject(new TypeError('network'));
    stream?.error(new TypeError('network'));
  };
  signal?.addEventListener('abort', fail);
  const body = new ReadableStream<Uint8Array>({start: (opened) => void (stream = opened)});
  const opened = new Response(body);
  const say = (text: string): void => {
    resolve(opened);
    stream?.enqueue(new TextEncoder().encode(text));
  };
  if (signal) attempts.push({say, fail, signal});
  return promise;
};

beforeEach(() => {
  attempts.length = 0;
  vi.stubGlobal('fetch', answer);
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const frame = (text: string): string =>
  `id: 1\nevent: message\ndata: ${JSON.stringify({id: text, at: '2026-11-22T18:00:00.000Z', from: 'agent', text})}\n\n`;

/** Asks for the agent. Returns what the visitor sees. */
const asked = async () => {
  const seen: (string | boolean)[] = [];
  const conversation = new Conversation(
    {
      api: `https://${crypto.randomUUID()}.example`,
      lang: () => 'en',
      context: () => ({}),
      connection: () => new AbortController().signal,
    },
    {
      onMessage: ({text}: ChatFrame) => void seen.push(text),
      onPresence: () => {},
      onConnection: (isConnected) => void seen.push(isConnected),
      onEnded: () => {},
    },
  );
  onTestFinished(() => conversation.stop());
  await conversation.handOver();
  await expect.poll(() => attempts.length).toBe(1);
  attempts[0]?.say(frame('Hello'));
  await expect.poll(() => seen).toEqual([true, 'Hello']);
  return {conversation, seen};
};

test('a visitor whose phone loses the network reads so at once, and gets the answer when the network is back', async () => {
  const {conversation, seen} = await asked();
  window.dispatchEvent(new Event('offline'));
  await expect.poll(() => seen).toEqual([true, 'Hello', false]);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => attempts.length).toBe(2);
  attempts[1]?.say(frame('Are you there?'));
  await expect.poll(() => seen).toEqual([true, 'Hello', false, true, 'Are you there?']);
  conversation.stop();
  expect(attempts[1]?.signal.aborted).toBe(true);
});

test('a stream that is silent for 40 seconds is opened again, and any data keeps it open', async () => {
  const {seen} = await asked();
  vi.advanceTimersByTime(30_000);
  attempts[0]?.say(`:\n\n${frame('Still here')}`);
  await expect.poll(() => seen.at(-1)).toBe('Still here');
  vi.advanceTimersByTime(39_000);
  expect(attempts[0]?.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => seen.at(-1)).toBe(false);
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => attempts.length).toBe(2);
});

test('a network that comes back during an attempt is used at once, though the attempt fails', async () => {
  const {seen} = await asked();
  window.dispatchEvent(new Event('offline'));
  await expect.poll(() => seen.at(-1)).toBe(false);
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => attempts.length).toBe(2);
  window.dispatchEvent(new Event('online'));
  attempts[1]?.fail();
  // No time passes.
  await expect.poll(() => attempts.length).toBe(3);
});
