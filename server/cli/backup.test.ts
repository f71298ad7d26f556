import {hash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import {expect, test} from 'vitest';
import {emptyPlaceWithKeysOf, keyFile, newestIn} from '../testing/backups.ts';
import {runProgram as run} from '../testing/run-program.ts';
import {consentingLead, contact} from '../testing/submissions.ts';
import {recordsIn, startTestServer, temporaryFolder} from '../testing/test-server.ts';
import {createStorePlace, isOnPostgres, openTestVault, type StorePlace} from '../testing/test-store.ts';

test(
  'a backup beside a running server contains everything acknowledged before, and can be restored elsewhere',
  {timeout: 120_000},
  async () => {
    const {sendContact, sendLead, place} = await startTestServer();
    const folder = join(temporaryFolder(), 'backups');
    await sendLead(consentingLead);
    await sendContact();
    await expect
      .poll(async () => (await run('deliveries.ts', ['list'], place)).out, {
        timeout: 30_000,
        interval: 500,
      })
      .toContain('Nothing is pending');
    const delivered = await deliveriesIn(place);

    const made = await run('backup.ts', [folder], place);
    expect([made.code, made.err]).toEqual([0, '']);
    expect(made.out).toMatch(/submission\s+2 rows/u);
    const file = newestIn(folder);
    expect(statSync(file).mode % 0o1000).toBe(0o600);
    expect(statSync(folder).mode % 0o1000).toBe(0o700);
    const [key] = readFileSync(keyFile(place), 'utf8').split('\n').slice(1);
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name), 'latin1')).not.toContain(key);
    await sendLead(consentingLead);

    const other = await emptyPlaceWithKeysOf(place);
    expect((await run('restore.ts', [file, '--check'], other)).out).toContain('Nothing was changed.');
    const restored = await run('restore.ts', [file], other);
    expect([restored.code, restored.err]).toEqual([0, '']);
    expect(restored.out).toMatch(/submission\s+2 rows/u);
    expect(await recordsIn(other)).toEqual((await recordsIn(place)).slice(0, 2));
    expect((await run('leads.ts', ['verify'], other)).out).toContain('complete and unchanged');
    expect(await deliveriesIn(other)).toEqual(delivered);
    expect(readdirSync(other.DATA_DIR).filter((name) => name.includes('restore'))).toEqual([]);

    const server = await startTestServer({}, other);
    expect((await server.post('/api/leads', consentingLead)).status).toBe(201);
    expect((await run('restore.ts', [file, '--force'], other)).err).toContain('stop it first');
    await server.stop();
    const second = await run('restore.ts', [file], other);
    expect([second.code, second.err]).toEqual([1, expect.stringContaining('store')]);
    expect(await recordsIn(other)).toHaveLength(3);
  },
);

test(
  'records erased after a backup are erased again before a restore is done',
  {timeout: 120_000},
  async () => {
    const {sendContact, sendLead, place, stop} = await startTestServer();
    const folder = join(temporaryFolder(), 'backups');
    const environment = {...place, BACKUP_DIR: folder};
    const canary = 'Zzyzxcanary';
    const id = (await sendLead({...consentingLead, firstName: canary})).id;
    await sendContact();
    expect((await run('backup.ts', [], environment)).code).toBe(0);
    const erased = await run('leads.ts', ['erase', id], environment);
    expect(erased.out).toMatch(/contain the data, encrypted, until \d{4}-\d\d-\d\d/u);
    await stop();

    // The record beside the backups suffices.
    const other = await emptyPlaceWithKeysOf(place);
    const restored = await run('restore.ts', [newestIn(folder)], other);
    expect([restored.code, restored.err]).toEqual([0, '']);
    expect(restored.out).toContain(`Erased again: ${id}`);
    const records = await recordsIn(other);
    expect(records.map(({answers}) => answers['email'])).toEqual([contact.email]);
    const {store, keys} = openTestVault(other);
    await keys.ring();
    expect(await store.read((db) => db.selectFrom('lead').selectAll().execute())).toEqual([]);
    const verified = await run('leads.ts', ['verify'], other);
    expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('complete and unchanged')]);
  },
);

test(
  'a backup that was damaged, or whose keys are not at hand, is not restored',
  {timeout: 120_000},
  async () => {
    const {sendLead, place} = await startTestServer();
    const folder = join(temporaryFolder(), 'backups');
    await sendLead(consentingLead);
    await run('backup.ts', [folder], place);
    const file = newestIn(folder);

    const withoutKeys = await createStorePlace({isEmpty: true});
    expect((await run('restore.ts', [file], withoutKeys)).err).toContain('There are no keys');
    const foreign = await startTestServer();
    const withOthers = await emptyPlaceWithKeysOf(foreign.place);
    expect((await run('restore.ts', [file], withOthers)).err).toMatch(
      /encrypted with [0-9a-f]{8}, which is not/u,
    );

    const bytes = readFileSync(file);
    bytes[bytes.length - 100] = 255 - (bytes.at(-100) ?? 0);
    writeFileSync(file, bytes);
    const other = await emptyPlaceWithKeysOf(place);
    expect((await run('restore.ts', [file], other)).err).toContain('its SHA-256 differs');
    rmSync(file.replace('.sqlite', '.json'));
    expect((await run('restore.ts', [file], other)).err).toContain('cannot be checked');
    expect(readdirSync(other.DATA_DIR)).toEqual(['data.keys']);
  },
);

test(
  'a backup goes from PostgreSQL into SQLite and back, and stays the same',
  {timeout: 120_000},
  async () => {
    if (!isOnPostgres()) return;
    const {sendContact, sendLead, place} = await startTestServer();
    for (let count = 0; count < 3; count += 1) await sendLead(consentingLead);
    await sendContact();
    const folder = temporaryFolder();
    expect((await run('backup.ts', [folder], place)).code).toBe(0);
    const sqlite = {...(await emptyPlaceWithKeysOf(place)), DATABASE_URL: ''};
    expect((await run('restore.ts', [newestIn(folder)], sqlite)).err).toBe('');
    expect(await recordsIn(sqlite)).toEqual(await recordsIn(place));

    const further = temporaryFolder();
    expect((await run('backup.ts', [further], sqlite)).code).toBe(0);
    const back = await emptyPlaceWithKeysOf(place);
    expect((await run('restore.ts', [newestIn(further)], back)).err).toBe('');
    expect(await recordsIn(back)).toEqual(await recordsIn(place));
    const verified = await run('leads.ts', ['verify'], back);
    expect(verified.out).toBe((await run('leads.ts', ['verify'], place)).out);
  },
);

test('restore --force keeps the former store beside the restored one', {timeout: 60_000}, async () => {
  if (isOnPostgres()) return;
  const {sendContact, sendLead, place, stop} = await startTestServer();
  const folder = temporaryFolder();
  const id = (await sendLead(consentingLead)).id;
  await run('backup.ts', [folder], place);
  await sendContact();
  await run('leads.ts', ['erase', id], place);
  await stop();
  const restored = await run('restore.ts', [newestIn(folder), '--force'], place);
  expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('The former store is in')]);
  expect(restored.out).toContain(`Erased again: ${id}`);
  expect(await recordsIn(place)).toEqual([]);
});

test('a missing store, folder or backup is named', async () => {
  const place = {...(await createStorePlace({isEmpty: true})), DATABASE_URL: ''};
  const copied = await run('backup.ts', [temporaryFolder()], place);
  expect([copied.code, copied.err]).toEqual([1, `There is no store in ${place.DATA_DIR} yet.\n`]);
  expect((await run('backup.ts', [], place)).code).toBe(2);
  const restored = await run('restore.ts', ['/nonexistent.sqlite'], place);
  expect([restored.code, restored.err]).toEqual([1, 'There is no file /nonexistent.sqlite.\n']);
});

const deliveriesIn = async (place: StorePlace) => {
  const {store} = openTestVault(place);
  return await store.read((db) => db.selectFrom('delivery').selectAll().orderBy('outbox_id').execute());
};

test(
  'one field that cannot be read stops neither verify nor the backup nor its restore, and is named by each',
  {timeout: 120_000},
  async () => {
    const {sendLead, place, stop} = await startTestServer();
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) ids.push((await sendLead(consentingLead)).id);
    await stop();
    const {store} = openTestVault(place);
    await store.write((transaction) =>
      transaction
        .updateTable('lead')
        .set({email: 'sealed1.00000000.AAAA'})
        .where('submission_id', '=', ids[1] ?? '')
        .execute(),
    );
    const named = `lead ${ids[1] ?? ''}: email`;
    expect((await run('leads.ts', ['verify'], place)).err).toContain(named);
    const folder = temporaryFolder();
    expect((await run('backup.ts', [folder], place)).code).toBe(3);
    await store.write((transaction) =>
      transaction
        .updateTable('lead')
        .set({
          email: (eb) =>
            eb
              .selectFrom('lead as other')
              .select('other.email')
              .where('other.submission_id', '=', ids[0] ?? ''),
        })
        .where('submission_id', '=', ids[1] ?? '')
        .execute(),
    );
    const made = await run('backup.ts', [folder], place);
    expect([made.code, made.err]).toEqual([3, expect.stringContaining(named)]);
    const other = await emptyPlaceWithKeysOf(place);
    const restored = await run('restore.ts', [newestIn(folder)], other);
    expect([restored.code, restored.err]).toEqual([0, '']);
    expect(restored.out).toContain(`Fault at the time of the backup: ${named}`);
  },
);

test('a backup that carries a trigger is refused before anything in it runs', {timeout: 60_000}, async () => {
  const {sendLead, place} = await startTestServer();
  await sendLead(consentingLead);
  const folder = temporaryFolder();
  await run('backup.ts', [folder], place);
  const file = newestIn(folder);
  const database = new DatabaseSync(file);
  database.exec('create trigger planted after update on submission begin delete from consent; end');
  database.close();
  const manifestFile = file.replace('.sqlite', '.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {file: {sha256: string; bytes: number}};
  manifest.file.sha256 = hash('sha256', readFileSync(file));
  writeFileSync(manifestFile, JSON.stringify(manifest));
  const other = await emptyPlaceWithKeysOf(place);
  expect((await run('restore.ts', [file], other)).err).toContain('the trigger "planted" on submission');
});
