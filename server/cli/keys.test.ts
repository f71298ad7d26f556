import {expect, test} from 'vitest';
import {consentingLead, contact, lead} from '../testing/submissions.ts';
import {runProgram as run} from '../testing/run-program.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';

test(
  'a new key takes over beside a running server, old ones go once nothing needs them, and everything still opens',
  {timeout: 120_000},
  async () => {
    const {sendContact, sendLead, place} = await startTestServer();
    await sendLead(consentingLead);
    await sendContact();
    const keys = (...args: string[]) => run('keys.ts', args, place);
    expect((await keys('list')).out).toMatch(/^[0-9a-f]{8} {2}current {2}in use\n$/u);

    expect(await keys('rotate')).toMatchObject({code: 0, out: expect.stringMatching(/^3 rows/u)});
    expect((await keys('list')).out).toMatch(/^[0-9a-f]{8} {2}current {2}in use\n[0-9a-f]{8}\n$/u);
    // The running server reads the new key within a second.
    await new Promise((resolve) => {
      setTimeout(resolve, 1_200);
    });
    await sendLead(consentingLead);
    expect((await keys('prune')).out).toContain('1 keys were removed, 1 stay.');
    expect((await recordsIn(place)).map(({answers}) => answers['email'])).toEqual([
      lead.email,
      contact.email,
      lead.email,
    ]);
    expect((await run('leads.ts', ['verify'], place)).out).toContain('complete and unchanged');
    const erased = await run('leads.ts', ['erase', '--email', lead.email.toUpperCase()], place);
    expect(erased.out.match(/^Erased /gmu)).toHaveLength(2);
    expect((await run('leads.ts', ['verify'], place)).out).toContain('complete and unchanged');
    const looks = (await run('leads.ts', ['accesses'], place)).out;
    expect(looks).toMatch(/ {2}erase {2}[0-9a-f-]{36} [0-9a-f-]{36}\n$/u);
  },
);

test('an access is logged before anything is shown', {timeout: 60_000}, async () => {
  const {sendLead, place} = await startTestServer();
  await sendLead();
  await run('leads.ts', ['list'], place);
  await run('leads.ts', ['export', '--format', 'csv'], place);
  const looks = (await run('leads.ts', ['accesses'], place)).out.trim().split('\n');
  expect(looks.map((line) => line.split('  ').slice(2).join(' '))).toEqual(['list *', 'export csv *']);
});

test.each([[[]], [['frob']], [['list', 'x']]])('keys %j is answered with how to use it', async (args) => {
  const {code, err} = await run('keys.ts', args, {DATA_DIR: '/nonexistent'});
  expect(code).toBe(2);
  expect(err).toContain('Usage: npm run keys --');
});
