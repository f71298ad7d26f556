import {expect, test} from 'vitest';
import {VisitCounter} from '../counts/visit-counter.ts';
import {startChatting} from '../chat/testing/chat-client.ts';
import {runProgram} from '../testing/run-program.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestStore} from '../testing/test-store.ts';
import {readReport} from '../counts/report.ts';

const page = 'https://clinic.example/plans';
const context = {
  partner: 'clinic-7',
  page: `${page}?name=Ana`,
  lang: 'es',
  widget: 'quote-form',
  elapsedMs: 9_000,
};
const visit = {element: 'quote-form', step: '', page, partner: 'clinic-7', lang: 'es'};
const DAY = '2026-11-22';

const start = async () => {
  const server = await startTestServer();
  const {origin, place, sendLead} = server;
  await sendLead({context});
  await sendLead({
    firstName: 'Ben',
    email: 'ben@mail.example',
    context: {...context, partner: '=cmd', page: `${page}/1234567`},
  });
  // A program's request is flagged and counts for no group.
  await sendLead({context: {...context, proof: 'https://spam.example', elapsedMs: 1}});
  const {id, post} = await startChatting(origin, 'de');
  await post('handover', undefined);
  const store = openTestStore(place);
  await store.write(async (transaction) => {
    await transaction
      .updateTable('submission')
      .set({received_at: `${DAY}T18:00:00.000Z`})
      .execute();
    await transaction
      .updateTable('conversation')
      .set({asked_at: `${DAY}T18:00:00.000Z`, answered_at: `${DAY}T18:07:00.000Z`})
      .where('submission_id', '=', id)
      .execute();
    await transaction
      .updateTable('inbox_item')
      .set({answered_at: `${DAY}T18:07:00.000Z`, state: 'won'})
      .where('submission_id', '=', id)
      .execute();
  });
  const counter = new VisitCounter({
    store,
    now: () => new Date(`${DAY}T18:00:00Z`),
    log: {warn: () => undefined},
  });
  for (const address of ['192.0.2.1', '192.0.2.2'])
    counter.count({...visit, stage: 'started'}, {address, userAgent: 'Firefox'});
  counter.count({...visit, stage: 'finished'}, {address: '192.0.2.1', userAgent: 'Firefox'});
  await counter.flush();
  const report = (...args: readonly string[]) =>
    runProgram('report.ts', ['--from', DAY, '--to', DAY, ...args], place);
  return {store, report, place};
};

test('visits, submissions and answers are side by side by page, partner, language and element', async () => {
  const {store, report} = await start();
  const none = {
    seen: 0,
    opened: 0,
    started: 0,
    finished: 0,
    abandoned: 0,
    sent: 0,
    answered: 0,
    answerMinutes: null,
    won: 0,
  };
  const byPartner = await readReport(store, {from: DAY, to: DAY, by: 'partner'});
  expect(byPartner.rows).toEqual([
    {...none, key: 'clinic-7', started: 2, finished: 1, sent: 1},
    {...none, key: '', sent: 1, answered: 1, answerMinutes: 7, won: 1},
    {...none, key: '=cmd', sent: 1},
  ]);
  expect(byPartner.total).toEqual({
    ...none,
    started: 2,
    finished: 1,
    sent: 3,
    answered: 1,
    answerMinutes: 7,
    won: 1,
  });
  const {out} = await report('--by', 'page', '--format', 'json');
  expect(JSON.parse(out)).toMatchObject({
    rows: [
      {key: page, started: 2, sent: 1},
      {key: '', sent: 1},
      {key: `${page}/*`, sent: 1},
    ],
  });
  expect((await report('--by', 'language')).out).toMatch(/^es +0 +0 +2 +1 +0 +2 +0 +- +0$/mu);
  const before = await readReport(store, {from: '2026-11-01', to: '2026-11-21', by: 'element'});
  expect(before.rows).toEqual([]);
});

test('a report fits a terminal of 80 columns, with whole addresses of pages', async () => {
  const {place} = await start();
  const {out} = await runProgram('report.ts', ['--from', DAY, '--to', DAY], {...place, COLUMNS: '80'});
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  const lines = out.split('\n').map((line) => line.trim().replaceAll(/ +/gu, ' '));
  expect(lines).toContain('SEEN OPENED STARTED FINISHED ABANDONED SENT ANSWERED WAIT (MIN) WON');
  expect(lines[lines.indexOf(page) + 1]).toBe('0 0 2 1 0 1 0 - 0');
  expect(lines[lines.indexOf('Total') + 1]).toBe('0 0 2 1 0 3 1 7 1');
});

test('a partner’s own report has that partner’s numbers and no names, and a spreadsheet runs none of it', async () => {
  const {report} = await start();
  const own = await report('--partner', 'clinic-7', '--by', 'element', '--format', 'csv');
  expect(own.out).toContain('"quote-form","0","0","2","1","0","1","0","","0"');
  expect(own.out).not.toContain('chat');
  expect(own.out).not.toMatch(/Ana|Ben|@/u);
  expect((await report('--by', 'partner', '--format', 'csv')).out).toContain(`"'=cmd"`);
  expect(await report('--from', '2026-11-23')).toMatchObject({code: 2});
  expect(await runProgram('report.ts', [], {DATA_DIR: '/nonexistent'})).toMatchObject({code: 0});
});
