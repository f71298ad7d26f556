import {existsSync, mkdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {Client} from 'pg';
import {DatabaseSync} from 'node:sqlite';
import {expect, test} from 'vitest';
import {mailboxFolder} from '../../delivery/mailbox-channel.ts';
import {lookAt} from '../../desk/testing/look-at.ts';
import {startDesk} from '../../desk/testing/signed-in-desk.ts';
import {readSettings} from '../../settings/settings.ts';
import {databaseFile} from '../../storage/sqlite/open.ts';
import {runProgram} from '../../testing/run-program.ts';
import {startWithSubmissions} from '../../testing/start-with-submissions.ts';
import {consentingLead, lead} from '../../testing/submissions.ts';
import {startTestServer, temporaryFolder} from '../../testing/test-server.ts';
import {isOnPostgres, openTestVault, type StorePlace} from '../../testing/test-store.ts';
import {eraseLeads} from './erase.ts';
import {purgeLeads} from './purge.ts';

const PURGE = 'npm run leads -- purge';

const printing = () => {
  const lines: string[] = [];
  return {lines, terminal: {environment: {}, print: (text: string) => void lines.push(text)}};
};

// A second program that blocks the scrub while it reads.
const readElsewhere = async ({DATA_DIR, DATABASE_URL}: StorePlace): Promise<() => Promise<void>> => {
  if (DATABASE_URL === '') {
    const other = new DatabaseSync(databaseFile(DATA_DIR), {readOnly: true});
    other.exec('begin');
    other.prepare('select * from lead').all();
    return async () => other.close();
  }
  const other = new Client(DATABASE_URL);
  await other.connect();
  await other.query('begin isolation level repeatable read');
  await other.query('select * from lead');
  return () => other.end();
};

const sealedIn = (place: StorePlace) =>
  openTestVault(place)
    .store.read((db) => db.selectFrom('lead').select('email').execute())
    .then((rows) => rows.map(({email}) => email));

test(
  'an erasure reports files that still contain the data, and another purge finishes it',
  {timeout: 60_000},
  async () => {
    const {sendLead, place, stop} = await startTestServer();
    const ids = [(await sendLead(consentingLead)).id, (await sendLead(consentingLead)).id];
    await stop();
    const settings = readSettings(place);
    const sealed = await sealedIn(place);
    expect(sealed).toHaveLength(2);
    const endReading = await readElsewhere(place);
    const first = printing();
    await expect(
      eraseLeads(settings, {ids, email: undefined, patienceMs: 200}, first.terminal),
    ).rejects.toMatchObject({
      code: 'command',
      message: expect.stringMatching(
        new RegExp(`^Erased ${ids.join(', ')} from the tables\\. Files .* still contain .*${PURGE}`, 'u'),
      ),
    });
    expect(first.lines.join('\n')).not.toContain('Erased');
    // Everything except the files was done: the rows and the record for restores.
    expect(await sealedIn(place)).toEqual([]);
    expect(readFileSync(join(place.DATA_DIR, 'erased.jsonl'), 'utf8')).toContain(ids[1]);
    const second = printing();
    await expect(purgeLeads(settings, {isDry: false, patienceMs: 200}, second.terminal)).rejects.toThrow(
      PURGE,
    );
    await purgeLeads(settings, {isDry: true, patienceMs: 200}, second.terminal);
    await endReading();
    expect(await runProgram('leads.ts', ['purge'], place)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Erased.'),
    });
    if (isOnPostgres()) return;
    const files = ['', '-wal'].map((part) => `${databaseFile(place.DATA_DIR)}${part}`).filter(existsSync);
    for (const file of files.filter((each) => statSync(each).size > 0))
      for (const value of sealed) expect(readFileSync(file, 'latin1')).not.toContain(value);
  },
);

test('a second erasure by id scrubs the files again', {timeout: 60_000}, async () => {
  const {sendLead, place, stop} = await startTestServer();
  const id = (await sendLead(consentingLead)).id;
  await stop();
  const settings = readSettings(place);
  const endReading = await readElsewhere(place);
  const {lines, terminal} = printing();
  const erasing = () => eraseLeads(settings, {ids: [id], email: undefined, patienceMs: 200}, terminal);
  await expect(erasing()).rejects.toThrow(PURGE);
  await endReading();
  await erasing();
  expect(lines).toContain(`Erased ${id}.`);
});

test('records that were erased before a failure are noted for restores', {timeout: 60_000}, async () => {
  const {sendLead, place, stop} = await startTestServer();
  const ids = [(await sendLead(consentingLead)).id, (await sendLead(consentingLead)).id];
  await stop();
  // A folder in place of the mail, which cannot be removed like a file.
  mkdirSync(join(mailboxFolder(place.DATA_DIR), `${ids[0]}.eml`), {recursive: true});
  const {terminal} = printing();
  await expect(eraseLeads(readSettings(place), {ids, email: undefined}, terminal)).rejects.toThrow(ids[0]);
  expect(readFileSync(join(place.DATA_DIR, 'erased.jsonl'), 'utf8')).toContain(ids[0]);
});

test('an erasure says what backups contain, whether or not it knows of any', {timeout: 60_000}, async () => {
  const {sendLead, place} = await startTestServer();
  const ids = [(await sendLead(consentingLead)).id, (await sendLead(consentingLead)).id];
  const without = await runProgram('leads.ts', ['erase', ids[0] ?? ''], place);
  expect([without.code, without.err]).toEqual([0, '']);
  expect(without.out).toMatch(/Older backups .* until the backups are deleted.*erased\.jsonl/u);
  const BACKUP_DIR = join(temporaryFolder(), 'backups');
  await runProgram('backup.ts', [], {...place, BACKUP_DIR});
  const known = await runProgram('leads.ts', ['erase', ids[1] ?? ''], {...place, BACKUP_DIR});
  expect(known.out).toMatch(/encrypted, until \d{4}-\d\d-\d\d/u);
  expect(known.out).toMatch(/Older backups .* until the backups are deleted.*erased\.jsonl/u);
});

test('an erasure leaves no trace of the submission', async () => {
  const {leads, ids, post} = await startWithSubmissions();
  expect((await leads('erase', ids[0]?.slice(0, -4) ?? '')).code).toBe(2);
  expect((await leads('erase', ids[0] ?? '')).code).toBe(0);
  expect((await leads('list')).out).not.toContain(ids[0]);
  expect(JSON.parse((await leads('show', ids[0] ?? '')).out)).toMatchObject({
    id: ids[0],
    erasedAt: expect.any(String),
  });
  expect((await post('/api/leads', lead)).status).toBe(201);
});

test('the number of a person who wants no contact at all stays blocked after an erasure by command', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const other = await desk.sendLead({...consentingLead, email: 'ana@work.example', phone: '(713) 555-0123'});
  const corrections = {name: '', email: '', phone: '', language: ''};
  const json = {corrections, isStopped: true, scopeRecordedAt: null};
  const stopped = await desk.request('agent', `/people/${other.id}`, {method: 'PUT', json, version: 0});
  expect(stopped.status).toBe(200);
  await eraseLeads(readSettings(desk.place), {ids: [other.id], email: undefined}, printing().terminal);
  const {call} = (await lookAt(desk, id)).view.permission;
  expect(call).toMatchObject({isAllowed: false, reason: 'withdrawn'});
});
