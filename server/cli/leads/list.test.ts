import {join} from 'node:path';
import {expect, test} from 'vitest';
import {runProgram as run} from '../../testing/run-program.ts';
import {startWithSubmissions} from '../../testing/start-with-submissions.ts';
import {temporaryFolder} from '../../testing/temporary-folder.ts';

test('list shows each submission once while the server runs, and marks the held one', async () => {
  const {leads, ids} = await startWithSubmissions();
  const {code, out} = await leads('list');
  expect(code).toBe(0);
  const [, ...lines] = out.trim().split('\n');
  expect(lines.map((line) => line.slice(-36))).toEqual(ids);
  expect(lines[0]).toMatch(/lead .*Ana Müller-李.*ana@mail\.example.*life/u);
  expect(lines[0]).not.toContain('held');
  expect(lines[1]).toMatch(/contact .*held\(too-fast\)/u);
});

test('a list of an empty store is not an error', async () => {
  const environment = {DATA_DIR: join(temporaryFolder(), 'none')};
  for (const options of [[], ['--newest', '--limit', '3']])
    expect(await run('leads.ts', ['list', ...options], environment)).toMatchObject({
      code: 0,
      out: 'No quote requests or messages yet.\n',
    });
  expect((await run('leads.ts', ['export', '--format', 'json'], environment)).out).toBe('[]\n');
  expect((await run('leads.ts', ['accesses'], environment)).out).toBe(
    'Nobody has accessed a submission yet.\n',
  );
});

test('a list is narrowed by day, kind and status, and read in pages', {timeout: 60_000}, async () => {
  const {leads, ids, sendLead} = await startWithSubmissions();
  const third = (await sendLead({firstName: 'Ida'})).id;
  const [lead = '', flagged = ''] = ids;
  const shown = async (...args: string[]) => {
    const {code, out} = await leads('list', ...args);
    expect(code).toBe(0);
    return out.match(/[0-9a-f-]{36}$/gmu) ?? [];
  };
  expect(await shown('--kind', 'lead')).toEqual([lead, third]);
  expect(await shown('--held')).toEqual([flagged]);
  expect(await shown('--status', 'accepted')).toEqual([lead, third]);
  expect(await shown('--newest', '--limit', '2')).toEqual([third, flagged]);
  expect(await shown('--limit', '2', '--page', '2')).toEqual([third]);
  const today = new Date().toLocaleDateString('en-CA', {timeZone: 'America/Chicago'});
  expect(await shown('--since', today, '--until', '2999-12-31')).toEqual([lead, flagged, third]);
  expect(await shown('--until', '2025-12-31')).toEqual([]);
  const {out} = await leads('list', '--until', '2025-12-31');
  expect(out).toBe('No quote request or message matches these options.\n');
});

test(
  'a list fits the requested width, and its short ids find the records again',
  {timeout: 60_000},
  async () => {
    const {place, ids} = await startWithSubmissions();
    const {out} = await run('leads.ts', ['list'], {...place, COLUMNS: '80'});
    for (const line of out.trim().split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const short = out.trim().split('\n')[1]?.split(' ').at(-1) ?? '';
    expect(ids[0]?.startsWith(short)).toBe(true);
  },
);
