import type {PluginTransformQueryArgs, PluginTransformResultArgs} from 'kysely';
import {expect, test} from 'vitest';
import type {BulkResult, InboxPage, InboxRecord, InboxRow} from '../../../contract/desk-inbox.ts';
import {readAccessLog} from '../../evidence/access-log.ts';
import type {PersonView} from '../../../contract/desk-person.ts';
import {callConsent, consentingLead, savedResults, textsConsent} from '../../testing/submissions.ts';
import {contactMark} from '../permission/contact-mark.ts';
import {readInboxRows} from './inbox-rows.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

const open = async () => {
  const desk = await startDesk();
  const list = async (query: string, who: 'owner' | 'agent' | 'assistant' = 'agent'): Promise<InboxPage> => {
    const answer = await desk.request(who, `/inbox?${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as InboxPage;
  };
  const send = async (partner: string, changes: object = {}): Promise<string> =>
    (await desk.sendLead({...changes, context: {partner, lang: 'de', page: `https://${partner}.example/a`}}))
      .id;
  const one = async (id: string): Promise<InboxRow> => {
    const [row] = (await (await desk.request('agent', `/inbox/rows?ids=${id}`)).json()) as InboxRow[];
    if (!row) throw new Error('no row');
    return row;
  };
  return {...desk, list, send, one};
};

const namesIn = ({rows}: InboxPage) => rows.map(({name}) => name);

test('every kind of record is listed, newest first, a page at a time, and only who has a session sees any', async () => {
  const {list, send, sendContact, post, request} = await open();
  await send('mill', {firstName: 'First'});
  await sendContact({name: 'Second', message: 'Please call.\nThanks.'});
  await post('/api/ai-workflow/results', savedResults);
  const {rows} = await list('');
  expect(rows.map(({kind, name, line, insurance}) => ({kind, name, line, insurance}))).toEqual([
    {kind: 'questionnaire', name: 'Ana Ruiz', line: '', insurance: ''},
    {kind: 'contact', name: 'Second', line: 'Please call. Thanks.', insurance: ''},
    {kind: 'lead', name: 'First Müller-李', line: '', insurance: 'life'},
  ]);
  const first = await list('limit=2');
  const second = await list(`limit=2&after=${first.next}`);
  expect([...first.rows, ...second.rows].map(({id}) => id)).toEqual(rows.map(({id}) => id));
  expect([first.next === null, second.next]).toEqual([false, null]);
  for (const path of ['/inbox', '/inbox/choices', `/inbox/${rows[0]?.id}`, '/inbox/rows?ids=x', '/events'])
    expect((await request('nobody', path)).status).toBe(401);
  for (const query of [
    'state=x',
    'after=1',
    'limit=0',
    'limit=1000',
    'from=yesterday',
    'until=9999-12-31',
    'order=name',
  ])
    expect((await request('agent', `/inbox?${query}`)).status).toBe(422);
});

test('a filter shows what passes it and nothing else', async () => {
  const {list, send, sendContact, request, one} = await open();
  const won = await send('mill', {firstName: 'Won'});
  await send('farm', {firstName: 'Farm'});
  await sendContact({name: 'Flagged', context: {elapsedMs: 1}});
  await request('agent', `/inbox/${won}`, {method: 'PATCH', version: 1, json: {state: 'won'}});
  const today = new Date().toLocaleDateString('sv-SE', {timeZone: 'America/Chicago'});
  const both = ['Farm Müller-李', 'Won Müller-李'];
  expect(namesIn(await list('state=won'))).toEqual(['Won Müller-李']);
  expect(namesIn(await list('kind=lead'))).toEqual(both);
  expect(namesIn(await list('kind=contact'))).toEqual([]);
  expect(namesIn(await list('partner=farm'))).toEqual(['Farm Müller-李']);
  expect(namesIn(await list('page=https://mill.example/a'))).toEqual(['Won Müller-李']);
  expect(namesIn(await list('lang=de'))).toEqual(both);
  expect(namesIn(await list('lang=fr'))).toEqual([]);
  // Both records belong to one person, whose language a member corrects and then resets.
  const speak = (language: string, version: number) =>
    request('agent', `/people/${won}`, {
      method: 'PUT',
      version,
      json: {
        corrections: {name: '', email: '', phone: '', language},
        isStopped: false,
        scopeRecordedAt: null,
      },
    });
  expect((await speak('fr', 0)).status).toBe(200);
  expect(namesIn(await list('lang=fr'))).toEqual(both);
  expect((await list('lang=fr')).rows.map(({lang}) => lang)).toEqual(['fr', 'fr']);
  expect(namesIn(await list('lang=de'))).toEqual([]);
  expect((await speak('', 1)).status).toBe(200);
  expect(namesIn(await list('lang=de'))).toEqual(both);
  expect(namesIn(await list(`from=${today}&until=${today}`))).toEqual(both);
  expect(namesIn(await list('until=2020-01-01'))).toEqual([]);
  expect(namesIn(await list('flag=flagged'))).toEqual(['Flagged']);
  expect(namesIn(await list('q=won'))).toEqual(['Won Müller-李']);
  expect(namesIn(await list('q=ana@mail.example&partner=farm'))).toEqual(['Farm Müller-李']);
  expect(namesIn(await list('q=!!'))).toEqual([]);
  expect((await list('')).flagged).toBe(1);
  expect(await (await request('agent', '/inbox/choices')).json()).toEqual({
    partners: ['farm', 'mill'],
    pages: ['https://farm.example/a', 'https://mill.example/a'],
  });
  expect((await one(won)).state).toBe('won');
});

test('if two members change a state at the same time, one change is stored, and the other member sees both versions', async () => {
  const {send, request, one} = await open();
  const id = await send('mill');
  const change = (who: 'owner' | 'agent', version: number | undefined, state: string) =>
    request(who, `/inbox/${id}`, {
      method: 'PATCH',
      json: {state},
      ...(version === undefined ? {} : {version}),
    });
  expect((await change('agent', undefined, 'won')).status).toBe(428);
  const answers = await Promise.all([change('agent', 1, 'quoted'), change('owner', 1, 'lost')]);
  expect(answers.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const refused = answers.find(({status}) => status === 412);
  if (!refused) throw new Error('nobody was refused');
  const {code, current} = (await refused.json()) as {code: string; current: InboxRow};
  expect(code).toBe('changed-meanwhile');
  expect(current).toEqual(await one(id));
  expect(current.version).toBe(2);
  expect((await change('agent', 2, 'won')).headers.get('ETag')).toBe('"3"');
  expect((await change('agent', 3, 'nonsense')).status).toBe(422);
  const stranger = `/inbox/${crypto.randomUUID()}`;
  expect((await request('agent', stranger, {method: 'PATCH', version: 1, json: {state: 'won'}})).status).toBe(
    404,
  );
});

test('a record that one member has read is unread for another, and a new member finds new records', async () => {
  const {send, list, request} = await open();
  const id = await send('mill');
  expect((await list('unread=1')).rows).toHaveLength(1);
  await request('agent', `/inbox/${id}`, {method: 'PATCH', json: {isUnread: false}});
  expect((await list('unread=1')).rows).toEqual([]);
  expect((await list('')).unread).toBe(0);
  expect((await list('unread=1', 'owner')).rows).toMatchObject([{id, isUnread: true}]);
  await send('farm', {firstName: 'Later'});
  expect(namesIn(await list('unread=1'))).toEqual(['Later Müller-李']);
  expect(namesIn(await list('unread=1&q=later'))).toEqual(['Later Müller-李']);
  expect(namesIn(await list('unread=1&q=ana'))).toEqual([]);
  await request('agent', `/inbox/${id}`, {method: 'PATCH', json: {isUnread: true}});
  expect((await list('unread=1')).rows).toHaveLength(2);
});

test('a bulk act says for each record how it ended', async () => {
  const {send, sendContact, request, list} = await open();
  const [one, two] = [await send('mill'), await send('farm')];
  const flagged = (await sendContact({context: {elapsedMs: 1}})).id;
  const gone = crypto.randomUUID();
  const bulk = async (json: unknown): Promise<readonly BulkResult['outcome'][]> => {
    const answer = await request('agent', '/inbox/bulk', {method: 'POST', json});
    return ((await answer.json()) as BulkResult[]).map(({outcome}) => outcome);
  };
  const items = [
    {id: one, version: 1},
    {id: two, version: 7},
    {id: gone, version: 1},
  ];
  expect(await bulk({act: 'state', state: 'lost', items})).toEqual([
    'done',
    'changed-meanwhile',
    'not-found',
  ]);
  expect(await bulk({act: 'accept', ids: [flagged, one]})).toEqual(['done', 'not-flagged']);
  expect((await list('')).rows.map(({id}) => id)).toEqual([flagged, two, one]);
  expect(await bulk({act: 'read', ids: [one, gone]})).toEqual(['done', 'not-found']);
  const many = Array.from({length: 201}, () => gone);
  expect(
    (await request('agent', '/inbox/bulk', {method: 'POST', json: {act: 'read', ids: many}})).status,
  ).toBe(422);
});

test('a discarded record leaves the list, and is found among the discarded records with its reasons', async () => {
  const {sendContact, request, list} = await open();
  const id = (await sendContact({context: {elapsedMs: 1}})).id;
  await request('agent', '/inbox/bulk', {method: 'POST', json: {act: 'discard', ids: [id]}});
  expect((await list('flag=flagged')).rows).toEqual([]);
  expect((await list('flag=spam')).rows).toMatchObject([{id, flag: 'spam', heldFor: ['too-fast', 'spam']}]);
});

test('every view and change of a record is in the audit log', async () => {
  const {send, list, request, store, memberIn} = await open();
  const id = await send('mill', {phone: '713 555 0123'});
  await list('', 'assistant');
  const record = (await (await request('agent', `/inbox/${id}`)).json()) as InboxRecord;
  expect(record).toMatchObject({phone: '713 555 0123', email: 'ana@mail.example'});
  await request('owner', `/inbox/${id}`, {method: 'PATCH', version: 1, json: {state: 'won'}});
  const log = (await readAccessLog(store)).map(({command, actor, submissions}) => [
    command,
    actor,
    submissions,
  ]);
  expect(log).toContainEqual(['desk inbox', memberIn('assistant').mail, id]);
  expect(log).toContainEqual(['desk inbox record', memberIn('agent').mail, id]);
  expect(log).toContainEqual(['desk inbox state won', memberIn('owner').mail, id]);
});

test('a row has the same permissions as the person’s screen, and the preview has the reasons', async () => {
  const {sendLead, sendContact, request, list} = await open();
  const {id: stopped} = await sendLead({...consentingLead, email: 'stop@mail.example'});
  await request('agent', `/people/${stopped}`, {
    method: 'PUT',
    version: 0,
    json: {corrections: {name: '', email: '', phone: ''}, isStopped: true, scopeRecordedAt: null},
  });
  await sendLead({...consentingLead, email: 'both@mail.example', consents: [callConsent, textsConsent]});
  // The consent came with the first of two records of one person.
  await sendLead({...consentingLead, email: 'two@mail.example'});
  await sendContact({email: 'two@mail.example', phone: ''});
  await sendContact({email: 'none@mail.example', phone: ''});
  const {rows} = await list('');
  for (const row of rows) {
    const person = (await (await request('agent', `/people/${row.id}`)).json()) as PersonView;
    expect([row.name, row.may]).toEqual([row.name, contactMark(person.permission)]);
    const record = (await (await request('agent', `/inbox/${row.id}`)).json()) as InboxRecord;
    expect(record.permission).toEqual(person.permission);
  }
  // The visitor has just written, so that quiet hours do not apply.
  expect(rows.map(({may}) => `${may?.call} ${may?.text} ${may?.mail}`)).toEqual([
    'no no now',
    'now no now',
    'now no now',
    'now now now',
    'no no no',
  ]);
});

test('a page of many people takes as many queries as a page of one', async () => {
  const {send, store, keys, memberIn} = await open();
  const ids: string[] = [];
  for (let person = 0; person < 12; person += 1)
    ids.push(
      await send('mill', {
        email: `person${person}@mail.example`,
        phone: '713 555 0123',
        consents: [callConsent],
      }),
    );
  const reading = {keyring: await keys.ring(), now: new Date(), member: memberIn('agent')};
  const queriesFor = async (some: readonly string[]): Promise<number> => {
    let queries = 0;
    const counter = {
      transformQuery: ({node}: PluginTransformQueryArgs) => {
        queries += 1;
        return node;
      },
      transformResult: ({result}: PluginTransformResultArgs) => Promise.resolve(result),
    };
    const rows = await store.read((db) => readInboxRows(db.withPlugin(counter), reading, some));
    expect(rows).toHaveLength(some.length);
    return queries;
  };
  expect(await queriesFor(ids)).toBe(await queriesFor(ids.slice(0, 1)));
});
