import {expect, test} from 'vitest';
import {loadAgency} from '../../../agency/load.ts';
import {LANGUAGES} from '../../../contract/language.ts';
import {chicagoDay, chicagoDayStartMs} from '../../../insurance/calendar/chicago.ts';
import {addDays, weekday} from '../../../insurance/calendar/day.ts';
import {createReceiptLimiters} from '../../http/rate-limiters.ts';
import {createEventReader} from '../../delivery/read-event.ts';
import {receiptSources} from '../../delivery/receipt-sources.ts';
import {mailMessage} from '../../delivery/mail-message.ts';
import {loadPublishedTexts} from '../../evidence/published-texts.ts';
import {readSettings} from '../../settings/settings.ts';
import {hostileText} from '../../testing/hostile-body.ts';
import {consentTo} from '../../testing/consent-to.ts';
import {lead, savedResults} from '../../testing/submissions.ts';
import {openTestVault} from '../../testing/test-store.ts';
import {revokeMember} from '../member/member.store.ts';
import {deskReaders} from '../readers.ts';
import {startDesk} from '../testing/signed-in-desk.ts';
import {remindOnce} from './remind-regularly.ts';
import {reminderPath, reminderToken} from './reminder-link.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const agency = loadAgency({});
const texts = loadPublishedTexts({});
const ORIGIN = 'https://agency.example';

// The Monday after the next one: no change to or from daylight time occurs on a Monday.
const monday = (): string => {
  let day = addDays(chicagoDay(Date.now()), 1);
  while (weekday(day) !== 1) day = addDays(day, 1);
  return day;
};
const onMonday = (hour: number): Date => new Date(chicagoDayStartMs(monday()) + hour * HOUR_MS);

const remind = ({store, keys}: Pick<Desk, 'store' | 'keys'>, moment: Date): Promise<void> =>
  remindOnce({store, keys, agency, texts, now: () => moment});

const setFollowUp = async (desk: Desk, id: string, changes: object = {}) => {
  const answer = await desk.request('agent', `/people/${id}/follow-ups`, {
    method: 'POST',
    json: {dueOn: monday(), subject: 'asthma papers', isForVisitor: true, ...changes},
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as {id: string};
};

const made = ({store}: Desk) =>
  store.read((db) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', 'in', ['followup.due', 'followup.reminder'])
      .orderBy('topic')
      .orderBy('id')
      .execute(),
  );
const topics = async (desk: Desk) => (await made(desk)).map(({topic}) => topic);

// The event that would be sent for an outbox row at a moment.
const readAt = async ({store, keys, place}: Desk, topic: string, moment: Date) => {
  const now = () => moment;
  const settings = readSettings({...place, SITE_ORIGIN: ORIGIN});
  const parts = {store, keys, now, agency, texts, settings, readCampaigns: () => [], origin: () => ORIGIN};
  const read = createEventReader({
    store,
    keys,
    now,
    receipts: () => receiptSources(agency, ORIGIN),
    receiptLimiters: createReceiptLimiters(store, {perAddress: 'off'}),
    write: () => {
      throw new Error('no copy of saved results is sent here');
    },
    readers: deskReaders(parts),
  });
  const row = await store.read((db) =>
    db.selectFrom('outbox').selectAll().where('topic', '=', 'followup.due').executeTakeFirstOrThrow(),
  );
  const found = await store.read((db) =>
    db.selectFrom('outbox').selectAll().where('id', 'like', `%${topic}%`).executeTakeFirst(),
  );
  const {id, submission_id: submissionId, created_at: createdAt, topic: own} = found ?? row;
  return await read({outboxId: id, submissionId, topic: own, createdAt, attempts: 1});
};

const medicareLead = {
  ...lead,
  phone: '713 555 0123',
  insuranceType: 'medicare',
  consents: [{...consentTo('medicare'), agreedAt: new Date().toISOString()}],
};

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
  expect(event.receipt.text).toContain('Not connected with or endorsed by');
  expect(event.receipt.text).toContain(agency.postalAddress.street);
  // The member's text stays on the desk.
  expect(JSON.stringify(event)).not.toContain('asthma');
});

test('the agent’s reminder names the person and the desk, and nothing that anybody wrote', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(medicareLead);
  await setFollowUp(desk, id);
  await remind(desk, onMonday(9));
  const event = await readAt(desk, 'followup.due', onMonday(9));
  const text = JSON.stringify(event && 'toAgent' in event ? event.toAgent : undefined);
  expect(text).toContain('Ana Müller-李');
  expect(text).toContain(`${ORIGIN}/desk/people/${id}`);
  expect(text).not.toContain('asthma');
});

test('a reminder goes to the member who set the follow-up, in the member’s language; without that member, to the agency', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(medicareLead);
  const {mail} = desk.memberIn('agent');
  const follow = await setFollowUp(desk, id);
  await desk.store.write((transaction) =>
    transaction.updateTable('member').set({language: 'de'}).where('mail', '=', mail).execute(),
  );
  await remind(desk, onMonday(9));
  const sent = async () => {
    const event = await readAt(desk, 'followup.due', onMonday(9));
    if (!event || !('toAgent' in event) || !event.toAgent) throw new Error('nothing is sent');
    return mailMessage(event, {
      from: {name: 'A', address: agency.email},
      to: ['all@agency.example'],
      language: 'en',
    });
  };
  const own = await sent();
  expect([own.to, own.subject]).toEqual([
    [{name: '', address: mail}],
    expect.stringContaining('Wiedervorlage'),
  ]);
  expect(own.text).toContain('Ana Müller-李');
  expect(own.headers).toMatchObject({'Content-Language': 'de'});
  // Another member changes something else than the text: the reminder stays with the member who wrote the follow-up.
  const moved = await desk.request('owner', `/follow-ups/${follow.id}`, {
    method: 'PUT',
    json: {isForVisitor: false},
    version: 1,
  });
  expect(moved.status).toBe(200);
  expect((await sent()).to).toEqual([{name: '', address: mail}]);
  // A member who has lost access between the day and the sending learns no name.
  expect(await revokeMember(desk.store, mail, new Date())).toBe(true);
  const others = await sent();
  expect([others.to, others.subject]).toEqual([
    [{name: '', address: 'all@agency.example'}],
    expect.stringContaining('Follow-up'),
  ]);
});

test('a hostile name stays text in the reminder, and does not reverse its subject', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead({firstName: hostileText('name'), lastName: '{{licensedName}}'});
  await setFollowUp(desk, id, {subject: hostileText('zzsubject')});
  await remind(desk, onMonday(9));
  const event = await readAt(desk, 'followup.due', onMonday(9));
  if (!event || !('toAgent' in event) || !event.toAgent) throw new Error('nothing is sent');
  const {subject, text, html} = event.toAgent;
  expect(html).not.toMatch(/<(?:img|script)/u);
  expect(html).toContain('&lt;script&gt;');
  expect(subject).toContain('{{licensedName}}');
  expect(subject + text + html).not.toMatch(/\p{Bidi_Control}|zzsubject/u);
});

test('a review day, which no member has set, reminds the agency', async () => {
  const desk = await startDesk();
  expect((await desk.post('/api/ai-workflow/results', savedResults)).status).toBe(201);
  await remind(desk, new Date());
  const event = await readAt(desk, 'followup.due', new Date());
  expect(event && 'toAgent' in event ? event.toAgent : undefined).not.toHaveProperty('to');
});

test('a text that an agent writes on a review day is hidden from assistants like any other text', async () => {
  const desk = await startDesk();
  const saved = await desk.post('/api/ai-workflow/results', savedResults);
  const {id} = (await saved.json()) as {id: string};
  await remind(desk, new Date());
  const read = async () => await (await desk.request('assistant', `/people/${id}`)).json();
  const {followUps} = (await read()) as {followUps: {id: string}[]};
  expect(followUps).toMatchObject([{kind: 'review', isTextHidden: false}]);
  const path = `/follow-ups/${followUps[0]?.id}`;
  const json = {subject: 'asthma papers'};
  expect((await desk.request('agent', path, {method: 'PUT', json, version: 1})).status).toBe(200);
  expect(await read()).toMatchObject({followUps: [{kind: 'review', subject: '', isTextHidden: true}]});
});

test('a visitor without consent to mail gets no reminder, nor does anybody while the clock is in doubt', async () => {
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
