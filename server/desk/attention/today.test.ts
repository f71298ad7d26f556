import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import type {TodayView} from '../../../contract/desk-today.ts';
import {chicagoDay, chicagoDayStartMs, chicagoHourMs} from '../../../insurance/calendar/chicago.ts';
import {addDays, addMonths} from '../../../insurance/calendar/day.ts';
import {backupName} from '../../backup/backup-folder.ts';
import {mailboxFolder, mailsIn} from '../../delivery/testing/mailbox.ts';
import {consentTo} from '../../testing/consent-to.ts';
import {consentingLead} from '../../testing/submissions.ts';
import {openTestVault} from '../../testing/test-store.ts';
import {startChatting} from '../../chat/testing/chat-client.ts';
import {loadAgency} from '../../../agency/load.ts';
import {loadPublishedTexts} from '../../evidence/published-texts.ts';
import {readSettings} from '../../settings/settings.ts';
import {revokeMember} from '../member/member.store.ts';
import {clockChange} from '../follow-up/testing/reminders.ts';
import {startDesk} from '../testing/signed-in-desk.ts';
import {digestReader, makeDigest} from './digest.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;

const look = async (desk: Desk): Promise<TodayView> =>
  (await (await desk.request('agent', '/today')).json()) as TodayView;

test('the first screen shows waiting visitors, due follow-ups, and that there is no backup', async () => {
  const desk = await startDesk();
  const first = await desk.sendLead();
  const second = await desk.sendContact();
  const dueOn = addDays(chicagoDay(Date.now()), -1);
  await desk.request('agent', `/people/${second.id}/follow-ups`, {
    method: 'POST',
    json: {dueOn, subject: 'call back', isForVisitor: false},
  });
  const today = await look(desk);
  expect(today.waiting.map(({id, name}) => [id, name])).toEqual([
    [first.id, 'Ana Müller-李'],
    [second.id, 'José Núñez'],
  ]);
  expect(today.waitingCount).toBe(2);
  expect(today.due).toMatchObject([
    {personId: second.id, name: 'José Núñez', subject: 'call back', dueOn, isOverdue: true},
  ]);
  expect(today.notes).toContainEqual({kind: 'backup-none', urgency: 'now'});
});

// The desk looks at the names of the files only.
const leaveBackup = (folder: string, madeAt: Date): void => {
  const file = join(folder, backupName(madeAt));
  writeFileSync(file, '');
  writeFileSync(file.replace('.sqlite', '.json'), '{}');
};

test('the day of the last backup is on the first screen and in the digest; an old backup needs attention', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-backups-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const desk = await startDesk({BACKUP_DIR: folder, MAIL_LANGUAGE: 'en'});
  await desk.sendLead();
  const old = new Date(Date.now() - 3 * 86_400_000);
  leaveBackup(folder, old);
  // A clock that was four years ahead has left a backup of the future, which would hide for four years that no backup is made.
  leaveBackup(folder, new Date(Date.now() + 4 * 365 * 86_400_000));
  const late = await look(desk);
  expect(late.lastBackupAt).toBeUndefined();
  expect(late.notes).toContainEqual({kind: 'backup-old', urgency: 'now', day: chicagoDay(old.getTime())});
  const recent = new Date(Date.now() - 3_600_000);
  leaveBackup(folder, recent);
  const today = await look(desk);
  expect(today.lastBackupAt).toBe(recent.toISOString());
  expect(today.notes.filter(({kind}) => kind.startsWith('backup'))).toEqual([]);
  await makeDigest(desk.store, new Date(chicagoDayStartMs(chicagoDay(Date.now())) + 8 * 3_600_000));
  const digest = (): string =>
    mailsIn(desk.dataDir)
      .filter((name) => name.includes('desk.digest'))
      .map((name) => readFileSync(join(mailboxFolder(desk.dataDir), name), 'utf8'))
      .join('');
  await expect.poll(digest, {timeout: 30_000, interval: 50}).toContain('Last backup');
});

test('a visitor who asked for the agent in the chat comes before older requests', async () => {
  const desk = await startDesk();
  const older = await desk.sendLead();
  const {id: unasked} = await startChatting(desk.origin);
  const {id, say, post} = await startChatting(desk.origin);
  await say('Is anybody there?');
  await post('handover', undefined);
  const {waiting, waitingCount} = await look(desk);
  expect(waiting.slice(0, 2).map((each) => each.id)).toEqual([id, older.id]);
  expect(waiting.map((each) => each.id)).not.toContain(unasked);
  expect(waitingCount).toBe(waiting.length);
  const asked = await desk.store.read((db) =>
    db.selectFrom('conversation').select('asked_at').where('submission_id', '=', id).executeTakeFirst(),
  );
  expect(waiting[0]?.since).toBe(asked?.asked_at);
});

test('a parked delivery is shown with its reason, and is due again after "retry"', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead();
  const outboxId = `${id}:lead.received`;
  await desk.store.write(async (transaction) => {
    const parked = {state: 'parked', last_error: 'the server answered 550 5.1.1'} as const;
    const values = {
      outbox_id: outboxId,
      channel: 'mail',
      attempts: 24,
      lease: '',
      leased_until: '',
      created_at: '2026-11-22T10:00:00.000Z',
      due_at: '2026-11-22T10:00:00.000Z',
      settled_at: null,
      ...parked,
    } as const;
    // The server's worker may have been faster.
    await transaction
      .insertInto('delivery')
      .values(values)
      .onConflict((conflict) => conflict.columns(['outbox_id', 'channel']).doUpdateSet(parked))
      .execute();
  });
  expect((await look(desk)).parked).toMatchObject([
    {
      id: outboxId,
      personId: id,
      name: 'Ana Müller-李',
      channel: 'mail',
      error: 'the server answered 550 5.1.1',
    },
  ]);
  const retry = (event: string) =>
    desk.request('agent', '/deliveries/retry', {method: 'POST', json: {id: event}});
  expect((await retry(`${id}:%`)).status).toBe(422);
  expect((await retry(`${id}:contact.received`)).status).toBe(404);
  expect((await retry(outboxId)).status).toBe(204);
  expect((await look(desk)).parked).toEqual([]);
});

test('a permission for Medicare that lapses soon names the person', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead({...consentingLead, consents: [consentTo('medicare')]});
  const recorded = addDays(addMonths(chicagoDay(Date.now()), -12), 10);
  await desk.store.write((transaction) =>
    transaction
      .updateTable('consent')
      .set({recorded_at: `${recorded}T12:00:00.000Z`})
      .execute(),
  );
  const {notes} = await look(desk);
  expect(notes.find(({kind}) => kind === 'consents-lapse')).toMatchObject({
    count: 1,
    people: [{id, name: 'Ana Müller-李'}],
  });
});

test('a day has one digest, however many processes look and whatever the clock does', async () => {
  const desk = await startDesk();
  await desk.sendLead();
  const other = openTestVault(desk.place).store;
  const day = addDays(chicagoDay(Date.now()), 1);
  const at = (hour: number, days = 0) => new Date(chicagoDayStartMs(addDays(day, days)) + hour * 3_600_000);
  expect(await makeDigest(desk.store, at(6))).toBe(false);
  const made = await Promise.all([makeDigest(desk.store, at(8)), makeDigest(other, at(8))]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await makeDigest(other, at(20))).toBe(false);
  // The clock jumps three days ahead and is set back: the days in between and the current day still have their digest.
  expect(await makeDigest(desk.store, at(8, 3))).toBe(true);
  expect(await makeDigest(desk.store, at(21))).toBe(false);
  expect(await makeDigest(desk.store, at(8, 1))).toBe(true);
  expect(await makeDigest(desk.store, at(9, 3))).toBe(true);
});

test('on the day on which the clocks change, the digest is made at seven, too', async () => {
  const desk = await startDesk();
  await desk.sendLead();
  const day = clockChange();
  const seven = chicagoHourMs(day, 7);
  expect(new Date(seven).toLocaleString('en-US', {timeZone: 'America/Chicago', hour: 'numeric'})).toBe(
    '7 AM',
  );
  expect(await makeDigest(desk.store, new Date(seven - 1))).toBe(false);
  expect(await makeDigest(desk.store, new Date(seven))).toBe(true);
});

test('a day has no second digest after a clock that was years or minutes behind', async () => {
  const desk = await startDesk();
  await desk.sendLead();
  const day = addDays(chicagoDay(Date.now()), 1);
  const at = (hour: number, days = 0) => new Date(chicagoDayStartMs(addDays(day, days)) + hour * 3_600_000);
  expect(await makeDigest(desk.store, at(8))).toBe(true);
  expect(await makeDigest(desk.store, at(7.5))).toBe(false);
  await makeDigest(desk.store, at(9, -1_400));
  expect(await makeDigest(desk.store, at(10))).toBe(false);
});

test('each member gets the digest in their own language unless unwanted, other addresses get it in the language of mails', async () => {
  const desk = await startDesk({
    MAIL_LANGUAGE: 'de',
    MAIL_TO: 'office@agency.example, Owner@agency.example, assistant@agency.example',
  });
  await desk.sendLead();
  const choose = async (who: 'owner' | 'agent' | 'assistant', json: object) =>
    (await (await desk.request(who, '/me', {method: 'PUT', json})).json()) as object;
  expect(await choose('agent', {language: 'zh'})).toMatchObject({language: 'zh', hasDigest: true});
  expect(await choose('assistant', {hasDigest: false})).toMatchObject({language: 'en', hasDigest: false});
  expect((await desk.request('agent', '/me', {method: 'PUT', json: {language: 'xx'}})).status).toBe(422);
  expect((await desk.request('agent', '/me', {method: 'PUT', json: {role: 'owner'}})).status).toBe(422);
  await makeDigest(desk.store, new Date(chicagoDayStartMs(chicagoDay(Date.now())) + 8 * 3_600_000));
  const digests = () =>
    mailsIn(desk.dataDir)
      .filter((name) => name.includes('desk.digest'))
      .map((name) => readFileSync(join(mailboxFolder(desk.dataDir), name), 'utf8'))
      .map(
        (mail) =>
          `${/^To: (.*)$/mu.exec(mail)?.[1]?.trim()} ${/^Content-Language: (.*)$/mu.exec(mail)?.[1]?.trim()}`,
      )
      .toSorted((one, other) => (one < other ? -1 : 1));
  await expect
    .poll(digests, {timeout: 30_000, interval: 50})
    .toEqual(['agent@agency.example zh', 'office@agency.example de', 'owner@agency.example en']);
});

test('a member who is revoked, or wants no digest any more, gets no digest that was made before', async () => {
  const desk = await startDesk();
  await desk.sendLead();
  await makeDigest(desk.store, new Date(chicagoDayStartMs(chicagoDay(Date.now())) + 8 * 3_600_000));
  const rows = await desk.store.read((db) =>
    db.selectFrom('outbox').select('id').where('topic', '=', 'desk.digest').execute(),
  );
  const {store, keys} = desk;
  const read = digestReader({
    store,
    keys,
    now: () => new Date(),
    agency: loadAgency({}),
    texts: loadPublishedTexts({}),
    settings: readSettings(desk.place),
    readCampaigns: () => [],
    origin: () => desk.origin,
  });
  const recipients = async () => {
    const mails = await Promise.all(
      rows.map(({id: outboxId}) => read({claimed: {outboxId}} as unknown as Parameters<typeof read>[0])),
    );
    return mails.flatMap((mail) => (mail && 'receipt' in mail ? (mail.receipt?.to ?? []) : [])).toSorted();
  };
  expect(await recipients()).toEqual(['agent', 'assistant', 'owner'].map((role) => `${role}@agency.example`));
  await desk.request('assistant', '/me', {method: 'PUT', json: {hasDigest: false}});
  await revokeMember(store, 'agent@agency.example', new Date());
  expect(await recipients()).toEqual(['owner@agency.example']);
});

test('the digest in Chinese has Chinese colons, and the address of the desk is a link', async () => {
  const desk = await startDesk({MAIL_LANGUAGE: 'zh'});
  const {id} = await desk.sendLead();
  const read = digestReader({
    ...desk,
    now: () => new Date(),
    agency: loadAgency({}),
    texts: loadPublishedTexts({}),
    settings: readSettings({...desk.place, MAIL_LANGUAGE: 'zh', MAIL_TO: 'office@agency.example'}),
    readCampaigns: () => [],
    origin: () => 'https://agency.example',
  });
  const claimed = {outboxId: `${id}:desk.digest:20261120`, submissionId: id, topic: 'desk.digest'} as const;
  const event = await read({claimed} as unknown as Parameters<typeof read>[0]);
  if (!event || !('toAgent' in event) || !event.toAgent) throw new Error('nothing is sent');
  const {text, html} = event.toAgent;
  expect(text).toContain('等待首次答复：1');
  expect(text).toContain('\n\nhttps://agency.example/desk');
  expect(html).toContain('<a href="https://agency.example/desk">');
});
