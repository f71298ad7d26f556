import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {createMailboxChannel, mailboxFolder, removeFromMailbox} from './mailbox-channel.ts';
import {eventOf, heads} from './testing/outbox.ts';

const signal = AbortSignal.timeout(60_000);

test('writes a mail that a mail program opens, readable by its owner only', async () => {
  const dataDir = temporaryFolder();
  await createMailboxChannel(dataDir, heads).deliver(eventOf(), signal);
  const folder = mailboxFolder(dataDir);
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^2026-11-20T10-00-00-000Z-01a1fd78-.*\.lead\.received\.eml$/u);
  const eml = readFileSync(join(folder, name), 'utf8');
  const [folded = '', ...body] = eml.split('\r\n\r\n');
  const head = folded.replaceAll('\r\n ', ' ');
  expect(head).toContain('From: Bayou Light Insurance <agent@agency.example>');
  expect(head).toContain('To: agent@agency.example');
  expect(head).toContain('Message-ID: <01a1fd78-8aa1-71ad-a709-e8fb8fdba10d.lead.received@agency.example>');
  expect(head).toContain('Date: Fri, 20 Nov 2026 10:00:00 +0000');
  expect(head).toContain('multipart/alternative');
  expect(body.join('\n')).toContain('text/html; charset=utf-8');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('the same event delivered twice is one file', async () => {
  const dataDir = temporaryFolder();
  const channel = createMailboxChannel(dataDir, heads);
  await channel.deliver(eventOf(), signal);
  await channel.deliver(eventOf(), signal);
  expect(readdirSync(mailboxFolder(dataDir))).toHaveLength(1);
});

test('takes back the mails about one submission and no other', async () => {
  const dataDir = temporaryFolder();
  const channel = createMailboxChannel(dataDir, heads);
  const other = eventOf({id: 'other'}, {id: 'other:lead.received'});
  await channel.deliver(eventOf(), signal);
  await channel.deliver(other, signal);
  await channel.retract?.(eventOf().submission.id);
  expect(readdirSync(mailboxFolder(dataDir))).toEqual(['2026-11-20T10-00-00-000Z-other.lead.received.eml']);
  await removeFromMailbox(temporaryFolder(), 'none');
});

test('a folder that cannot be made is a failure, not a loss', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(mailboxFolder(dataDir), 'a file where the folder should be');
  await expect(createMailboxChannel(dataDir, heads).deliver(eventOf(), signal)).rejects.toThrow('EEXIST');
});
