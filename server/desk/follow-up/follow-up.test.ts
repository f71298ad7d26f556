import {expect, test} from 'vitest';
import {LANGUAGES} from '../../../contract/language.ts';
import {chicagoDay, chicagoDayStartMs} from '../../../insurance/calendar/chicago.ts';
import {addDays} from '../../../insurance/calendar/day.ts';
import {mailMessage} from '../../delivery/mail-message.ts';
import {consentTo} from '../../testing/consent-to.ts';
import {lead, savedResults} from '../../testing/submissions.ts';
import {openTestVault} from '../../testing/test-store.ts';
import {startDesk} from '../testing/signed-in-desk.ts';
import {reminderPath, reminderToken} from './reminder-link.ts';
import {
  HOUR_MS,
  DAY_MS,
  agency,
  clockChange,
  ORIGIN,
  monday,
  onMonday,
  remind,
  setFollowUp,
  made,
  topics,
  readAt,
  medicareLead,
} from './testing/reminders.ts';

test('a review day of saved results reminds the agent once, however many processes look and whatever the clock does', async () => {
  const desk = await startDesk();
  const saved = await desk.post('/api/ai-workflow/results', savedResults);
  expect(saved.status).toBe(201);
  const other = openTestVault(desk.place);
  const today = new Date();
  // The change in life has no date, so the review is due immediately.
  await Promise.all([remind(desk, today), remind(other, today), remind(desk, today)]);
  expect(await topics(desk)).toEqual(['followup.due']);
  for (const moment of [new Date(today.getTime() + 400 * DAY_MS), today, new Date(today.getTime() - DAY_MS)])
    await remind(other, moment);
  expect(await topics(desk)).toEqual(['followup.due']);
  const rows = await desk.store.read((db) => db.selectFrom('follow_up').selectAll().execute());
  expect(rows).toMatchObject([{kind: 'review', state: 'open', for_visitor: 1}]);
});

test('a follow-up that is sent again after a lost answer is set once', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead();
  const chosen = {id: crypto.randomUUID()};
  await Promise.all([setFollowUp(desk, id, chosen), setFollowUp(desk, id, chosen)]);
  expect(await setFollowUp(desk, id, chosen)).toMatchObject(chosen);
  const rows = await desk.store.read((db) => db.selectFrom('follow_up').select('id').execute());
  expect(rows).toEqual([chosen]);
});

test('a follow-up is due on its day and not before, and once more when it is moved', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead();
  const followUp = await setFollowUp(desk, id);
  await remind(desk, new Date(onMonday(0).getTime() - 1));
  expect(await topics(desk)).toEqual([]);
  // The clock jumps ahead and is set back: the agent is reminded early, and not again on the day.
  await remind(desk, new Date(onMonday(0).getTime() + 100 * DAY_MS));
  await remind(desk, new Date());
  await remind(desk, onMonday(9));
  expect(await topics(desk)).toEqual(['followup.due']);
  const moved = {dueOn: addDays(monday(), 1)};
  const put = (version: number, json: object) =>
    desk.request('agent', `/follow-ups/${followUp.id}`, {method: 'PUT', json, version});
  expect((await put(7, moved)).status).toBe(412);
  expect((await put(1, moved)).status).toBe(200);
  await remind(desk, onMonday(40));
  expect(await topics(desk)).toEqual(['followup.due', 'followup.due']);
  expect((await put(2, {state: 'done'})).status).toBe(200);
  await remind(desk, onMonday(200));
  expect(await made(desk)).toHaveLength(2);
});

test('a year of two digits is no year, and a follow-up can be moved to none', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead();
  const statusOf = async (dueOn: string): Promise<number> => {
    const json = {dueOn, subject: 'call', isForVisitor: false};
    return (await desk.request('agent', `/people/${id}/follow-ups`, {method: 'POST', json})).status;
  };
  for (const day of ['0027-12-01', '1999-12-31', '2100-01-01', '9999-12-31', '2027-02-29'])
    expect([day, await statusOf(day)]).toEqual([day, 422]);
  for (const day of ['2026-12-31', '2048-08-01']) expect([day, await statusOf(day)]).toEqual([day, 201]);
  const followUp = await setFollowUp(desk, id);
  const moved = {method: 'PUT', json: {dueOn: '0027-12-01'}, version: 1} as const;
  expect((await desk.request('agent', `/follow-ups/${followUp.id}`, moved)).status).toBe(422);
});

test('on the day on which the clocks change, the agent is reminded at seven, too', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead();
  const day = clockChange();
  await setFollowUp(desk, id, {dueOn: day, isForVisitor: false});
  await remind(desk, new Date(chicagoDayStartMs(day)));
  const [toAgent] = await made(desk);
  const hour = new Date(toAgent?.due_at ?? '').toLocaleString('en-US', {
    timeZone: 'America/Chicago',
    hour: 'numeric',
  });
  expect([toAgent?.topic, hour]).toEqual(['followup.due', '7 AM']);
});

test('a reminder that is due in quiet hours waits for the morning, and carries the way to end it', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(medicareLead);
  await setFollowUp(desk, id);
  await remind(desk, onMonday(3));
  const [toAgent, toVisitor] = await made(desk);
  expect([toAgent?.topic, toAgent?.due_at]).toEqual(['followup.due', onMonday(7).toISOString()]);
  expect([toVisitor?.topic, toVisitor?.due_at]).toEqual(['followup.reminder', onMonday(9).toISOString()]);
  expect(await readAt(desk, 'followup.reminder', onMonday(3))).toEqual({postponedMs: 6 * HOUR_MS});
  const event = await readAt(desk, 'followup.reminder', onMonday(10));
  if (!event || !('receipt' in event) || !event.receipt) throw new Error('nothing is sent');
  const token = reminderToken(await desk.keys.ring(), id);
  expect(event.receipt.withdrawUrl).toBe(ORIGIN + reminderPath('en', token));
  const mail = mailMessage(event, {from: {name: 'A', address: agency.email}, to: [], language: 'en'});
  expect(mail.headers).toMatchObject({
    'List-Unsubscribe': `<${ORIGIN}/reminders/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const end = `${ORIGIN}/reminders/${token}`;
  expect(event.receipt.text).toContain(`\n\n${end}\n\n`);
  expect(event.receipt.html).toContain(`<a class="button" href="${end}">End the reminders</a>`);
  expect(event.receipt.text).toContain('Not connected with or endorsed by');
  expect(event.receipt.text).toContain(agency.postalAddress.street);
  // The member's text stays on the desk.
  expect(JSON.stringify(event)).not.toContain('asthma');
});

test('a visitor without consent to mail gets no reminder, and no reminders are sent while the clock is in doubt', async () => {
  const desk = await startDesk();
  const none = await desk.sendLead({...lead, email: 'nobody@mail.example'});
  await setFollowUp(desk, none.id);
  const ana = await desk.sendLead(medicareLead);
  await setFollowUp(desk, ana.id, {dueOn: addDays(monday(), 40)});
  await remind(desk, onMonday(10));
  expect(await topics(desk)).toEqual(['followup.due']);
  await remind(desk, onMonday(24 * 45));
  expect(await topics(desk)).toEqual(['followup.due', 'followup.due']);
  // The clock is right again, and the day comes: the visitor is reminded once, and nobody twice.
  await remind(desk, onMonday(12));
  expect(await topics(desk)).toEqual(['followup.due', 'followup.due']);
  const theDay = onMonday(24 * 40 + 12);
  await desk.store.write((transaction) =>
    transaction
      .insertInto('purge_run')
      .values({id: 1, last_run_at: theDay.toISOString(), confirmed_at: ''})
      .onConflict((conflict) => conflict.column('id').doUpdateSet({last_run_at: theDay.toISOString()}))
      .execute(),
  );
  for (let times = 0; times < 2; times += 1) await remind(desk, theDay);
  expect(await topics(desk)).toEqual(['followup.due', 'followup.due', 'followup.reminder']);
});

test('a review day survives a clock that was years ahead when the results came', async () => {
  const desk = await startDesk();
  expect((await desk.post('/api/ai-workflow/results', savedResults)).status).toBe(201);
  const now = new Date();
  const ahead = new Date(now.getTime() + 1_400 * DAY_MS).toISOString();
  await remind(desk, now);
  await desk.store.write(async (transaction) => {
    await transaction.deleteFrom('outbox').where('topic', '=', 'followup.due').execute();
    await transaction.updateTable('submission').set({received_at: ahead}).execute();
    await transaction
      .updateTable('follow_up')
      .set({created_at: ahead, due_on: ahead.slice(0, 10), reminded_for: ''})
      .execute();
    // The purge ran before the clock jumped.
    await transaction
      .insertInto('purge_run')
      .values({id: 1, last_run_at: now.toISOString(), confirmed_at: ''})
      .onConflict((conflict) => conflict.column('id').doUpdateSet({last_run_at: now.toISOString()}))
      .execute();
  });
  await remind(desk, now);
  const rows = await desk.store.read((db) => db.selectFrom('follow_up').select('due_on').execute());
  expect(rows).toHaveLength(1);
  expect(rows[0]?.due_on).toBe(chicagoDay(now.getTime()));
  expect(await topics(desk)).toEqual(['followup.due']);
});

test('the link shows a button, and a press ends the reminders permanently', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(medicareLead);
  await setFollowUp(desk, id);
  await remind(desk, onMonday(10));
  const token = reminderToken(await desk.keys.ring(), id);
  for (const language of LANGUAGES) {
    const page = await fetch(desk.origin + reminderPath(language, token));
    expect([language, page.status, (await page.text()).includes('<button>')]).toEqual([language, 200, true]);
  }
  // Mail scanners open links; nothing has changed.
  expect(await readAt(desk, 'followup.reminder', onMonday(10))).toHaveProperty('receipt');
  const forged = `${id}.${'0'.repeat(32)}`;
  const press = (end: string) =>
    fetch(desk.origin + reminderPath('en', end), {
      method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded'},
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await press(forged)).status).toBe(404);
  expect(await readAt(desk, 'followup.reminder', onMonday(10))).toHaveProperty('receipt');
  for (const attempt of [1, 2]) expect([attempt, (await press(token)).status]).toEqual([attempt, 200]);
  expect(await readAt(desk, 'followup.reminder', onMonday(10))).toBeUndefined();
});

test('a withdrawn consent ends a reminder that is on its way', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(medicareLead);
  await setFollowUp(desk, id);
  await remind(desk, onMonday(3));
  await desk.store.write(async (transaction) => {
    await transaction.updateTable('consent').set({withdrawn_at: new Date().toISOString()}).execute();
  });
  expect(await readAt(desk, 'followup.reminder', onMonday(10))).toBeUndefined();
});

test('"Automated Follow-ups" is on for saved results with a standing permission, and off for any other', async () => {
  const desk = await startDesk();
  const ask = async (clientId: string) => {
    const policyInfo = {lifeInsurance: '100000', cancerCoverage: '', medicare: '', retirement: ''};
    const answer = await desk.post('/api/ai-workflow/client-management', {clientId, policyInfo});
    expect(answer.status).toBe(200);
    const {automatedFollowUps, managementPlan} = (await answer.json()) as {
      automatedFollowUps: boolean;
      managementPlan: string;
    };
    // The plan matches the badge.
    expect(managementPlan.includes('No reminder is set')).toBe(!automatedFollowUps);
    return automatedFollowUps;
  };
  const save = async (changes: object): Promise<string> => {
    const answer = await desk.post('/api/ai-workflow/results', {...savedResults, ...changes});
    return ((await answer.json()) as {clientId: string}).clientId;
  };
  const consents = [{...consentTo('medicare'), agreedAt: new Date().toISOString()}];
  const agreed = await save({consents, contact: {...savedResults.contact, phone: '713 555 0123'}});
  expect(await ask('current-client')).toBe(false);
  expect(await ask(await save({contact: {...savedResults.contact, email: 'b@mail.example'}}))).toBe(false);
  expect(await ask(agreed)).toBe(true);
  await desk.store.write(async (transaction) => {
    await transaction.updateTable('consent').set({withdrawn_at: new Date().toISOString()}).execute();
  });
  expect(await ask(agreed)).toBe(false);
});
