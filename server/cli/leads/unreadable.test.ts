import {expect, test} from 'vitest';

import {runProgram} from '../../testing/run-program.ts';
import {contact} from '../../testing/submissions.ts';
import {startTestServer} from '../../testing/test-server.ts';
import {openTestVault} from '../../testing/test-store.ts';

const startWithPoison = async () => {
  const {place, sendContact, sendLead} = await startTestServer();
  const held = {...contact, context: {elapsedMs: 1}};
  const good = [(await sendLead()).id, (await sendContact(held)).id];
  const bad = (await sendContact({...held, name: 'Poisoned'})).id;
  await openTestVault(place).store.write((transaction) =>
    transaction
      .updateTable('contact_message')
      .set({email: 'sealed1.00000000.AAAA'})
      .where('submission_id', '=', bad)
      .execute(),
  );
  return {good, bad, leads: (...args: string[]) => runProgram('leads.ts', args, place)};
};

test('one row that cannot be read is named, and all others are shown', {timeout: 60_000}, async () => {
  const {good, bad, leads} = await startWithPoison();
  const list = await leads('list');
  expect(list.code).toBe(3);
  expect(list.out.match(/[0-9a-f-]{36}$/gmu)).toEqual(good);
  expect(list.err).toContain(`${bad}  contact, `);
  expect(list.err).toContain('contact_message.email cannot be opened with the given keys');

  const json = await leads('export', '--format', 'json');
  expect(json.code).toBe(3);
  expect((JSON.parse(json.out) as {id: string}[]).map(({id}) => id)).toEqual(good);
  expect(json.err).toContain(bad);
  const csv = await leads('export', '--format', 'csv');
  expect([csv.code, csv.out.trim().split('\r\n')]).toEqual([3, expect.any(Array)]);
  expect(csv.out.trim().split('\r\n')).toHaveLength(3);

  const held = await leads('held');
  expect([held.code, held.out.includes(good[1] ?? ''), held.err.includes(bad)]).toEqual([3, true, true]);
  expect((await leads('show', good[0] ?? '')).code).toBe(0);
  // The readable parts of the bad row are shown.
  const shown = await leads('show', bad);
  expect(shown.code).toBe(3);
  expect(JSON.parse(shown.out)).toMatchObject({
    id: bad,
    name: 'Poisoned',
    email: '',
    unreadable: ['contact_message.email cannot be opened with the given keys'],
  });
});
