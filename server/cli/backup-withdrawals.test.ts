import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {emptyPlaceWithKeysOf, newestIn} from '../testing/backups.ts';
import {runProgram} from '../testing/run-program.ts';
import {callConsent, consentingLead, healthConsent} from '../testing/submissions.ts';
import {recordsIn, startTestServer, temporaryFolder} from '../testing/test-server.ts';
import {isOnPostgres, openTestVault, type StorePlace} from '../testing/test-store.ts';
import {pressWithdraw, withdrawalPathOf} from '../testing/withdraw.ts';

const savedBy = (email: string) => ({
  contact: {firstName: 'Ana', lastName: 'Ruiz', email},
  answers: {leadData: {age: '42'}, healthInfo: {conditions: 'asthma'}},
  consents: [healthConsent],
});

const idOf = async (response: Response): Promise<string> => {
  const {id} = (await response.json()) as {id: string};
  return id;
};

const kept = async (place: StorePlace) => {
  const {store} = openTestVault(place);
  const consents = await store.read((db) =>
    db.selectFrom('consent').selectAll().orderBy('submission_id').orderBy('position').execute(),
  );
  const events = await store.read((db) =>
    db.selectFrom('outbox').select('id').where('topic', '=', 'consent.withdrawn').execute(),
  );
  // A restore needs a place that no store has open.
  await store.close();
  return {consents, events};
};

test(
  'consents withdrawn after a backup are withdrawn again before a restore is done',
  {timeout: 120_000},
  async () => {
    const folder = join(temporaryFolder(), 'backups');
    const {post, sendContact, sendLead, place, origin, stop} = await startTestServer({BACKUP_DIR: folder});
    const environment = {...place, BACKUP_DIR: folder};
    const first = (await sendLead(consentingLead)).id;
    const [own, others] = [
      await idOf(await post('/api/ai-workflow/results', savedBy(consentingLead.email))),
      await idOf(await post('/api/ai-workflow/results', savedBy('eva@mail.example'))),
    ];
    expect((await runProgram('backup.ts', [], environment)).code).toBe(0);
    // The visitor may use a link that is in no backup.
    const later = (
      await sendContact({email: consentingLead.email, phone: consentingLead.phone, consents: [callConsent]})
    ).id;
    expect(await pressWithdraw(origin + (await withdrawalPathOf(place, later)))).toBe(200);
    const note = readFileSync(join(folder, 'erased.jsonl'), 'utf8');
    expect(note).toBe(readFileSync(join(place.DATA_DIR, 'erased.jsonl'), 'utf8'));
    expect(note.match(/"withdrawn"/gu)).toHaveLength(3);
    expect(note).not.toMatch(/@|127\.0\.0\.1|::1/u);
    const before = await kept(place);
    await stop();

    // The record beside the backups suffices.
    const other = await emptyPlaceWithKeysOf(place);
    const restored = await runProgram('restore.ts', [newestIn(folder)], other);
    expect([restored.code, restored.err]).toEqual([0, '']);
    for (const id of [first, own]) expect(restored.out).toMatch(new RegExp(`Withdrawn again: .*${id}`, 'u'));
    expect(restored.out).not.toContain(others);
    expect(restored.out).not.toContain('stand again');
    const after = await kept(other);
    expect(after.consents).toEqual(before.consents.filter(({submission_id: id}) => id !== later));
    const saved = Map.groupBy(await recordsIn(other), ({id}) => id);
    expect(saved.get(own)?.[0]).toMatchObject({savedAnswers: {leadData: {age: '42'}}, healthAnswers: null});
    expect(saved.get(others)?.[0]).toMatchObject({healthAnswers: {healthInfo: {conditions: 'asthma'}}});
    const verified = await runProgram('leads.ts', ['verify'], other);
    expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('complete and unchanged')]);

    // The agent was notified at the time of the withdrawal; a second use of the link changes nothing.
    expect(before.events).toHaveLength(1);
    const again = await startTestServer({}, other);
    expect(await pressWithdraw(again.origin + (await withdrawalPathOf(other, first)))).toBe(200);
    expect((await kept(other)).events).toEqual([]);
    await again.stop();

    // A backup of the restored store copies the record into the folder of the new backup.
    const further = temporaryFolder();
    expect((await runProgram('backup.ts', [further], other)).code).toBe(0);
    expect(readFileSync(join(further, 'erased.jsonl'), 'utf8').match(/"withdrawn"/gu)).toHaveLength(2);
  },
);

test('a restore reads the withdrawals of a store that is moved aside', {timeout: 60_000}, async () => {
  if (isOnPostgres()) return;
  const {sendLead, place, origin, stop} = await startTestServer();
  const folder = temporaryFolder();
  const id = (await sendLead(consentingLead)).id;
  await runProgram('backup.ts', [folder], place);
  expect(await pressWithdraw(origin + (await withdrawalPathOf(place, id)))).toBe(200);
  await stop();
  const {consents} = await kept(place);
  const restored = await runProgram('restore.ts', [newestIn(folder), '--force'], place);
  expect([restored.code, restored.out]).toEqual([0, expect.stringContaining(`Withdrawn again: ${id}`)]);
  expect((await kept(place)).consents).toEqual(consents);
});
