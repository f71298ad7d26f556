import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {startWithSubmissions} from '../../testing/start-with-submissions.ts';
import {callConsent} from '../../testing/submissions.ts';

test('flagged submissions are listed with their reasons, and delivered after their release', async () => {
  const {leads, ids, sendLead, dataDir} = await startWithSubmissions();
  const trapped = {consents: [callConsent], phone: '713 555 0123', context: {proof: {trap: 'x'}}};
  const {id} = await sendLead(trapped);
  const mailbox = () => {
    const folder = join(dataDir, 'mailbox');
    return existsSync(folder)
      ? readdirSync(folder, {recursive: true}).filter((name) => String(name).endsWith('.eml'))
      : [];
  };
  await expect.poll(mailbox).toHaveLength(1);
  const held = (await leads('held')).out;
  expect(held).not.toContain(ids[0]);
  expect(held).toMatch(/held\(too-fast\)/u);
  expect(held).toMatch(/held\(trap\)/u);

  expect(await leads('spam', ids[1] ?? '')).toMatchObject({code: 0, out: `Marked as spam: ${ids[1]}.\n`});
  expect((await leads('held')).out).not.toContain(ids[1]);
  expect((await leads('list')).out).toContain('held(too-fast,spam)');
  expect((await leads('release', ids[0] ?? '')).err).toContain('No flagged submission');
  expect(await leads('release', id.slice(0, -2))).toMatchObject({code: 0, out: `Released: ${id}.\n`});
  expect((await leads('held')).out).toBe('Nothing is flagged.\n');
  // The agent is notified, and the visitor gets the receipt of the given consents.
  await expect.poll(mailbox).toHaveLength(3);

  expect((await leads('release', ids[1] ?? '')).code).toBe(0);
  await expect.poll(mailbox).toHaveLength(4);
  expect((await leads('list')).out).not.toContain('held(');
  expect((await leads('accesses')).out).toContain(`release  ${id}`);
});
