import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {createMailboxChannel, mailboxFolder} from './mailbox-channel.ts';
import {sweepMailbox} from './sweep-mailbox.ts';
import {addLead, eventOf, heads, openOutbox} from './testing/outbox.ts';

const ERASED = '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d';
const KEPT = '01a1fd78-8aa1-71ad-a709-e8fb8fdba10e';

test('mails about erased submissions are deleted, and all others stay', async () => {
  const {store, place} = await openOutbox();
  const channel = createMailboxChannel(place.DATA_DIR, heads);
  expect(await sweepMailbox(store, place.DATA_DIR)).toEqual([]);
  for (const id of [ERASED, KEPT]) {
    await addLead(store, id);
    await channel.deliver(eventOf({id}, {id: `${id}:lead.received`}), AbortSignal.timeout(10_000));
  }
  await store.write((db) =>
    db.updateTable('submission').set({erased_at: 'x'}).where('id', '=', ERASED).execute(),
  );
  expect(await sweepMailbox(store, place.DATA_DIR)).toEqual([ERASED]);
  expect(readdirSync(mailboxFolder(place.DATA_DIR)).map((name) => name.includes(KEPT))).toEqual([true]);
});
