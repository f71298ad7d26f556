import {expect, test} from 'vitest';
import {mailMessage} from '../../delivery/mail-message.ts';
import {hostileText} from '../../testing/hostile-body.ts';
import {savedResults} from '../../testing/submissions.ts';
import {revokeMember} from '../member/member.store.ts';
import {startDesk} from '../testing/signed-in-desk.ts';
import {agency, ORIGIN, onMonday, remind, setFollowUp, readAt, medicareLead} from './testing/reminders.ts';

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
