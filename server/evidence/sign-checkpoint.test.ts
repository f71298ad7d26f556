import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {eraseSubmission} from '../retention/erase-submission.ts';
import {callConsent, lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {noteCurrentEnd} from './note-ends.ts';
import {verifyChain} from './verify-chain.ts';

const HOUR_MS = 3_600_000;

// Makes a store of the version before signatures: four entries, one of them empty, and an erasure.
const olderStore = async () => {
  const {post, place, dataDir, stop} = await startTestServer();
  for (let at = 0; at < 4; at += 1)
    await post('/api/leads', {...lead, phone: '713 555 0123', consents: [callConsent]});
  await stop();
  const {store, keys} = openTestVault(place);
  const keyring = await keys.ring();
  const [{id} = {id: ''}] = await store.read((db) =>
    db.selectFrom('submission').select('id').orderBy('id').execute(),
  );
  await eraseSubmission({store, keyring}, id, {reason: 'request', now: new Date()});
  await store.write((transaction) => transaction.updateTable('evidence').set({mac: ''}).execute());
  const file = join(dataDir, 'evidence.ends');
  rmSync(file);
  const faults = async (ends: Parameters<typeof verifyChain>[2] = {}) =>
    (await store.read((db) => verifyChain(db, keyring, ends))).faults;
  const upgrade = (hours = 0) =>
    noteCurrentEnd({store, keyring}, file, {now: () => new Date(Date.now() + hours * HOUR_MS)});
  // Erases like a server of the version before signatures.
  const eraseUnsigned = async (at: number) => {
    const [found] = await store.read((db) =>
      db.selectFrom('submission').select('id').orderBy('id').offset(at).limit(1).execute(),
    );
    await eraseSubmission({store, keyring}, found?.id ?? '', {reason: 'request', now: new Date()});
    await store.write((transaction) =>
      transaction
        .updateTable('evidence')
        .set({mac: ''})
        .where('seq', '=', (eb) => eb.selectFrom('evidence_head').select('seq'))
        .execute(),
    );
  };
  return {store, faults, upgrade, eraseUnsigned};
};

test('evidence from before signatures is covered by a checkpoint once, and cannot be changed after it', async () => {
  const {store, faults, upgrade} = await olderStore();
  expect(await faults({mayBeUnsigned: true})).toEqual([]);
  expect((await faults()).join('\n')).toContain('5 entries from 1 on are not signed');
  const {noted, covered} = await upgrade();
  expect(covered).toBe(5);
  expect(noted).toMatchObject({seq: 6, checkpoint: 6});
  expect(await faults(noted ? {ends: [noted]} : {})).toEqual([]);
  expect((await upgrade()).covered).toBe(0);

  await store.write((transaction) =>
    transaction.updateTable('evidence').set({sealed: ''}).where('seq', '=', 3).execute(),
  );
  expect((await faults()).join('\n')).toContain('the content of entry 3');
});

test('the consent of an entry that was empty at the upgrade cannot be changed after it', async () => {
  const {store, faults, upgrade} = await olderStore();
  await upgrade();
  await store.write((transaction) =>
    transaction
      .updateTable('consent')
      .set({agreed_at: '2020-01-01T00:00:00.000Z'})
      .where('submission_id', '=', (eb) =>
        eb.selectFrom('evidence').select('submission_id').where('sealed', '=', '').limit(1),
      )
      .execute(),
  );
  expect((await faults()).join('\n')).toContain('was empty at the checkpoint');
});

test('servers of the version before may append for a day; after it unsigned entries are a fault', async () => {
  const {faults, upgrade, eraseUnsigned} = await olderStore();
  await upgrade();
  await eraseUnsigned(1);
  expect((await upgrade(1)).covered).toBe(6);
  expect(await faults()).toEqual([]);
  await eraseUnsigned(2);
  await expect(upgrade(30)).rejects.toThrow('is not signed, although entries of this store are');
  expect((await faults()).join('\n')).toContain('1 entries from 9 on are not signed');
});
