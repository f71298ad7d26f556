import {expect, test} from 'vitest';
import {ContactRequestSchema} from '../../../contract/contact.schema.ts';
import {LeadRequestSchema} from '../../../contract/lead.schema.ts';
import {MAX_LENGTH} from '../../../contract/limit.ts';
import {SaveResultsRequestSchema} from '../../../contract/save-results.schema.ts';
import {chicagoDay, chicagoDayStartMs} from '../../../insurance/calendar/chicago.ts';
import {startChatting} from '../../chat/testing/chat-client.ts';
import {hostileBody, hostileText} from '../../testing/hostile-body.ts';
import {contact, healthConsent} from '../../testing/submissions.ts';
import {startDeskWithPush} from '../push/testing/desk-with-push.ts';
import {makeDigest} from './digest.ts';

const PATIENCE = {timeout: 30_000, interval: 50};
const slowly = {'context.proof': undefined, 'context.elapsedMs': 20_000};
// Parts of the texts that the requests and the acts below contain.
const HOSTILE = /hostile|onerror|onload|<script|<svg|\u202E|\u2066|zzzz|Injected/u;

const partsOf = (mail: string): {readonly head: string; readonly body: string} => {
  const [head = '', ...body] = mail.split(/\r?\n\r?\n/u);
  return {head, body: body.join('\n\n')};
};

test('whatever a visitor writes, digest, notice and push say counts and days only', async () => {
  const desk = await startDeskWithPush();
  const {service, addDevice, request, post, mailTexts, store} = desk;
  await addDevice('owner');
  // The agent has no device and gets mails in its place.
  const chosen = await request('agent', '/me/push', {
    method: 'PUT',
    json: {kinds: ['lead', 'visitor'], mail: 'also'},
  });
  expect(chosen.status).toBe(204);
  const bodies = [
    ['/api/leads', hostileBody(LeadRequestSchema, {...slowly, consents: [healthConsent]}).body],
    ['/api/contact', hostileBody(ContactRequestSchema, slowly).body],
    [
      '/api/ai-workflow/results',
      hostileBody(SaveResultsRequestSchema, {
        ...slowly,
        consents: [healthConsent],
        clientId: 'current-client',
        'answers.leadData.exactIncome': undefined,
        'answers.leadData.applicants': undefined,
      }).body,
    ],
    // The longest message, and a flagged record.
    ['/api/contact', {...contact, name: 'zzzz', message: 'z'.repeat(MAX_LENGTH.message)}],
    ['/api/contact', {...contact, name: 'zzzz', message: hostileText('zzzz'), context: {elapsedMs: 1}}],
  ] as const;
  const ids: string[] = [];
  for (const [path, body] of bodies) {
    const answer = await post(path, body);
    expect([path, answer.status, answer.status === 201 ? '' : await answer.text()]).toEqual([path, 201, '']);
    ids.push(((await answer.json()) as {id: string}).id);
  }
  const chat = await startChatting(desk.origin);
  await chat.say(hostileText('zzzzchat'));
  await chat.post('handover', undefined);
  const [id = ''] = ids;
  const followUp = {dueOn: '2026-11-20', subject: hostileText('zzzzfollow'), isForVisitor: false};
  expect((await request('agent', `/people/${id}/follow-ups`, {method: 'POST', json: followUp})).status).toBe(
    201,
  );
  await store.write(async (transaction) => {
    const error = '550 zzzz <b>\u202E\r\nBcc: all@zzzz.example\r\nInjected: yes';
    await transaction
      .updateTable('delivery')
      .set({state: 'parked', last_error: error})
      .where('outbox_id', '=', `${id}:lead.received`)
      .execute();
  });

  await makeDigest(store, new Date(chicagoDayStartMs(chicagoDay(Date.now())) + 8 * 3_600_000));
  await expect.poll(() => mailTexts('desk.digest'), PATIENCE).toHaveLength(4);
  await expect.poll(() => mailTexts('desk.notice').length, PATIENCE).toBeGreaterThan(1);
  for (const mail of [...mailTexts('desk.digest'), ...mailTexts('desk.notice')]) {
    const {head, body} = partsOf(mail);
    expect(HOSTILE.exec(head + body)?.[0]).toBeUndefined();
    expect(head).not.toMatch(/^(?:Bcc|Cc|Injected):/imu);
    for (const typed of ['ana@mail.example', contact.name]) expect(body).not.toContain(typed);
    // All seven digits: the id in a link can contain the first three of the number.
    expect(body).not.toMatch(/555\D{0,3}0123/u);
  }
  const [digest = ''] = mailTexts('desk.digest');
  expect(digest).toMatch(/Follow-ups due:? ?(?:<[^>]+>)*\s*1/iu);

  await expect.poll(() => service.taken.length, PATIENCE).toBeGreaterThan(1);
  for (const {text, headers} of service.taken) {
    expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual(['count', 'kind', 'path']);
    expect(HOSTILE.exec(text + JSON.stringify(headers))?.[0]).toBeUndefined();
    for (const each of ids) expect(text).not.toContain(each);
  }
});

test('a text of 10,000 characters or with control characters is refused without an echo', async () => {
  const {post} = await startDeskWithPush();
  for (const name of ['z'.repeat(10_000), 'zzzz\u0000', 'zzzz\u001B[2J'])
    for (const [path, body] of [
      ['/api/contact', {...contact, name}],
      ['/api/leads', {firstName: name, lastName: name, email: 'a@b.example', insuranceType: 'life'}],
    ] as const) {
      const answer = await post(path, body);
      expect([path, name.length, answer.status]).toEqual([path, name.length, 422]);
      expect(await answer.text()).not.toMatch(/zzzz/u);
    }
});
