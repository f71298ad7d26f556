import {expect, test} from 'vitest';
import {readAccessLog} from '../../evidence/access-log.ts';
import {createStorePlace, openTestStore} from '../../testing/test-store.ts';
import {auditAct, auditRead, auditRow} from './audit.ts';

const member = {id: 'm1', mail: 'owner@agency.example'};
const now = new Date('2026-11-22T10:00:00.000Z');

test("a member's views and acts are in the access log, with the ids", async () => {
  const store = openTestStore(await createStorePlace());
  await auditRead(store, {member, what: 'person', ids: ['a', 'b']}, now);
  const undone = store.write(async (transaction) => {
    await auditAct(transaction, auditRow({member, what: 'person erase', ids: 'all'}, now));
    throw new Error('refused');
  });
  await expect(undone).rejects.toThrow('refused');
  expect(await readAccessLog(store)).toEqual([
    {
      id: expect.any(String),
      at: now.toISOString(),
      actor: member.mail,
      command: 'desk person',
      submissions: 'a b',
      member_id: 'm1',
    },
  ]);
});
