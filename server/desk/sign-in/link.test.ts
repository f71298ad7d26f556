import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {startMailServer} from '../../delivery/testing/mail-server.ts';
import {startDesk} from '../testing/signed-in-desk.ts';
import {createLink} from './link.store.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;

const post = ({request}: Desk, path: string, json: unknown, headers = {}) =>
  request('nobody', `/sign-in/${path}`, {method: 'POST', json, headers});

const textOf = (source: string): string => source.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');

test('a member gets a link by mail, which signs in once', async () => {
  const mail = await startMailServer();
  const desk = await startDesk({SMTP_URL: mail.url.href});
  expect((await post(desk, 'link', {mail: ' Agent@Agency.example '})).status).toBe(202);
  await expect.poll(() => mail.mails).toHaveLength(1);
  const token = /\/desk\/link#([\w-]+)/u.exec(textOf(mail.mails[0]?.source ?? ''))?.[1];
  const opened = await post(desk, 'open', {token});
  expect(opened.status).toBe(204);
  const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const me = await desk.request('nobody', '/me', {headers: {Cookie: cookie}});
  expect(await me.json()).toMatchObject({mail: 'agent@agency.example'});
  expect((await post(desk, 'open', {token})).status).toBe(401);
  const stored = await desk.store.read((db) => db.selectFrom('member_link').selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('a link that has expired, was made under a clock ahead, was replaced, or belongs to somebody revoked opens nothing', async () => {
  const desk = await startDesk();
  const {store, memberIn} = desk;
  const now = new Date();
  const open = async (token: string) => (await post(desk, 'open', {token})).status;
  const old = await createLink(store, memberIn('agent').id, new Date(now.getTime() - 15 * 60_000));
  expect(await open(old)).toBe(401);
  // The clock was four years ahead and is right again; the mail with the link still exists.
  const ahead = await createLink(store, memberIn('agent').id, new Date(now.getTime() + 4 * 365 * 86_400_000));
  expect(await open(ahead)).toBe(401);
  const replaced = await createLink(store, memberIn('agent').id, now);
  await createLink(store, memberIn('agent').id, now);
  expect(await open(replaced)).toBe(401);
  const revoked = await createLink(store, memberIn('assistant').id, now);
  await store.write(async (transaction) => {
    await transaction
      .updateTable('member')
      .set({revoked_at: now.toISOString()})
      .where('id', '=', memberIn('assistant').id)
      .execute();
  });
  expect(await open(revoked)).toBe(401);
  expect((await desk.request('assistant', '/me')).status, 'and the open session ends').toBe(401);
});

test('the answer does not reveal who is a member: the answer is the same for all, and is sent before the search', async () => {
  // A mail server that does not answer until the end of the test: an answer that waited for the mail would not
  // arrive.
  const waiting: (() => void)[] = [];
  const silent = await startMailServer({onConnect: (_session, greet) => void waiting.push(greet)});
  const desk = await startDesk({SMTP_URL: silent.url.href});
  const answers: unknown[] = [];
  for (const mail of ['agent@agency.example', 'nobody@agency.example']) {
    const answer = await post(desk, 'link', {mail});
    const headers = [...answer.headers.keys()].filter((name) => name !== 'date');
    answers.push([answer.status, await answer.text(), headers]);
  }
  expect(answers[0]).toEqual(answers[1]);
  for (const mail of ['agent@agency.example', 'nobody@agency.example']) {
    const answer = await post(desk, 'recovery', {mail, code: 'aaaa-bbbb-cccc-dddd'});
    const {detail, code} = (await answer.json()) as {detail: string; code: string};
    answers.push([answer.status, code, detail]);
  }
  expect(answers[2]).toEqual(answers[3]);
  await expect.poll(() => waiting).toHaveLength(1);
  for (const greet of waiting) greet();
  await expect.poll(() => silent.mails).toHaveLength(1);
});

test('the fourth link in a quarter of an hour is not mailed, and the answer does not say so', async () => {
  const desk = await startDesk();
  const folder = join(desk.dataDir, 'mailbox');
  const linkIn = (name: string) => readFileSync(join(folder, name), 'utf8');
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  // A later mail to the same address replaces the file of the earlier mail.
  const seen = new Set<string>();
  const collect = () => {
    for (const name of files()) seen.add(linkIn(name));
    return seen.size;
  };
  for (let count = 1; count <= 3; count += 1) {
    expect((await post(desk, 'link', {mail: 'agent@agency.example'})).status).toBe(202);
    await expect.poll(collect).toBe(count);
  }
  expect((await post(desk, 'link', {mail: 'agent@agency.example'})).status).toBe(202);
  // The next mail to another member arrives, so the decision about the fourth mail was made before.
  expect((await post(desk, 'link', {mail: 'owner@agency.example'})).status).toBe(202);
  await expect.poll(() => files()).toHaveLength(2);
  expect(collect()).toBe(4);
});

test('a recovery code works once, and guessing locks the codes of that address only', async () => {
  const desk = await startDesk();
  const renew = async () => {
    const answer = await desk.request('agent', '/me/recovery-codes', {method: 'POST'});
    return ((await answer.json()) as {codes: readonly string[]}).codes;
  };
  const old = await renew();
  const [first = '', second = ''] = await renew();
  const attempt = async (mail: string, code: string) => (await post(desk, 'recovery', {mail, code})).status;
  const mine = 'agent@agency.example';
  expect(await attempt(mine, old[0] ?? ''), 'an old code').toBe(401);
  // Typed as people type a code from paper.
  expect(await attempt(mine, first.toUpperCase().replaceAll('-', ' '))).toBe(204);
  expect(await attempt(mine, first)).toBe(401);
  expect(await attempt('owner@agency.example', second), "somebody else's code").toBe(401);
  for (let count = 0; count < 2; count += 1) expect(await attempt(mine, 'wrong')).toBe(401);
  expect(await attempt(mine, second), 'locked').toBe(429);
  expect(await attempt('owner@agency.example', 'wrong')).toBe(401);
});
