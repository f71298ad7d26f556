import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readManifest} from '../backup/backup-folder.ts';
import {newDataKey} from '../keys/data-key.ts';
import {readKeyFile, replaceKeyFile} from '../keys/key-file.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import {keyFile, newestIn} from '../testing/backups.ts';
import {runProgram as run} from '../testing/run-program.ts';
import {consentingLead} from '../testing/submissions.ts';
import {startTestServer, temporaryFolder} from '../testing/test-server.ts';
import {isOnPostgres, openTestVault, type StorePlace} from '../testing/test-store.ts';

const placeWithLead = async () => {
  const {sendLead, place, stop} = await startTestServer();
  await sendLead(consentingLead);
  await stop();
  return place;
};

// There is no server that could still use the previous key.
const asIfLongAgo = (place: StorePlace): void => {
  utimesSync(keyFile(place), new Date(0), new Date(0));
};

const idsIn = (place: StorePlace) => (readKeyFile(keyFile(place)) ?? []).map(({id}) => id);

test('a key that a kept backup needs is not removed', {timeout: 120_000}, async () => {
  const place = await placeWithLead();
  const environment = {...place, BACKUP_DIR: join(temporaryFolder(), 'backups')};
  await run('backup.ts', [], environment);
  await run('keys.ts', ['rotate'], environment);
  const [current = '', old = ''] = idsIn(place);
  expect(readManifest(newestIn(environment.BACKUP_DIR)).keys).toEqual([old]);
  asIfLongAgo(place);
  const kept = await run('keys.ts', ['prune'], environment);
  expect([kept.code, kept.err]).toEqual([0, '']);
  expect(kept.out).toContain('0 keys were removed, 2 stay.');
  expect(kept.out).toMatch(new RegExp(`${old} stays for the backups in .*backups`, 'u'));
  expect(idsIn(place)).toEqual([current, old]);

  // A backup that does not name its keys may need any key.
  const file = newestIn(environment.BACKUP_DIR);
  const manifest = file.replace('.sqlite', '.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, '{');
  const unsure = await run('keys.ts', ['prune'], environment);
  expect([unsure.code, unsure.err]).toEqual([1, expect.stringContaining('cannot be checked')]);
  expect(idsIn(place)).toEqual([current, old]);
  writeFileSync(manifest, text);

  // The command cannot know backups in other places.
  const pruned = await run('keys.ts', ['prune'], place);
  expect(pruned.out).toContain('1 keys were removed, 1 stay.');
  expect(pruned.out).toContain(
    `Removed: ${old}. Backups elsewhere that need this key can no longer be opened`,
  );
  expect(idsIn(place)).toEqual([current]);
});

test('a key under which a person is found is not removed', {timeout: 120_000}, async () => {
  const place = await placeWithLead();
  const [current] = readKeyFile(keyFile(place)) ?? [];
  if (!current) throw new Error('no key');
  const [other, unused] = [newDataKey(), newDataKey()];
  replaceKeyFile(keyFile(place), [current, other, unused]);
  await openTestVault(place).store.write((transaction) =>
    transaction
      .updateTable('submission')
      .set({person: `${other.id}.hash`})
      .execute(),
  );
  asIfLongAgo(place);
  const listed = await run('keys.ts', ['list'], place);
  expect(listed.out).toBe(`${current.id}  current  in use\n${other.id}  in use\n${unused.id}\n`);
  expect((await run('keys.ts', ['prune'], place)).out).toContain(`Removed: ${unused.id}.`);
  expect(idsIn(place)).toEqual([current.id, other.id]);
});

test('after a new key, no file contains data under the former key', {timeout: 120_000}, async () => {
  const {sendLead, place} = await startTestServer();
  await sendLead(consentingLead);
  const {store} = openTestVault(place);
  const sealedNow = async () => [
    ...(await store.read((db) => db.selectFrom('lead').select('email as value').execute())),
    ...(await store.read((db) => db.selectFrom('evidence').select('sealed as value').execute())),
  ];
  const former = await sealedNow();
  expect(former).toHaveLength(2);
  const rotated = await run('keys.ts', ['rotate'], place);
  expect([rotated.code, rotated.err]).toEqual([0, '']);
  if (isOnPostgres()) return;
  for (const file of [databaseFile(place.DATA_DIR), `${databaseFile(place.DATA_DIR)}-wal`])
    for (const {value} of former)
      expect(readFileSync(file, 'latin1').includes(value.slice(0, 60))).toBe(false);
  expect(statSync(databaseFile(place.DATA_DIR)).size).toBeGreaterThan(0);
});
