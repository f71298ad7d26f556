import {expect, test} from 'vitest';
import {startChatting} from '../../chat/testing/chat-client.ts';
import {purge} from '../../retention/purge.ts';
import {RETENTION} from '../../settings/retention.ts';
import {consentingLead} from '../../testing/submissions.ts';
import {lookAt} from '../testing/look-at.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

test('after a merge the permissions of both people count, and a stop of either stops both', async () => {
  const desk = await startDesk();
  const silent = await desk.sendContact({email: 'eva@mail.example', name: 'Eva', phone: '281 555 0188'});
  const ana = await desk.sendLead(consentingLead);
  expect((await lookAt(desk, silent.id)).view.permission.call).toMatchObject({
    isAllowed: false,
    reason: 'no-consent',
  });
  await desk.request('agent', `/people/${silent.id}/merges`, {method: 'POST', json: {otherId: ana.id}});
  const {view, version} = await lookAt(desk, silent.id);
  // The number of the person who agreed, never the number of the other.
  expect(view.permission.call).not.toMatchObject({reason: 'no-consent'});
  expect(JSON.stringify(view.permission.call)).not.toContain('2815550188');
  expect(view.consents).toMatchObject([{submissionId: ana.id, status: 'standing'}]);
  const json = {
    corrections: {name: '', email: '', phone: ''},
    isStopped: true,
    scopeRecordedAt: null,
  };
  expect((await desk.request('agent', `/people/${silent.id}`, {method: 'PUT', json, version})).status).toBe(
    200,
  );
  expect((await lookAt(desk, ana.id)).view.permission.call).toMatchObject({reason: 'stopped'});
});

test('a wish not to be contacted outlives the older one of two merged people', async () => {
  const desk = await startDesk();
  const old = await desk.sendContact({email: 'ana.old@mail.example', name: 'Ana', phone: ''});
  // The corrected name makes the card a card of the older record.
  const corrections = {name: 'Ana Ruiz', email: '', phone: ''};
  const change = async (isStopped: boolean): Promise<void> => {
    const {version} = await lookAt(desk, old.id);
    const json = {corrections, isStopped, scopeRecordedAt: null};
    const answer = await desk.request('agent', `/people/${old.id}`, {method: 'PUT', json, version});
    expect(answer.status).toBe(200);
  };
  await change(false);
  const current = await desk.sendLead(consentingLead);
  await desk.request('agent', `/people/${old.id}/merges`, {method: 'POST', json: {otherId: current.id}});
  const third = await desk.sendLead({...consentingLead, email: 'ana.third@mail.example'});
  await desk.request('agent', `/people/${old.id}/merges`, {method: 'POST', json: {otherId: third.id}});
  await change(true);
  await desk.store.write((transaction) =>
    transaction
      .updateTable('submission')
      .set({received_at: '2020-01-01T00:00:00.000Z'})
      .where('id', '=', old.id)
      .execute(),
  );
  const vault = {store: desk.store, keyring: await desk.keys.ring()};
  await purge(vault, {retention: RETENTION, now: new Date(), isClockConfirmed: true});
  for (const {id} of [current, third]) {
    const {view} = await lookAt(desk, id);
    expect(view.permission.call).toMatchObject({reason: 'stopped'});
    expect(view.corrections.name).toBe('Ana Ruiz');
  }
});

test('a visitor who erases a chat still wants no contact, and the chat leaves nothing else behind', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const chat = await startChatting(desk.origin);
  await chat.post('contact', {name: 'Ana', email: consentingLead.email});
  const {version} = await lookAt(desk, id);
  const json = {
    corrections: {name: 'Ana from the chat', email: '', phone: ''},
    isStopped: true,
    scopeRecordedAt: null,
  };
  await desk.request('agent', `/people/${id}`, {method: 'PUT', json, version});
  expect((await lookAt(desk, chat.id)).view.id).not.toBe(id);
  expect((await chat.erase()).status).toBe(204);
  const {view} = await lookAt(desk, id);
  expect(view.permission.call).toMatchObject({reason: 'stopped'});
  expect(view.corrections.name).toBe('');
});
