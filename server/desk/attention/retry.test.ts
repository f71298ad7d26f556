import {expect, test} from 'vitest';
import {retryDeliveries} from '../../delivery/retry-deliveries.ts';
import {readAudit} from '../audit/audit.store.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

const AT = '2026-11-20T10:00:00.000Z';

const DELIVERED = {
  state: 'delivered',
  created_at: AT,
  due_at: AT,
  attempts: 1,
  lease: '',
  leased_until: '',
  last_error: '',
  settled_at: AT,
} as const;

// The number of the agency's digest begins the numbers of the members' digests, and answer 1 those of the answers 10 to 19.
test('"retry" repeats what has not arrived of the named event alone, and is in the audit log', async () => {
  const desk = await startDesk({SMTP_URL: 'smtp://127.0.0.1:9'});
  const {id} = await desk.sendLead();
  const rows = ['chat.reply:1', 'chat.reply:10', 'desk.digest:202611201763632800000'].map(
    (end) => `${id}:${end}`,
  );
  rows.push(`${rows.at(-1)}42`);
  await desk.stop();
  await desk.store.write(async (transaction) => {
    for (const outboxId of rows) {
      await transaction
        .insertInto('outbox')
        .values({
          id: outboxId,
          submission_id: id,
          topic: outboxId.includes('digest') ? 'desk.digest' : 'chat.reply',
          state: 'dispatched',
          created_at: AT,
          due_at: AT,
          attempts: 0,
        })
        .execute();
      const isParked = [rows[0], rows[2]].includes(outboxId);
      await transaction
        .insertInto('delivery')
        .values([
          {...DELIVERED, outbox_id: outboxId, channel: 'webhook', state: isParked ? 'parked' : 'delivered'},
          {...DELIVERED, outbox_id: outboxId, channel: 'push'},
        ])
        .execute();
    }
  });
  const again = await startDesk({}, desk.place);
  const pending = async () =>
    (
      await desk.store.read((db) =>
        db
          .selectFrom('delivery')
          .select('outbox_id')
          .where('channel', '!=', 'mail')
          .where('state', '=', 'pending')
          .execute(),
      )
    ).map(({outbox_id: outboxId}) => outboxId);
  for (const outboxId of [rows[0], rows[2]])
    expect(
      (await again.request('agent', '/deliveries/retry', {method: 'POST', json: {id: outboxId}})).status,
    ).toBe(204);
  expect((await pending()).toSorted()).toEqual([rows[0], rows[2]]);
  // Nobody can send a visitor the same mail again and again.
  const arrived = await again.request('agent', '/deliveries/retry', {method: 'POST', json: {id: rows[1]}});
  expect(arrived.status).toBe(404);
  const log = await readAudit(desk.store);
  expect(log.filter(({command}) => command === 'desk delivery retry')).toHaveLength(3);
  // The command, which also takes the beginning of an id.
  expect(await retryDeliveries(desk.store, {idPrefix: rows[0] ?? ''}, new Date())).toEqual([rows[0]]);
  expect(await retryDeliveries(desk.store, {idPrefix: `${id}:chat.reply`}, new Date())).toHaveLength(2);
});
