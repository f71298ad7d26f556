import {expect, test} from 'vitest';
import type {PersonView} from '../../../contract/desk-person.ts';
import {consentingLead} from '../../testing/submissions.ts';
import {startDesk, type Sender} from '../testing/signed-in-desk.ts';

const noteIn = ({timeline}: PersonView) => {
  const note = timeline.find(({kind}) => kind === 'note');
  if (note?.kind !== 'note') throw new Error('no note');
  return note;
};

const open = async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const noteId = crypto.randomUUID();
  const body = {id: noteId, text: 'Calls back at five.'};
  await desk.request('agent', `/people/${id}/notes`, {method: 'POST', json: body});
  const change = (sender: Sender, text: string, version?: number, of = id) =>
    desk.request(sender, `/people/${of}/notes/${noteId}`, {
      method: 'PUT',
      json: {text},
      ...(version === undefined ? {} : {version}),
    });
  const view = async () => (await (await desk.request('agent', `/people/${id}`)).json()) as PersonView;
  return {...desk, id, noteId, change, view};
};

test('a changed note keeps its earlier texts and who wrote them, sealed like the note', async () => {
  const {change, view, store} = await open();
  expect((await change('owner', 'Calls back at six.', 1)).status).toBe(200);
  expect((await change('agent', 'Calls back at seven.', 2)).status).toBe(200);
  const note = noteIn(await view());
  expect(note).toMatchObject({version: 3, text: 'Calls back at seven.', member: 'agent@agency.example'});
  expect(note.earlier).toMatchObject([
    {text: 'Calls back at six.', member: 'owner@agency.example'},
    {text: 'Calls back at five.', member: 'agent@agency.example'},
  ]);
  const stored = await store.read((db) => db.selectFrom('person_note').selectAll().execute());
  expect(stored).toHaveLength(3);
  expect(JSON.stringify(stored)).not.toContain('Calls back');
  const log = await store.read((db) => db.selectFrom('access_log').select('command').execute());
  expect(log.filter(({command}) => command === 'desk person note change')).toHaveLength(2);
});

test('of two simultaneous changes of a note, one gets 412 and no text is lost; a member cannot change another member’s note', async () => {
  const {change, view, sendLead, noteId, id, request} = await open();
  expect((await change('agent', 'Without a version.')).status).toBe(428);
  const racing = await Promise.all(['A', 'B', 'C'].map((text) => change('agent', text, 1)));
  expect(racing.map(({status}) => status).toSorted((one, other) => one - other)).toEqual([200, 412, 412]);
  expect(noteIn(await view()).earlier).toHaveLength(1);
  const other = await sendLead({...consentingLead, email: 'other@mail.example'});
  expect((await change('agent', 'Elsewhere.', 2, other.id)).status).toBe(404);
  await request('owner', `/people/${id}`, {method: 'DELETE', version: 0});
  expect((await change('agent', `Gone ${noteId}.`, 2)).status).toBe(404);
});
