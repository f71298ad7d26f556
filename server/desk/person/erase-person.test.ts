import {expect, test} from 'vitest';
import {MOST_OF_PERSON} from '../../submission/person/person-neighbors.ts';
import {lookAt} from '../testing/look-at.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

// Anybody can fill in somebody's address many times.
test('an erasure leaves none of the submissions of a flood under the address of the person', async () => {
  const desk = await startDesk({DESK_PUSH: 'off'});
  const first = await desk.sendLead({email: 'flooded@mail.example'});
  // Fewer at a time than one address may have connections.
  for (let sent = 0; sent < MOST_OF_PERSON + 5; sent += 41)
    await Promise.all(Array.from({length: 41}, () => desk.sendLead({email: 'flooded@mail.example'})));
  const {version} = await lookAt(desk, first.id);
  const erased = await desk.request('owner', `/people/${first.id}`, {method: 'DELETE', version});
  expect(erased.status).toBe(204);
  const left = await desk.store.read((db) => db.selectFrom('lead').select('submission_id').execute());
  expect(left).toEqual([]);
});
