import {expect, test} from 'vitest';
import {readWithdrawn} from '../../backup/withdrawal-ledger.ts';
import {purge} from '../../retention/purge.ts';
import {RETENTION} from '../../settings/retention.ts';
import {consentingLead} from '../../testing/submissions.ts';
import {openTestVault} from '../../testing/test-store.ts';
import {pressWithdraw, withdrawalPathOf} from '../../testing/withdraw.ts';
import {lookAt} from '../testing/look-at.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

test('a number that was withdrawn under another address may not be called', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const other = await desk.sendLead({...consentingLead, email: 'ana@work.example', phone: '(713) 555-0123'});
  const call = async () => (await lookAt(desk, id)).view.permission.call;
  expect(await call()).not.toMatchObject({reason: 'withdrawn'});
  expect(await pressWithdraw(desk.origin + (await withdrawalPathOf(desk.place, other.id)))).toBe(200);
  expect(await call()).toMatchObject({isAllowed: false, reason: 'withdrawn'});
  const list = await desk.request('agent', '/inbox');
  expect(await list.json()).toMatchObject({rows: [{may: {call: 'no'}}, {may: {call: 'no'}}]});
  // The withdrawal covers the number as given, even if a member corrects the number later.
  const corrections = {name: '', email: '', phone: '512 555 0188', language: ''};
  const json = {corrections, isStopped: false, scopeRecordedAt: null};
  expect((await desk.request('agent', `/people/${other.id}`, {method: 'PUT', json, version: 0})).status).toBe(
    200,
  );
  expect(await call()).toMatchObject({isAllowed: false, reason: 'withdrawn'});
  // The clock was ahead when the consent was given, and is right at the withdrawal: the chain of evidence knows the order.
  await desk.store.write((db) =>
    db
      .updateTable('consent')
      .set({withdrawn_at: '2020-01-01T00:00:00.000Z'})
      .where('withdrawn_at', 'is not', null)
      .execute(),
  );
  expect(await call()).toMatchObject({isAllowed: false, reason: 'withdrawn'});
});

test('the number of a person who wants no contact at all stays blocked after the erasure, also when a backup is restored', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const other = await desk.sendLead({...consentingLead, email: 'ana@work.example', phone: '(713) 555-0123'});
  const corrections = {name: '', email: '', phone: '', language: ''};
  const json = {corrections, isStopped: true, scopeRecordedAt: null};
  expect((await desk.request('agent', `/people/${other.id}`, {method: 'PUT', json, version: 0})).status).toBe(
    200,
  );
  const erased = await desk.request('owner', `/people/${other.id}`, {method: 'DELETE', version: 1});
  expect(erased.status).toBe(204);
  const {call} = (await lookAt(desk, id)).view.permission;
  expect(call).toMatchObject({isAllowed: false, reason: 'withdrawn'});
  expect((await readWithdrawn(desk.place.DATA_DIR)).map((each) => each.id)).toEqual([other.id]);
  // The withdrawal is erased at once: no mail about the withdrawal.
  const events = await desk.store.read((db) =>
    db.selectFrom('outbox').select('id').where('topic', '=', 'consent.withdrawn').execute(),
  );
  expect(events).toEqual([]);
});

test('a number that was withdrawn stays withdrawn after the erasure, for five years, and finds nobody', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead(consentingLead);
  const other = await desk.sendLead({...consentingLead, email: 'ana@work.example', phone: '(713) 555-0123'});
  expect(await pressWithdraw(desk.origin + (await withdrawalPathOf(desk.place, other.id)))).toBe(200);
  const erased = await desk.request('owner', `/people/${other.id}`, {method: 'DELETE', version: 0});
  expect(erased.status).toBe(204);
  const call = async () => (await lookAt(desk, id)).view.permission.call;
  expect(await call()).toMatchObject({isAllowed: false, reason: 'withdrawn'});
  expect((await lookAt(desk, id)).view.hints).toEqual([]);
  const found = await desk.request('agent', '/inbox?q=7135550123');
  expect(((await found.json()) as {rows: {id: string}[]}).rows.map((row) => row.id)).toEqual([id]);
  const kept = async () =>
    await desk.store.read((db) =>
      db.selectFrom('search_term').select('term').where('submission_id', '=', other.id).execute(),
    );
  expect(await kept()).toHaveLength(1);
  const {store, keys} = openTestVault(desk.place);
  const purgeIn = async (days: number) =>
    purge(
      {store, keyring: await keys.ring()},
      {retention: RETENTION, now: new Date(Date.now() + days * 86_400_000), isClockConfirmed: true},
    );
  await purgeIn(1_800);
  expect(await kept()).toHaveLength(1);
  await purgeIn(1_830);
  expect(await kept()).toEqual([]);
});
