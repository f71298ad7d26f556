import {afterEach, expect, test, vi} from 'vitest';
import type {ProofChallenge} from '../../contract/problem.ts';
import {keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {post} from './post.ts';
import {hasher} from './sha256-block.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const body = {firstName: 'Ana', context: {lang: 'es', proof: {trap: ''}}} as const;
const options = {
  api: 'https://agency.example',
  lang: 'es',
  key: '0b0e7a52-5f3e-4a53-9e0c-2f1f4e1f7a10',
} as const;

const asksFor = (counter: number): ProofChallenge => {
  const [nonce, salt] = ['ab'.repeat(16), 'cd'.repeat(16)];
  const bytes = Uint8Array.from((salt + nonce).match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const words = Array.from(hasher(bytes)(counter), (word) => (word >>> 0).toString(16).padStart(8, '0'));
  return {
    parameters: {
      algorithm: 'SHA-256',
      cost: 1,
      data: {sender: 's'},
      expiresAt: 1,
      keyLength: 32,
      keyPrefix: words.slice(0, 4).join(''),
      nonce,
      salt,
    },
    signature: 'ef'.repeat(32),
  };
};

const isRefused = (challenge: ProofChallenge) => saysNo(403, 'proof-required', {challenge});

const proofIn = (text: string): unknown => {
  const {context} = JSON.parse(text) as {context: {proof: {altcha: string}}};
  return JSON.parse(atob(context.proof.altcha));
};

test("solves the server's challenge and repeats the request, in slices that keep the page responsive", async () => {
  // Without https there is no SubtleCrypto; under a strict policy there are no workers.
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('crypto', {getRandomValues: crypto.getRandomValues.bind(crypto)});
  const challenge = asksFor(99_999);
  const heard = serveScript(isRefused(challenge), keepsIt);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect(await post('/api/leads', body, options)).toMatchObject({receivedAt: expect.any(String)});
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  expect(heard.map(({headers}) => headers.get('Idempotency-Key'))).toEqual([options.key, options.key]);
  expect(JSON.parse(heard[1]?.body ?? '')).toMatchObject({
    firstName: 'Ana',
    context: {lang: 'es', proof: {trap: ''}},
  });
  expect(proofIn(heard[1]?.body ?? '')).toMatchObject({challenge, solution: {counter: 99_999}});
});

test('solves the next challenge when the server refused a proof, and gives up after three', async () => {
  const heard = serveScript(isRefused(asksFor(7)));
  await expect(post('/api/leads', body, options)).rejects.toMatchObject({
    code: 'proof-required',
    isRetryable: true,
  });
  expect(heard).toHaveLength(4);
});
