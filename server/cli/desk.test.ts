import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {auditRead} from '../desk/audit/audit.ts';
import {findMember} from '../desk/member/member.store.ts';
import {takeLink} from '../desk/sign-in/link.store.ts';
import {runProgram} from '../testing/run-program.ts';
import {createStorePlace, openTestStore} from '../testing/test-store.ts';

const tokenIn = (out: string): string => /\/desk\/link#([\w-]+)/u.exec(out)?.[1] ?? '';

test('the first member is the owner; invitations, lists, revocations and the audit log', async () => {
  const place = await createStorePlace();
  const desk = (...args: readonly string[]) => runProgram('desk.ts', args, {...place});
  expect((await desk('list')).out).toContain('Nobody has been invited');
  expect((await desk('audit')).out).toBe('No member has viewed or changed anything yet.\n');

  const first = await desk('invite', 'Ana@agency.example', '--name', 'Ana Ruiz');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toContain('Ana Ruiz <ana@agency.example>, owner');
  const mailbox = join(place.DATA_DIR, 'mailbox');
  const [mail = ''] = readdirSync(mailbox);
  const text = readFileSync(join(mailbox, mail), 'utf8')
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll('=3D', '=');
  expect(text).toContain(`/desk/link#${tokenIn(first.out)}`);

  const second = await desk('invite', 'ben@agency.example', '--language', 'es');
  expect(second.out).toContain('ben <ben@agency.example>, agent');
  const store = openTestStore(place);
  const ana = await takeLink(store, tokenIn(first.out), new Date());
  expect(ana).toMatchObject({name: 'Ana Ruiz', role: 'owner'});
  // After a second invitation, the fields without an option stay.
  expect((await desk('invite', 'ben@agency.example', '--role', 'assistant')).out).toContain('assistant');
  expect(await findMember(store, 'ben@agency.example')).toMatchObject({language: 'es', role: 'assistant'});

  if (ana) await auditRead(store, {member: ana, what: 'person', ids: ['p1']}, new Date());
  expect((await desk('audit')).out).toMatch(/ {2}ana@agency\.example {2}person {2}p1\n$/u);
  expect((await desk('revoke', 'ben@agency.example')).code).toBe(0);
  expect((await desk('list')).out).toMatch(/ben@agency\.example.*revoked/u);
  expect((await desk('revoke', 'ben@agency.example')).code).toBe(1);
});

test('an invalid address, role, language or name is refused before anything is written', async () => {
  const place = await createStorePlace();
  for (const args of [
    ['invite', 'no-address'],
    ['invite', 'a@b.example', '--role', 'chief'],
    ['invite', 'a@b.example', '--language', 'xx'],
    ['invite', 'a@b.example', '--name', 'two\nlines'],
    ['audit', '--most', 'all'],
  ])
    expect((await runProgram('desk.ts', args, {...place})).code, args.join(' ')).toBe(2);
});
