import {describe, expect, test} from 'vitest';
import type {PersonView} from '../../../contract/desk-person.ts';
import {callConsent, healthConsent, consentingLead, savedResults} from '../../testing/submissions.ts';
import {indexAll} from '../../submission/inbox/index-records.ts';
import {type Desk, lookAt} from '../testing/look-at.ts';
import {family} from '../../saved-results/testing/saved-result.ts';
import {startDesk, type Sender} from '../testing/signed-in-desk.ts';

const save = async (desk: Desk, changes: object = {}): Promise<string> => {
  const answer = await desk.post('/api/ai-workflow/results', {...savedResults, ...changes});
  expect(answer.status).toBe(201);
  return ((await answer.json()) as {id: string}).id;
};

const kinds = ({timeline}: PersonView) => timeline.map(({kind}) => kind);
const card = (name: string, changes: object = {}) => ({
  corrections: {name, email: '', phone: ''},
  isStopped: false,
  scopeRecordedAt: null,
  ...changes,
});

const uuid = () => crypto.randomUUID();

test('a person is everything of one address, and a shared number is only a hint', async () => {
  const desk = await startDesk();
  const first = await desk.sendLead(consentingLead);
  const second = await desk.sendContact({email: ' ANA@mail.example', name: 'Ana M', phone: ''});
  const saved = await save(desk);
  const other = await desk.sendLead({...consentingLead, email: 'juan@mail.example', firstName: 'Juan'});
  const {view} = await lookAt(desk, first.id);
  expect(view.id).toBe(saved);
  expect(kinds(view)).toEqual(['questionnaire', 'contact', 'lead']);
  expect(view.timeline.map(({id}) => id)).toEqual([saved, second.id, first.id]);
  expect(view.timeline.map((entry) => 'listed' in entry && entry.listed)).toEqual(
    view.timeline.map(() => ({state: 'new', version: 1, isShared: false})),
  );
  expect(view.hints).toEqual([{id: other.id, name: 'Juan Müller-李', reason: 'phone'}]);
  expect(view).toMatchObject({email: 'ana@mail.example', phone: '713 555 0123', isZoneKnown: true});
  expect(view.clocks).toHaveLength(1);
  expect(view.consents).toMatchObject([{kind: 'contact', status: 'standing', submissionId: first.id}]);
});

test('a merge joins two people until it is undone, and joins nobody else', async () => {
  const desk = await startDesk();
  const ana = await desk.sendLead(consentingLead);
  const juan = await desk.sendLead({...consentingLead, email: 'juan@mail.example', firstName: 'Juan'});
  const merged = await desk.request('agent', `/people/${ana.id}/merges`, {
    method: 'POST',
    json: {otherId: juan.id},
  });
  expect(merged.status).toBe(201);
  const {view} = await lookAt(desk, juan.id);
  expect(view.timeline.map(({id}) => id).toSorted()).toEqual([ana.id, juan.id].toSorted());
  expect(view.hints).toEqual([]);
  const [merge] = view.merges;
  // The desk says whose records were merged, and who merged them.
  expect(merge).toMatchObject({
    member: 'agent@agency.example',
    records: [
      {id: ana.id, kind: 'lead', name: 'Ana Müller-李'},
      {id: juan.id, kind: 'lead', name: 'Juan Müller-李'},
    ],
  });
  const path = `/people/${ana.id}/merges/${merge?.id ?? ''}`;
  expect((await desk.request('assistant', path, {method: 'DELETE'})).status).toBe(403);
  // A request at another person's address would record the wrong person in the audit log.
  const stranger = await desk.sendContact({email: 'eva@mail.example', name: 'Eva', phone: ''});
  const elsewhere = path.replace(ana.id, stranger.id);
  expect((await desk.request('agent', elsewhere, {method: 'DELETE'})).status).toBe(404);
  expect((await lookAt(desk, juan.id)).view.timeline).toHaveLength(2);
  expect((await desk.request('agent', path, {method: 'DELETE'})).status).toBe(200);
  expect((await lookAt(desk, juan.id)).view.timeline).toHaveLength(1);
  expect((await desk.request('agent', path, {method: 'DELETE'})).status).toBe(404);
});

describe('health answers', () => {
  test('are shown to owner and agent, and an assistant learns only that there are some', async () => {
    const desk = await startDesk();
    const id = await save(desk, {
      answers: {...savedResults.answers, healthInfo: {conditions: 'asthma since childhood'}},
      consents: [healthConsent],
    });
    for (const sender of ['owner', 'agent'] as const) {
      const {view} = await lookAt(desk, id, sender);
      expect(view.timeline[0]).toMatchObject({
        hasHealth: true,
        health: [{label: 'conditions', value: 'asthma since childhood'}],
      });
    }
    for (const path of [`/people/${id}`, `/people/${id}/export`]) {
      const answer = await desk.request('assistant', path);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).not.toContain('asthma');
      expect(text).toContain('"hasHealth":true,"health":[]');
    }
  });
});

test('results are drawn as the visitor read them: what to do, the price, the people, and all points', async () => {
  const desk = await startDesk();
  const id = await save(desk, {answers: family.answers, context: {lang: 'de'}});
  const {view} = await lookAt(desk, id);
  const [entry] = view.timeline;
  if (entry?.kind !== 'questionnaire') throw new Error('no questionnaire');
  const [first] = entry.phases;
  expect(first?.points.length).toBeGreaterThan(1);
  expect(first?.answer?.action).toMatch(/Sie/u);
  expect(first?.answer?.people.join(' ')).toMatch(/^Sie, \d+ Jahre/u);
  // No amount without the year, the place and the ages, nor without the sentences of the law.
  expect(first?.answer?.money.join(' ')).toMatch(/\d\s\$/u);
  expect(first?.answer?.statement).toMatch(/20\d\d.*Harris County.*kein Geld/su);
  expect(JSON.stringify(entry.phases)).toMatch(/Sie|Ihr/u);
  // The labels are in the member's language, English.
  expect(entry.rows).toContainEqual({label: 'Location', value: 'Houston, TX 77002'});
  expect(view.suggestedDays.length).toBeGreaterThan(0);
});

test('results are drawn for somebody who also agreed to calls', async () => {
  const desk = await startDesk();
  const id = await save(desk, {
    contact: {...savedResults.contact, phone: '713 555 0123'},
    answers: {
      ...savedResults.answers,
      policyInfo: {lifeInsurance: 'none'},
      healthInfo: {conditions: 'asthma'},
    },
    consents: [callConsent, healthConsent],
  });
  const [entry] = (await lookAt(desk, id)).view.timeline;
  if (entry?.kind !== 'questionnaire') throw new Error('no questionnaire');
  expect(entry.phases.map(({phase}) => phase)).toEqual([1, 3]);
});

test('two members who correct at once: the second one gets 412 and sees both versions', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const {version} = await lookAt(desk, id);
  const put = (sender: Sender, json: object, seen?: number) =>
    desk.request(sender, `/people/${id}`, {
      method: 'PUT',
      json,
      ...(seen === undefined ? {} : {version: seen}),
    });
  expect((await put('agent', card('Anna'))).status).toBe(428);
  const saved = await put('agent', card('Anna'), version);
  expect(await saved.json()).toMatchObject({name: 'Anna', given: {name: 'Ana Müller-李'}});
  expect((await put('owner', card('Annette'), version)).status).toBe(412);
  const now = await lookAt(desk, id);
  expect([now.view.name, now.version]).toEqual(['Anna', version + 1]);
  const racing = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => put('agent', card(name, {isStopped: true}), now.version)),
  );
  expect(racing.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
  expect((await lookAt(desk, id)).view.permission.call).toMatchObject({isAllowed: false, reason: 'stopped'});
});

test('a note and a mail that are sent twice are kept once', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const note = {id: uuid(), text: 'Calls back <b>after five</b>.'};
  const mail = {id: uuid(), template: 'received', subject: 'Hello', text: 'One.\n\nTwo.'};
  for (const attempt of [1, 2]) {
    const kept = await desk.request('agent', `/people/${id}/notes`, {method: 'POST', json: note});
    expect([attempt, kept.status]).toEqual([attempt, 201]);
    const sent = await desk.request('agent', `/people/${id}/mails`, {method: 'POST', json: mail});
    expect([attempt, sent.status]).toEqual([attempt, 201]);
  }
  const {view} = await lookAt(desk, id);
  expect(kinds(view)).toEqual(['mail', 'note', 'lead']);
  expect(view.timeline[1]).toMatchObject({text: note.text, member: 'agent@agency.example'});
  expect(view.timeline[0]).toMatchObject({to: 'ana@mail.example', subject: 'Hello'});
});

test('no member can write to a person who wants no contact', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  await desk.request('agent', `/people/${id}`, {
    method: 'PUT',
    json: card('', {isStopped: true}),
    version: 0,
  });
  const mail = {id: uuid(), template: 'received', subject: 'Hello', text: 'One.'};
  const refused = await desk.request('agent', `/people/${id}/mails`, {method: 'POST', json: mail});
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({code: 'contact-blocked'}),
  ]);
});

test('an erased person leaves no word of notes, mails and follow-ups', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const saved = await save(desk);
  await desk.request('agent', `/people/${id}/notes`, {method: 'POST', json: {id: uuid(), text: 'x'}});
  await desk.request('agent', `/people/${id}/follow-ups`, {
    method: 'POST',
    json: {dueOn: '2030-01-02', subject: 'call', isForVisitor: false},
  });
  for (const who of ['assistant', 'agent'] as const)
    expect((await desk.request(who, `/people/${id}`, {method: 'DELETE', version: 0})).status).toBe(403);
  expect((await lookAt(desk, id)).view.timeline).not.toEqual([]);
  expect((await desk.request('owner', `/people/${id}`, {method: 'DELETE', version: 0})).status).toBe(204);
  for (const gone of [id, saved]) expect((await desk.request('agent', `/people/${gone}`)).status).toBe(404);
  const left = await desk.store.read(async (db) => [
    await db.selectFrom('person_note').selectAll().execute(),
    await db.selectFrom('follow_up').selectAll().execute(),
    await db.selectFrom('lead').selectAll().execute(),
  ]);
  expect(left).toEqual([[], [], []]);
});

test('each look is in the audit log before anything is shown', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  await lookAt(desk, id, 'assistant');
  const rows = await desk.store.read((db) => db.selectFrom('access_log').selectAll().execute());
  expect(rows).toMatchObject([{command: 'desk person', submissions: id, actor: 'assistant@agency.example'}]);
  // A hint shows the name of another person, so this person is in the audit log, too.
  const other = await desk.sendLead({...consentingLead, email: 'juan@mail.example', firstName: 'Juan'});
  expect((await lookAt(desk, id)).view.hints).toHaveLength(1);
  const last = await desk.store.read((db) =>
    db.selectFrom('access_log').select('submissions').orderBy('id', 'desc').limit(1).execute(),
  );
  expect(last).toEqual([{submissions: `${id} ${other.id}`}]);
});

test('the search finds a corrected address and number, and not the replaced address and number', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const second = await desk.sendContact({email: consentingLead.email, name: 'Ana M', phone: ''});
  const found = async (query: string): Promise<readonly string[]> => {
    const answer = await desk.request('agent', `/inbox?q=${encodeURIComponent(query)}`);
    return ((await answer.json()) as {rows: readonly {id: string}[]}).rows.map((row) => row.id);
  };
  const both = [second.id, id];
  expect(await found('ana@mail.example')).toEqual(both);
  const put = (corrections: object, version: number) =>
    desk.request('agent', `/people/${id}`, {
      method: 'PUT',
      json: {corrections, isStopped: false, scopeRecordedAt: null},
      version,
    });
  const corrections = {name: '', email: 'Anna@new.example', phone: '512 555 0188'};
  expect((await put(corrections, 0)).status).toBe(200);
  expect(await found('anna@new.example')).toEqual(both);
  expect(await found('0188')).toEqual(both);
  for (const old of ['ana@mail.example', '0123', '713 555 0123']) expect(await found(old)).toEqual([]);
  // After a change of the key, everything is indexed again, including corrections.
  await desk.store.write(async (transaction) => {
    await transaction.updateTable('inbox_item').set({indexed_with: ''}).execute();
  });
  await indexAll({store: desk.store, keyring: await desk.keys.ring()});
  expect(await found('anna@new.example')).toEqual(both);
  expect(await found('ana@mail.example')).toEqual([]);
  expect((await put({name: '', email: '', phone: ''}, 1)).status).toBe(200);
  expect(await found('ana@mail.example')).toEqual(both);
  expect(await found('anna@new.example')).toEqual([]);
});

test('mails are proposed in the corrected language, and texts keep the language that they were written in', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead({...consentingLead, context: {lang: 'de'}});
  const before = (await lookAt(desk, id)).view;
  expect(before).toMatchObject({language: 'de', given: {language: 'de'}, corrections: {language: ''}});
  await desk.request('agent', `/people/${id}`, {
    method: 'PUT',
    json: {...card(''), corrections: {name: '', email: '', phone: '', language: 'es'}},
    version: 0,
  });
  const {view} = await lookAt(desk, id);
  expect(view).toMatchObject({language: 'es', given: {language: 'de'}, corrections: {language: 'es'}});
  expect(view.templates[0]?.text).toContain('Hola');
  expect(view.timeline[0]).toMatchObject({kind: 'lead', lang: 'de'});
});
