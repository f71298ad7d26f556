import {expect, test} from 'vitest';
import {createMailboxChannel} from '../../server/delivery/mailbox-channel.ts';
import {eventOf, heads} from '../../server/delivery/testing/outbox.ts';
import {personOutboxId} from '../../server/submission/outbox-id.ts';
import {temporaryFolder} from '../../server/testing/temporary-folder.ts';
import {mailedIds} from './mailbox.ts';

test('finds every mail under the id of its event, including the numbered mails of the desk', async () => {
  const dataDir = temporaryFolder();
  const channel = createMailboxChannel(dataDir, heads);
  const lead = eventOf();
  const digest = {...lead, id: personOutboxId(lead.submission.id, 'desk.digest', '202611221795378523367')};
  for (const event of [lead, digest]) await channel.deliver(event, AbortSignal.timeout(60_000));
  expect(mailedIds(dataDir)).toEqual(new Set([lead.id, digest.id]));
});
