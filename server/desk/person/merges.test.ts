import {expect, test} from 'vitest';
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
