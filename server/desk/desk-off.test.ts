import {randomUUID} from 'node:crypto';
import {expect, test} from 'vitest';
import {mailsIn} from '../delivery/testing/mailbox.ts';
import {PERSON_TOPICS, personOutboxId} from '../submission/outbox-id.ts';
import {startTestServer} from '../testing/test-server.ts';
import {startDesk} from './testing/signed-in-desk.ts';

const AT = '2026-11-20T10:00:00.000Z';

test('with the desk off, a mail that a member wrote is sent, and nothing else of the desk goes to anybody', async () => {
  // The mail server is down until the desk is off.
  const desk = await startDesk({SMTP_URL: 'smtp://127.0.0.1:9', DELIVERY_RETRY_SECONDS: '1'});
  const {id} = await desk.sendLead();
  const json = {id: randomUUID(), template: 'none', subject: 'Your quote', text: 'Here it is.'};
  expect((await desk.request('agent', `/people/${id}/mails`, {method: 'POST', json})).status).toBe(201);
  await desk.stop();
  await desk.store.write(async (transaction) => {
    for (const topic of PERSON_TOPICS.filter((each) => each !== 'person.mail'))
      await transaction
        .insertInto('outbox')
        .values({
          id: personOutboxId(id, topic, '202611201763632800000'),
          submission_id: id,
          topic,
          state: 'pending',
          created_at: AT,
          due_at: AT,
          attempts: 0,
        })
        .execute();
  });
  const {dataDir} = await startTestServer({DESK: 'off'}, desk.place);
  const states = () =>
    desk.store.read((db) =>
      db.selectFrom('delivery').select(['outbox_id', 'state']).orderBy('outbox_id').execute(),
    );
  await expect
    .poll(async () => (await states()).map(({outbox_id: outboxId, state}) => [outboxId.split(':')[1], state]))
    .toEqual([
      ['desk.digest', 'cancelled'],
      ['desk.notice', 'cancelled'],
      ['followup.due', 'cancelled'],
      ['followup.reminder', 'cancelled'],
      ['lead.received', 'delivered'],
      ['person.mail', 'delivered'],
    ]);
  expect(mailsIn(dataDir)).toHaveLength(2);
});
