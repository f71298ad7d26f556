import {expect, test} from 'vitest';
import type {PersonView} from '../../contract/desk-person.ts';
import {healthConsent, lead, savedResults} from '../testing/submissions.ts';
import {lookAt} from './testing/look-at.ts';
import {startDesk} from './testing/signed-in-desk.ts';

const health = {
  conditions: 'zzasthma since childhood',
  medications: 'zzinsulin',
  lifestyle: 'zzsmoker',
  familyHistory: 'zzdementia',
};
const member = {pregnant: true, babiesExpected: 3, dueDate: '2027-02-14', tobacco: true};
const HEALTH = /zz|pregnan|tobacco|babiesExpected|2027-02-14/iu;

const people = [{age: 30, pregnant: true, babiesExpected: 3, tobacco: true}, {age: 4}];
const inputs = {planYear: 2027, householdSize: 2, income: 30_000, filing: 'single', county: 'Harris', people};
const calculation = {calculator: 'aca', inputs};

/** Starts a desk with a person whose questionnaire and quote request contain health answers. */
const open = async () => {
  const desk = await startDesk();
  const saved = await desk.post('/api/ai-workflow/results', {
    ...savedResults,
    answers: {
      ...savedResults.answers,
      leadData: {...savedResults.answers.leadData, household: [{age: '42', ...member}]},
      healthInfo: health,
    },
    consents: [healthConsent],
  });
  expect(saved.status).toBe(201);
  const {id} = (await saved.json()) as {id: string};
  const quote = await desk.post('/api/leads', {...lead, calculation, consents: [healthConsent]});
  expect(quote.status).toBe(201);
  const {id: quoteId} = (await quote.json()) as {id: string};
  return {...desk, desk, id, quoteId};
};

test('the agent sees the health answers of the questionnaire, and the calculation without any', async () => {
  const {desk, id, quoteId} = await open();
  const {view} = await lookAt(desk, id);
  const text = JSON.stringify(view);
  for (const answer of [...Object.values(health), '2027-02-14']) expect(text).toContain(answer);
  const quote = view.timeline.find((entry) => entry.id === quoteId);
  expect(quote).toMatchObject({kind: 'lead', rows: [{label: 'Calculation'}]});
  expect(JSON.stringify(quote)).toContain('Harris');
  expect(JSON.stringify(quote)).not.toMatch(HEALTH);
});

test('no answer to an assistant contains a health answer, whichever route is tried', async () => {
  const {request, id, quoteId} = await open();
  const texts: string[] = [];
  const send = async (path: string, init: Parameters<typeof request>[2] = {}): Promise<Response> => {
    const answer = await request('assistant', path, init);
    const text = await answer.clone().text();
    expect([path, init.method ?? 'GET', HEALTH.exec(text)?.[0]]).toEqual([
      path,
      init.method ?? 'GET',
      undefined,
    ]);
    texts.push(text, ...[...answer.headers].map(([name, value]) => `${name}: ${value}`));
    return answer;
  };
  // Everything is reachable by the first answer, and nothing by words of the health answers.
  for (const record of [id, quoteId]) {
    for (const path of [`/people/${record}`, `/people/${record}/export`, `/inbox/${record}`])
      expect((await send(path)).status).toBe(200);
    for (const query of ['', '?health=1', '?role=owner', '?fields=health', '?isHealthRead=true'])
      await send(`/people/${record}${query}`, {headers: {'X-Role': 'owner', Accept: 'text/html'}});
  }
  expect(((await (await send('/inbox')).json()) as {rows: unknown[]}).rows).toHaveLength(2);
  for (const word of ['zzasthma', 'zzinsulin', 'zzsmoker', 'pregnant', '2027-02-14', 'tobacco', '0214']) {
    const found = await request('assistant', `/inbox?q=${word}`);
    expect([word, ((await found.json()) as {rows: unknown[]}).rows]).toEqual([word, []]);
  }
  await send(`/inbox/rows?ids=${id},${quoteId}`);
  for (const path of ['/inbox/choices', '/today', '/report', '/report/csv', '/audit', '/edits/templates'])
    await send(path);
  await send(`/conversations/${id}`);
  const {version} = {version: Number((await send(`/people/${id}`)).headers.get('ETag')?.replaceAll('"', ''))};
  // The acts answer with the person, and a refused act with a problem.
  const json = {
    corrections: {name: 'Ana', email: '', phone: ''},
    isStopped: false,
    scopeRecordedAt: null,
  };
  await send(`/people/${id}`, {method: 'PUT', json, version: version + 7});
  await send(`/people/${id}`, {method: 'PUT', json, version});
  await send(`/people/${id}`, {method: 'PUT', json: {health: true}, version});
  await send(`/people/${id}/notes`, {method: 'POST', json: {text: 'x', isCall: false}});
  await send(`/people/${id}/notes`, {method: 'POST', json: {text: ''}});
  await send(`/people/${id}/follow-ups`, {
    method: 'POST',
    json: {dueOn: '2026-12-01', subject: 'x', isForVisitor: false},
  });
  await send(`/people/${id}/mails`, {method: 'POST', json: {subject: 'x', text: 'x'}});
  await send(`/people/${id}/merges`, {method: 'POST', json: {otherId: quoteId}});
  await send(`/people/${id}`, {method: 'DELETE', version});
  await send(`/inbox/${id}`, {method: 'PATCH', json: {state: 'won'}, version: 9});
  await send(`/inbox/${id}`, {method: 'PATCH', json: {state: 'won'}, version: 1});
  await send('/inbox/bulk', {method: 'POST', json: {act: 'read', ids: [id, quoteId]}});
  const view = (await (await request('assistant', `/people/${id}`)).json()) as PersonView;
  for (const followUp of view.followUps)
    await send(`/follow-ups/${followUp.id}`, {method: 'PUT', json: {state: 'open'}, version: 99});
  expect(texts.length).toBeGreaterThan(40);
});

test('an event of the stream says only which record changed', async () => {
  const {request, desk} = await open();
  const stopping = new AbortController();
  const answer = await request('assistant', '/events', {
    headers: {'Last-Event-ID': '2026-01-01T00:00:00.000Z'},
    signal: stopping.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  await desk.sendLead({firstName: 'Another'});
  let text = '';
  while (!/"ids":\[/u.test(text)) text += (await reader?.read())?.value ?? '';
  stopping.abort();
  const data = [...text.matchAll(/^data: (?<json>.*)$/gmu)].map(
    ({groups}) => JSON.parse(groups?.['json'] ?? '{}') as Record<string, unknown>,
  );
  expect(new Set(data.flatMap(Object.keys))).toEqual(new Set(['ids']));
  expect(text).not.toMatch(HEALTH);
  expect(text).not.toContain('Another');
});
