import {expect, test} from 'vitest';
import {CONTACT_FIELDS} from '../../../contract/contact-field.ts';
import type {DeskConversation, InboxPage, InboxRecord} from '../../../contract/desk-inbox.ts';
import type {FollowUpView, PersonView, TimelineEntry} from '../../../contract/desk-person.ts';
import type {TodayView} from '../../../contract/desk-today.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {startChatting} from '../../chat/testing/chat-client.ts';
import {createStorePlace} from '../../testing/test-store.ts';
import {contact, savedResults} from '../../testing/submissions.ts';
import {runProgram} from '../../testing/run-program.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

// Every text in this test contains this word, which stands for health details that no rule of the chat recognizes.
const WORD = 'zzsugar';
const PATIENCE = {timeout: 30_000, interval: 50};

// A field that the form gets later contains the word, too.
const ANY_TEXT = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, `${WORD} in ${field}`]));

/** Starts a desk with a message, saved results, a conversation, and what colleagues wrote about them. */
const open = async () => {
  const desk = await startDesk();
  const {request, post, origin} = desk;
  const sent = await desk.sendContact({
    ...ANY_TEXT,
    ...contact,
    subject: `${WORD} one`,
    message: `my ${WORD} is bad`,
  });
  const saved = await post('/api/ai-workflow/results', {
    ...savedResults,
    contact: {...savedResults.contact, email: contact.email},
    answers: {...savedResults.answers, lifestageChanges: [`${WORD} since spring`]},
  });
  expect(saved.status).toBe(201);
  const {id: savedId} = (await saved.json()) as {id: string};
  const visitor = await startChatting(origin);
  await visitor.post('messages', {text: `${WORD} plans?`});
  await visitor.post('handover', undefined);
  const by = (role: 'agent' | 'assistant') => `${WORD}, says the ${role}`;
  const write = async (who: 'agent' | 'assistant', path: string, json: object) => {
    const answer = await request(who, path, {method: 'POST', json});
    expect([path, answer.status]).toEqual([path, 201]);
  };
  for (const who of ['agent', 'assistant'] as const) {
    await write(who, `/people/${sent.id}/notes`, {id: crypto.randomUUID(), text: by(who)});
    await write(who, `/people/${sent.id}/mails`, {
      id: crypto.randomUUID(),
      template: 'none',
      subject: by(who),
      text: by(who),
    });
    await write(who, `/people/${sent.id}/follow-ups`, {
      dueOn: chicagoDay(Date.now()),
      subject: by(who),
      isForVisitor: false,
    });
  }
  const get = async <Answer>(who: 'agent' | 'assistant', path: string): Promise<Answer> => {
    const answer = await request(who, path);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as Answer;
  };
  const share = (who: 'owner' | 'agent' | 'assistant', id: string, isShared = true) =>
    request(who, `/inbox/${id}/sharing`, {method: 'PUT', json: {isShared}});
  return {...desk, get, share, visitor, by, ids: {contact: sent.id, saved: savedId, chat: visitor.id}};
};

const EVERYTHING = ({contact: one, saved, chat}: Readonly<Record<'contact' | 'saved' | 'chat', string>>) => [
  '/inbox',
  '/inbox?q=nunez',
  `/inbox/rows?ids=${one},${saved},${chat}`,
  ...[one, saved, chat].flatMap((id) => [`/inbox/${id}`, `/people/${id}`, `/people/${id}/export`]),
  `/conversations/${chat}`,
  '/today',
  '/report/csv',
];

test('an assistant sees their own texts and no others, in every place that shows texts', async () => {
  const {request, ids, by} = await open();
  const seen: string[] = [];
  for (const path of EVERYTHING(ids)) {
    const text = await (await request('assistant', path)).text();
    const others = text.replaceAll(JSON.stringify(by('assistant')), '""');
    expect([path, others.includes(WORD)]).toEqual([path, false]);
    seen.push(text);
  }
  // The own note, mail and follow-up are there; what is hidden is named.
  expect(seen.join('')).toContain(by('assistant'));
  expect(seen.join('')).toContain('"isTextHidden":true');
  for (const path of EVERYTHING(ids).filter((each) => each.includes(ids.contact)))
    expect(await (await request('agent', path)).text()).toContain(WORD);
});

test('a shared record shows its texts, other records of the person do not, and the sharing can end', async () => {
  const {get, share, ids, store, memberIn} = await open();
  expect((await share('assistant', ids.contact)).status).toBe(403);
  expect((await share('agent', crypto.randomUUID())).status).toBe(404);
  expect((await share('agent', ids.contact)).status).toBe(204);
  expect(await get<InboxRecord>('assistant', `/inbox/${ids.contact}`)).toMatchObject({
    isTextHidden: false,
    message: `my ${WORD} is bad`,
  });
  const entryOf = async (id: string): Promise<TimelineEntry | undefined> =>
    (await get<PersonView>('assistant', `/people/${id}`)).timeline.find((entry) => entry.id === id);
  expect(await entryOf(ids.contact)).toMatchObject({answers: {subject: `${WORD} one`}, isTextHidden: false});
  expect(await entryOf(ids.saved)).toMatchObject({rows: [], phases: [], isTextHidden: true});
  expect((await share('owner', ids.saved)).status).toBe(204);
  expect(JSON.stringify(await entryOf(ids.saved))).toContain(`${WORD} since spring`);
  expect((await share('agent', ids.contact, false)).status).toBe(204);
  expect(await entryOf(ids.contact)).toMatchObject({isTextHidden: true});
  const log = await store.read((db) =>
    db.selectFrom('access_log').select('command').where('member_id', '=', memberIn('agent').id).execute(),
  );
  expect(log.map(({command}) => command)).toEqual(
    expect.arrayContaining(['desk inbox share', 'desk inbox unshare']),
  );
});

test('a record that was shared and is hidden again shows nothing in any place, by no repeated request and in no event', async () => {
  const {request, share, ids, by, get} = await open();
  const records = Object.values(ids);
  for (const id of records) await share('agent', id);
  const events = await request('assistant', '/events', {
    headers: {'Last-Event-ID': '2026-01-01T00:00:00.000Z'},
  });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  const key = crypto.randomUUID();
  const reply = (who: 'agent' | 'assistant') =>
    request(who, `/conversations/${ids.chat}/replies`, {
      method: 'POST',
      json: {text: by('agent')},
      headers: {'Idempotency-Key': key},
    });
  expect((await reply('agent')).status).toBe(201);
  expect(JSON.stringify(await get('assistant', `/conversations/${ids.chat}`))).toContain(by('agent'));
  const {timeline} = await get<PersonView>('assistant', `/people/${ids.contact}`);
  for (const id of records) await share('agent', id, false);
  const paths = [...EVERYTHING(ids), `/conversations/${ids.chat}?after=0`, `/inbox?q=${WORD}`];
  for (const path of paths) {
    const text = await (await request('assistant', path)).text();
    expect([path, text.replaceAll(JSON.stringify(by('assistant')), '""').includes(WORD)]).toEqual([
      path,
      false,
    ]);
  }
  // The ids of what colleagues wrote were visible. A repeated request with such an id answers with the stored record.
  for (const {id, kind} of timeline) {
    if (kind !== 'note' && kind !== 'mail') continue;
    const path = `/people/${ids.contact}/${kind}s`;
    const json = kind === 'note' ? {id, text: 'x'} : {id, template: 'none', subject: 'x', text: 'x'};
    const answer = await (await request('assistant', path, {method: 'POST', json})).text();
    expect([path, answer.replaceAll(JSON.stringify(by('assistant')), '""').includes(WORD)]).toEqual([
      path,
      false,
    ]);
  }
  const repeated = await reply('assistant');
  expect([repeated.status, (await repeated.text()).includes(WORD)]).toEqual([403, false]);
  let streamed = '';
  while (!streamed.includes('"ids":[')) streamed += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  expect(streamed).not.toContain(WORD);
});

test('a merge shares nothing: an assistant still sees only the shared record', async () => {
  const {request, get, share, sendContact, ids} = await open();
  await share('agent', ids.contact);
  const other = await sendContact({...contact, email: 'other@mail.example', message: `other ${WORD}`});
  const json = {otherId: other.id};
  expect((await request('agent', `/people/${ids.contact}/merges`, {method: 'POST', json})).status).toBe(201);
  const {timeline} = await get<PersonView>('assistant', `/people/${other.id}`);
  const hiddenOf = (id: string) => {
    const entry = timeline.find((each) => each.id === id);
    return entry?.isTextHidden;
  };
  expect([hiddenOf(ids.contact), hiddenOf(other.id)]).toEqual([false, true]);
  expect(JSON.stringify(timeline)).not.toContain(`other ${WORD}`);
});

test('an assistant answers a conversation only after it is shared, and nobody replaces an unseen text', async () => {
  const {request, get, share, ids} = await open();
  const act = (path: string, json: object) => request('assistant', path, {method: 'POST', json});
  const chat = `/conversations/${ids.chat}`;
  expect((await act(`${chat}/take-over`, {})).status).toBe(403);
  expect((await act(`${chat}/replies`, {text: 'Hello'})).status).toBe(403);
  expect(await get<DeskConversation>('assistant', chat)).toMatchObject({
    messages: [],
    last: 0,
    isWaiting: true,
  });
  await share('agent', ids.chat);
  expect((await get<DeskConversation>('assistant', chat)).messages[0]?.text).toBe(`${WORD} plans?`);
  expect((await act(`${chat}/replies`, {text: 'Hello'})).status).toBe(201);

  const view = await get<PersonView>('assistant', `/people/${ids.contact}`);
  const notes = view.timeline.flatMap((entry) => (entry.kind === 'note' ? [entry] : []));
  const change = (path: string, json: object) =>
    request('assistant', path, {method: 'PUT', json, version: 1});
  const statusOf = async (isHidden: boolean) => {
    const note = notes.find((each) => each.isTextHidden === isHidden);
    return (await change(`/people/${ids.contact}/notes/${note?.id}`, {text: 'x'})).status;
  };
  expect([await statusOf(true), await statusOf(false)]).toEqual([403, 200]);
  const hidden = view.followUps.find(({isTextHidden}) => isTextHidden);
  expect((await change(`/follow-ups/${hidden?.id}`, {subject: 'x'})).status).toBe(403);
  const moved = await change(`/follow-ups/${hidden?.id}`, {state: 'done'});
  expect((await moved.json()) as FollowUpView).toMatchObject({
    subject: '',
    state: 'done',
    isTextHidden: true,
  });
});

test('a follow-up that a colleague has rewritten is the colleague’s text', async () => {
  const {request, get, ids} = await open();
  const followUps = async () => (await get<PersonView>('assistant', `/people/${ids.contact}`)).followUps;
  const own = (await followUps()).find(({isTextHidden}) => !isTextHidden);
  const path = `/follow-ups/${own?.id}`;
  const put = (who: 'agent' | 'assistant', json: object, version: number) =>
    request(who, path, {method: 'PUT', json, version});
  // A colleague moves the day: the text stays the assistant's.
  expect((await put('agent', {isForVisitor: true}, 1)).status).toBe(200);
  expect((await followUps()).find(({id}) => id === own?.id)).toMatchObject({isTextHidden: false});
  expect((await put('agent', {subject: `${WORD}, rewritten`}, 2)).status).toBe(200);
  expect((await followUps()).find(({id}) => id === own?.id)).toMatchObject({subject: '', isTextHidden: true});
  expect((await put('assistant', {subject: 'x'}, 3)).status).toBe(403);
  expect(JSON.stringify(await get('assistant', '/today'))).not.toContain('rewritten');
});

test('a list and a first screen name what is hidden, without a part of the text', async () => {
  const {get, ids} = await open();
  const {rows} = await get<InboxPage>('assistant', '/inbox');
  expect(rows.map(({id, line, isTextHidden}) => [id, line, isTextHidden])).toEqual(
    expect.arrayContaining(Object.values(ids).map((id) => [id, '', true])),
  );
  const {due} = await get<TodayView>('assistant', '/today');
  expect(new Set(due.map(({isTextHidden}) => isTextHidden))).toEqual(new Set([false, true]));
});

test('a visitor sees that the agent is there only if a present member may read the conversation', async () => {
  const desk = await startDesk();
  const visitor = await startChatting(desk.origin);
  const isHere = async () =>
    ((await (await visitor.post('handover', undefined)).json()) as {isHere: boolean}).isHere;
  const stopping = new AbortController();
  await desk.request('assistant', '/events', {signal: stopping.signal});
  await desk.request('agent', '/events', {signal: stopping.signal});
  await expect.poll(isHere, PATIENCE).toBe(true);
  const subjects = await desk.store.read((db) =>
    db.selectFrom('present').select('subject').where('kind', '=', 'desk').execute(),
  );
  stopping.abort();
  expect(subjects).toHaveLength(1);
});

test('an address that gets the mails to the agency does not become an assistant', async () => {
  const place = {...(await createStorePlace()), MAIL_TO: 'help@agency.example'};
  const invite = (...more: readonly string[]) =>
    runProgram('desk.ts', ['invite', 'Help@agency.example', ...more], place);
  const refused = await invite('--role', 'assistant');
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('MAIL_TO')]);
  expect((await invite('--role', 'agent')).code).toBe(0);
});
