import {expect, test} from 'vitest';
import type {Report} from '../../../contract/desk-report.ts';
import {consentingLead} from '../../testing/submissions.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

const uuid = () => crypto.randomUUID();

const open = async () => {
  const desk = await startDesk();
  const send = async (name: string, partner: string): Promise<string> =>
    (
      await desk.sendLead({
        ...consentingLead,
        firstName: name,
        email: `${name.toLowerCase()}@mail.example`,
        context: {
          partner,
          lang: 'de',
          page: `https://${partner}.example/plans?name=${name}`,
          widget: 'quote-form',
        },
      })
    ).id;
  const post = async (path: string, json: object): Promise<void> =>
    expect((await desk.request('agent', path, {method: 'POST', json})).status).toBe(201);
  const setState = async (id: string, state: string, version: number): Promise<void> =>
    expect(
      (await desk.request('agent', `/inbox/${id}`, {method: 'PATCH', json: {state}, version})).status,
    ).toBe(200);
  const report = async (query = ''): Promise<Report> =>
    // The report of the server.
    (await (await desk.request('assistant', `/report?${query}`)).json()) as Report;
  return {...desk, send, post, setState, report};
};

test('a mail, a noted call and a state count as answers, once each, and sales are counted', async () => {
  const {send, post, setState, report, store, sendLead} = await open();
  const mailed = await send('Mailed', 'mill');
  const called = await send('Called', 'mill');
  const won = await send('Won', 'farm');
  const noted = await send('Noted', 'farm');
  await send('Waiting', 'farm');
  // The request of a program counts for no partner.
  await sendLead({firstName: 'Spam', context: {partner: 'farm', elapsedMs: 1}});
  await post(`/people/${mailed}/mails`, {id: uuid(), template: 'received', subject: 'Hello', text: 'One.'});
  await post(`/people/${mailed}/mails`, {id: uuid(), template: 'received', subject: 'Again', text: 'Two.'});
  await post(`/people/${called}/notes`, {id: uuid(), text: 'Talked about plans.', isCall: true});
  await post(`/people/${noted}/notes`, {id: uuid(), text: 'Nobody was reached.'});
  await setState(won, 'won', 1);
  const {total} = await report();
  expect(total).toMatchObject({sent: 5, answered: 3, won: 1, answerMinutes: 1});
  expect(
    (await report('by=partner')).rows.map(({key, sent, answered, won: of}) => [key, sent, answered, of]),
  ).toEqual([
    ['farm', 3, 1, 1],
    ['mill', 2, 2, 0],
  ]);
  const states = await store.read((db) =>
    db.selectFrom('inbox_item').select(['submission_id as id', 'state']).execute(),
  );
  const stateOf = (id: string) => states.find((row) => row.id === id)?.state;
  expect([mailed, called, won, noted].map(stateOf)).toEqual(['contacted', 'contacted', 'won', 'new']);
});

test('the wait ends with the first answer, and a later state changes nothing about it', async () => {
  const {send, post, setState, report, store} = await open();
  const id = await send('Ana', 'mill');
  await post(`/people/${id}/mails`, {id: uuid(), template: 'received', subject: 'Hello', text: 'One.'});
  await store.write(async (transaction) => {
    const earlier = new Date(Date.now() - 12 * 60_000).toISOString();
    await transaction.updateTable('submission').set({received_at: earlier}).execute();
  });
  await setState(id, 'quoted', 2);
  await setState(id, 'lost', 3);
  expect((await report()).total).toMatchObject({sent: 1, answered: 1, answerMinutes: 12, won: 0});
});

test('a record that is set back to new waits for an answer again', async () => {
  const {send, setState, report} = await open();
  const id = await send('Ana', 'mill');
  await setState(id, 'contacted', 1);
  expect((await report()).total).toMatchObject({sent: 1, answered: 1});
  await setState(id, 'new', 2);
  expect((await report()).total).toMatchObject({sent: 1, answered: 0});
});

test.each([
  ['mail', 'mails', {template: 'received', subject: 'Hello', text: 'One.'}],
  ['noted call', 'notes', {text: 'Talked about plans.', isCall: true}],
])(
  'a record with a %s stays answered when a member sets the record back to new',
  async (_what, path, json) => {
    const {send, post, setState, report} = await open();
    const id = await send('Ana', 'mill');
    await post(`/people/${id}/${path}`, {id: uuid(), ...json});
    await setState(id, 'new', 2);
    expect((await report()).total).toMatchObject({sent: 1, answered: 1});
  },
);

test('a partner’s figures are separate, as a file, too, and no figure names anybody', async () => {
  const {send, setState, report, request} = await open();
  await setState(await send('Ana', 'mill'), 'won', 1);
  await send('Ben', 'farm');
  const own = await report('partner=mill&by=element');
  expect(own).toMatchObject({partner: 'mill', total: {sent: 1, won: 1}});
  const file = await request('agent', '/report/csv?partner=mill&by=page');
  expect(file.headers.get('Content-Type')).toContain('text/csv');
  expect(file.headers.get('Content-Disposition')).toContain('report-mill-');
  const text = await file.text();
  expect(text).toContain('"https://mill.example/plans"');
  expect(text).not.toContain('farm');
  expect(text + JSON.stringify(await report())).not.toMatch(/Ana|Ben|@mail/u);
  for (const query of [
    'from=2026-02-30',
    'by=name',
    'from=2026-03-02&to=2026-03-01',
    'from=2020-01-01&to=2026-01-01',
    'from=2020-01-01',
    'from=9999-01-01',
    'to=9999-12-31',
    'x=1',
  ])
    expect([query, (await request('agent', `/report?${query}`)).status]).toEqual([query, 422]);
});

test('thousands of invented pages are one row of the screen, and the sum still contains them', async () => {
  const {report, store, request} = await open();
  const day = (await report()).to;
  const pages = Array.from(
    {length: 2_000},
    (_, page) => `https://mill.example/${String(page).padStart(5, '0')}`,
  );
  const common = {day, element: 'quote-form', stage: 'seen', step: '', partner: '', lang: 'en'};
  for (let from = 0; from < pages.length; from += 500)
    await store.write(async (transaction) => {
      await transaction
        .insertInto('visit_count')
        .values(
          pages
            .slice(from, from + 500)
            .map((page, index) => Object.assign({page, visits: from + index + 1}, common)),
        )
        .execute();
    });
  const {rows, total} = await report();
  expect(rows).toHaveLength(501);
  expect(rows[0]).toMatchObject({key: pages.at(-1), seen: 2_000});
  const seen = rows.map((row) => row.seen);
  expect(rows.at(-1)).toMatchObject({key: '*', seen: (1_500 * 1_501) / 2});
  expect(seen.reduce((sum, value) => sum + value, 0)).toBe(total.seen);
  const file = await (await request('agent', '/report/csv')).text();
  expect(file.trim().split('\n')).toHaveLength(2_002);
});
