import {expect, test} from 'vitest';
import {composeMail} from '../delivery/compose-mail.ts';
import {eventOf} from '../delivery/testing/outbox.ts';
import {runProgram} from '../testing/run-program.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {openTestStore} from '../testing/test-store.ts';

const utm = {source: 'newsletter', campaign: 'fall-2026'};
const hidden = {clinic: 'Riverside', room: '7'};

test('a partner learns which campaign a lead came from, and nobody else reads it in the database', async () => {
  const {sendLead, sendContact, place} = await startTestServer();
  const {id} = await sendLead({context: {partner: 'riverside-clinic', utm: {...utm, term: ''}, hidden}});
  await sendContact();
  const [lead, message] = await recordsIn(place);
  expect(lead).toMatchObject({partner: 'riverside-clinic', utm, hidden});
  expect([message?.utm, message?.hidden]).toEqual([undefined, undefined]);

  const shown: unknown = JSON.parse((await runProgram('leads.ts', ['show', id], place)).out);
  expect(shown).toMatchObject({partner: 'riverside-clinic', utm, hidden});
  const csv = (await runProgram('leads.ts', ['export', '--format', 'csv'], place)).out.split('\r\n');
  expect(csv[0]).toContain('"utm_source","utm_medium","utm_campaign"');
  expect(csv[1]).toContain('"newsletter","","fall-2026"');

  const store = openTestStore(place);
  const rows = await store.read((db) => db.selectFrom('attribution').selectAll().execute());
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/newsletter|Riverside/u);
  await runProgram('leads.ts', ['erase', id], place);
  expect(await store.read((db) => db.selectFrom('attribution').selectAll().execute())).toEqual([]);
});

test('the mail to the agent names the campaign and the partner’s own fields', () => {
  const {text} = composeMail(eventOf({utm, hidden}), 'en');
  expect(text).toContain('Campaign: source: newsletter, campaign: fall-2026');
  expect(text).toContain('clinic: Riverside\nroom: 7');
  expect(composeMail(eventOf(), 'en').text).not.toContain('Campaign');
});

test.each([
  ['eleven fields', {hidden: Object.fromEntries(Array.from({length: 11}, (_, n) => [`f${n}`, 'x']))}],
  ['a value of 201 characters', {hidden: {note: 'x'.repeat(201)}}],
  ['a hidden field whose name has a space', {hidden: {'a b': 'x'}}],
  ['an unknown campaign field', {utm: {id: '7'}}],
])('a request with %s is refused, not shortened', async (_, context) => {
  const {post} = await startTestServer();
  const answer = await post('/api/contact', {
    name: 'Ana',
    email: 'ana@mail.example',
    message: 'Hello',
    context,
  });
  expect(answer.status).toBe(422);
});
