import {RateLimiterMemory} from 'rate-limiter-flexible';
import {expect, test} from 'vitest';
import {type DataKey, newDataKey} from '../keys/data-key.ts';
import {solve} from '../testing/solve.ts';
import {PROOF_SECONDS, ProofOfWork} from './proof-of-work.ts';

const key = newDataKey();
const HOME = '192.0.2.1';

const proofsWith = ({
  current = key,
  all,
  now = new Date(),
  spent = memory(),
}: {
  current?: DataKey;
  all?: readonly DataKey[];
  now?: Date;
  spent?: RateLimiterMemory;
} = {}): ProofOfWork =>
  new ProofOfWork({
    keys: {ring: async () => ({current, all: all ?? [current]})},
    now: () => now,
    spent,
  });

const memory = () => new RateLimiterMemory({points: 1, duration: PROOF_SECONDS});

test('work that was done counts, and counts once', async () => {
  const proofs = proofsWith();
  const answer = await solve(await proofs.challenge(HOME));
  // Either call may be the first.
  const [one, other] = await Promise.all([proofs.accepts(answer, HOME), proofs.accepts(answer, HOME)]);
  expect(one).toBe(!other);
  expect(await proofs.accepts(answer, HOME)).toBe(false);
});

test('a challenge of one process is answered to another, also after the key has changed', async () => {
  const spent = memory();
  const answer = await solve(await proofsWith({spent}).challenge(HOME));
  const current = newDataKey();
  expect(await proofsWith({current, spent}).accepts(answer, HOME)).toBe(false);
  expect(await proofsWith({current, all: [current, key], spent}).accepts(answer, HOME)).toBe(true);
  expect(await proofsWith({spent}).accepts(answer, HOME)).toBe(false);
});

test('another sender, another time or another hand make it worthless', async () => {
  const proofs = proofsWith();
  const challenge = await proofs.challenge(HOME);
  const answer = await solve(challenge);
  const edited = (change: object) =>
    Buffer.from(
      JSON.stringify(Object.assign(JSON.parse(Buffer.from(answer, 'base64').toString()), change)),
    ).toString('base64');
  const parameters = {...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1};
  const worthless = [
    '',
    'no base64 {',
    Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
    Buffer.from('['.repeat(6_000)).toString('base64'),
    edited({solution: {counter: 1, derivedKey: '00'.repeat(32)}}),
    edited({solution: {counter: 1, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0')}}),
    edited({challenge: {...challenge, parameters}}),
    edited({challenge: {...challenge, signature: '00'.repeat(32)}}),
  ];
  for (const text of worthless) expect(await proofs.accepts(text, HOME)).toBe(false);
  expect(await proofs.accepts(answer, '192.0.2.2')).toBe(false);
  expect(await proofs.accepts(answer, HOME)).toBe(true);

  const past = proofsWith({now: new Date(Date.now() - PROOF_SECONDS * 1_000 - 2_000)});
  const late = await solve(await past.challenge(HOME));
  expect(await past.accepts(late, HOME)).toBe(false);
});

test('a challenge says nothing about the sender', async () => {
  const {parameters} = await proofsWith().challenge(HOME);
  expect(JSON.stringify(parameters)).not.toContain(HOME);
  expect(parameters.data.sender).toMatch(/^[0-9a-f]{16}$/u);
});
