import {createServer, type IncomingHttpHeaders, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, test, vi} from 'vitest';
import {ApiError} from './api-error.ts';
import {NoAnswerError} from './no-answer-error.ts';
import {type Pace, post} from './post.ts';

const pace: Pace = {timeoutMs: 1_500, retries: 3, firstDelayMs: 5, longestWaitMs: 2_000};
const key = '0b0e7a52-5f3e-4a53-9e0c-2f1f4e1f7a10';
const receipt = {id: 'b2c7e4de-0a4c-4d5e-8a55-1b8a8c1f2f33', receivedAt: '2026-11-21T10:00:00Z'};

type Heard = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
};

let server: Server | undefined;
let heard: Heard[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  heard = [];
});

/** A server that gives its answers in turn, repeating the last. */
const serve = async (...answers: RequestListener[]): Promise<string> => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({headers: request.headers, body: Buffer.concat(chunks).toString(), at: Date.now()});
      const answer = answers[Math.min(heard.length, answers.length) - 1];
      answer?.(request, response);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const created: RequestListener = (_, response) =>
  response.writeHead(201, {'Content-Type': 'application/json'}).end(JSON.stringify(receipt));

const fails =
  (status: number, problem: object | string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, {'Content-Type': 'application/problem+json', ...headers})
      .end(typeof problem === 'string' ? problem : JSON.stringify(problem));

const hangsUp: RequestListener = (request) => request.socket.destroy();
const staysSilent: RequestListener = () => undefined;

const send = (api: string, onRetry?: () => void): Promise<typeof receipt> =>
  post(
    '/api/leads',
    {firstName: 'Ana', consents: [{kind: 'contact'}]},
    {
      api,
      lang: 'es',
      key,
      pace,
      ...(onRetry ? {onRetry} : {}),
    },
  );

const failure = async (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => null,
    (error: unknown) => error,
  );

test('sends the answers as JSON, in the language of the widget, under the key', async () => {
  const api = await serve(created);
  expect(await send(api)).toEqual(receipt);
  expect(heard).toHaveLength(1);
  expect(heard[0]?.headers).toMatchObject({
    'accept-language': 'es',
    'content-type': 'application/json',
    'idempotency-key': key,
  });
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({firstName: 'Ana', consents: [{kind: 'contact'}]});
});

test.each([
  ['the line breaks', hangsUp],
  ['no answer comes in time', staysSilent],
  ['the server is unavailable', fails(503, {code: 'unavailable'})],
  ['there are too many requests', fails(429, {code: 'too-many-requests'})],
  [
    'half an answer comes',
    (_: unknown, response: Parameters<RequestListener>[1]) => {
      response.writeHead(201, {'Content-Type': 'application/json', 'Content-Length': '500'});
      response.write('{"id":');
      setTimeout(() => response.destroy(), 10);
    },
  ],
  ["a hotel's log-in page answers in its place", fails(200, '<html>Room number?</html>')],
] as const)('sends the same again under the same key when %s', async (_, answer) => {
  const api = await serve(answer, created);
  const onRetry = vi.fn();
  expect(await send(api, onRetry)).toEqual(receipt);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(heard).toHaveLength(2);
  expect(heard[1]?.headers['idempotency-key']).toBe(key);
  expect(heard[1]?.body).toBe(heard[0]?.body);
});

test('gives up after three retries and reports that no answer came', async () => {
  const api = await serve(hangsUp);
  const error = await failure(send(api));
  expect(error).toBeInstanceOf(NoAnswerError);
  expect(error).toMatchObject({code: 'no-answer', isRetryable: true});
  expect(heard).toHaveLength(4);
});

test('waits as long as Retry-After says', async () => {
  const api = await serve(fails(503, {code: 'unavailable'}, {'Retry-After': '1'}), created);
  await send(api);
  expect((heard[1]?.at ?? 0) - (heard[0]?.at ?? 0)).toBeGreaterThanOrEqual(950);
});

test.each(['60', new Date(Date.now() + 60_000).toUTCString()])(
  'does not keep a visitor waiting for Retry-After: %s',
  async (after) => {
    const api = await serve(
      fails(429, {code: 'too-many-requests', detail: 'Later.'}, {'Retry-After': after}),
    );
    const error = await failure(send(api));
    expect(error).toMatchObject({status: 429, isRetryable: true, detail: 'Later.'});
    // A date has no fractions of a second.
    expect((error as ApiError).retryAfterMs).toBeGreaterThan(55_000);
    expect(heard).toHaveLength(1);
  },
);

test.each([400, 403, 409, 413, 422, 500, 502])('does not retry after %i', async (status) => {
  const api = await serve(fails(status, {code: 'internal'}));
  expect(await failure(send(api))).toMatchObject({status});
  expect(heard).toHaveLength(1);
});

test.each([undefined, {algorithm: 'ARGON2ID', cost: 3}])(
  'says what the server said where its challenge %j is beyond us',
  async (parameters) => {
    const challenge = parameters && {parameters, signature: ''};
    const api = await serve(fails(403, {code: 'proof-required', detail: 'Wait.', challenge}));
    expect(await failure(send(api))).toMatchObject({
      status: 403,
      code: 'proof-required',
      detail: 'Wait.',
      isRetryable: challenge !== undefined,
    });
    expect(heard).toHaveLength(1);
  },
);

test("reports the problem's code and text", async () => {
  const problem = {
    status: 422,
    code: 'invalid-fields',
    detail: 'Revise estas respuestas.',
    errors: [{field: 'email', code: 'invalid-email'}],
  };
  const api = await serve(fails(422, problem));
  const error = await failure(send(api));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `422: ${JSON.stringify(problem)}`,
    code: 'invalid-fields',
    detail: 'Revise estas respuestas.',
    fieldErrors: [{field: 'email', code: 'invalid-email'}],
    isRetryable: false,
  });
});

test('accepts an answer that is not a problem document', async () => {
  const api = await serve(fails(502, '<h1>Bad gateway</h1>'));
  expect(await failure(send(api))).toMatchObject({
    message: '502: <h1>Bad gateway</h1>',
    code: 'unknown',
    detail: null,
    fieldErrors: [],
    isRetryable: true,
  });
});

test('names the status when the answer is empty', async () => {
  const api = await serve(fails(500, ''));
  expect(await failure(send(api))).toMatchObject({message: '500: Internal Server Error'});
});

test('a page’s wrapper around fetch gets the address as text, and the request arrives whole', async () => {
  const api = await serve(created);
  const {fetch: original} = globalThis;
  const addresses: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    addresses.push(address);
    return original(address, init);
  });
  try {
    expect(await send(api)).toEqual(receipt);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(addresses).toEqual([`${api}/api/leads`]);
  expect(heard[0]?.body).toContain('"firstName":"Ana"');
  expect(heard[0]?.headers['idempotency-key']).toBe(key);
  expect(heard[0]?.headers['content-type']).toBe('application/json');
});
