import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {TodayView} from '../../../contract/desk-today.ts';
import {chicagoDay, chicagoDayStartMs} from '../../../insurance/calendar/chicago.ts';
import {addDays} from '../../../insurance/calendar/day.ts';
import {mailboxFolder, mailsIn} from '../../delivery/testing/mailbox.ts';
import {openTestVault} from '../../testing/test-store.ts';
import {startDesk} from '../testing/signed-in-desk.ts';
import {makeDigest} from './digest.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;

const look = async (desk: Desk): Promise<TodayView> =>
  (await (await desk.request('assistant', '/today')).json()) as TodayView;

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
    {id: outboxId, personId: id, channel: 'mail', error: 'the server answered 550 5.1.1'},
  ]);
  const retry = (event: string) =>
    desk.request('agent', '/deliveries/retry', {method: 'POST', json: {id: event}});
  expect((await retry(`${id}:%`)).status).toBe(422);
  expect((await retry(`${id}:contact.received`)).status).toBe(404);
  expect((await retry(outboxId)).status).toBe(204);
  expect((await look(desk)).parked).toEqual([]);
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

test('the digest comes in the language of mails to the agent', async () => {
  const desk = await startDesk({MAIL_LANGUAGE: 'de'});
  await desk.sendLead();
  await makeDigest(desk.store, new Date(chicagoDayStartMs(chicagoDay(Date.now())) + 8 * 3_600_000));
  const digest = () => mailsIn(desk.dataDir).find((name) => name.includes('desk.digest'));
  await expect.poll(digest, {timeout: 30_000, interval: 50}).toBeDefined();
  const mail = readFileSync(join(mailboxFolder(desk.dataDir), digest() ?? ''), 'utf8');
  expect(mail).toContain('Content-Language: de');
  expect(mail).toContain('Ihr Arbeitsplatz am');
});
