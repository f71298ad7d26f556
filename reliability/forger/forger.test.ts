import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {readNotedEnd} from '../../server/evidence/noted-ends.ts';
import {verifyChain} from '../../server/evidence/verify-chain.ts';
import {eraseSubmission} from '../../server/retention/erase-submission.ts';
import {callConsent, lead} from '../../server/testing/submissions.ts';
import {startTestServer} from '../../server/testing/test-server.ts';
import {openTestVault} from '../../server/testing/test-store.ts';
import {withdrawAgain} from '../../server/withdrawal/withdraw-again.ts';
import {tryForgeries} from './try-forgeries.ts';

const given = {
  ...lead,
  phone: '713 555 0123',
  consents: [callConsent, {...callConsent, kind: 'marketplace'}],
};

// A visitor who agreed, a visitor who withdrew and a visitor who was erased; then a server noted the end of the evidence and stopped.
const keptStore = async () => {
  const first = await startTestServer();
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1)
    ids.push(((await (await first.post('/api/leads', given)).json()) as {id: string}).id);
  await first.stop();
  const {store, keys} = openTestVault(first.place);
  const keyring = await keys.ring();
  await withdrawAgain({store, keyring}, [{id: ids[1] ?? '', at: '2026-11-21T12:00:00.000Z'}]);
  await eraseSubmission({store, keyring}, ids[2] ?? '', {reason: 'request', now: new Date()});
  const second = await startTestServer({}, first.place);
  await second.stop();
  const file = join(first.dataDir, 'evidence.ends');
  const end = readNotedEnd(file, keyring);
  if (!end) throw new Error('no end was noted');
  return {store, keyring, file, end};
};

test('an edit of the evidence without a key is always found', {timeout: 120_000}, async () => {
  const {store, keyring, end} = await keptStore();
  const ends = [end];
  expect((await store.read((db) => verifyChain(db, keyring, {ends}))).faults).toEqual([]);
  const {count, unfound} = await tryForgeries({store, keyring, ends});
  expect(unfound).toEqual([]);
  expect(count).toBeGreaterThan(200);
  expect((await store.read((db) => verifyChain(db, keyring, {ends}))).faults).toEqual([]);
});

test('an end that was moved in the file is found', async () => {
  const {file, keyring, end} = await keptStore();
  const LineSchema = z.looseObject({seq: z.number(), checkpoint: z.number()});
  const written = readFileSync(file, 'utf8');
  const line = LineSchema.parse(JSON.parse(written.trim().split('\n').at(-1) ?? ''));
  for (const moved of [
    {seq: line.seq - 1},
    {checkpoint: 5},
    {hash: 'ab'.repeat(32)},
    {at: '2020-01-01T00:00:00.000Z'},
  ]) {
    appendFileSync(file, `${JSON.stringify({...line, ...moved})}\n`);
    expect(() => readNotedEnd(file, keyring)).toThrow('does not have the signature of this key');
    writeFileSync(file, written);
  }
  // A torn line does not count as a line.
  appendFileSync(file, '{"seq": 1');
  expect(readNotedEnd(file, keyring)).toEqual(end);
});
