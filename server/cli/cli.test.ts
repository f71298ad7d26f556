import {copyFileSync, existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {CampaignListSchema} from '../../contract/public-data.schema.ts';
import {SavedResultsSchema} from '../../contract/save-results.schema.ts';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {callConsent, contact, lead, savedResults} from '../testing/submissions.ts';
import {runProgram as run} from '../testing/run-program.ts';
import {startTestServer, temporaryFolder} from '../testing/test-server.ts';

const SAMPLE = fileURLToPath(new URL('../../agency/sample/agency.json', import.meta.url));

const startWithSubmissions = async () => {
  const server = await startTestServer();
  const responses = [
    await server.post('/api/leads', lead),
    await server.post('/api/contact', {
      ...contact,
      name: '=HYPERLINK("http://x")',
      subject: 'a "b", c',
      context: {elapsedMs: 1},
    }),
  ];
  const ids = await Promise.all(
    responses.map(async (response) => ReceiptSchema.parse(await response.json()).id),
  );
  const leads = (...args: string[]) => run('leads.ts', args, server.place);
  return {...server, leads, ids};
};

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

test('show finds one by the beginning of its id', async () => {
  const {leads, ids} = await startWithSubmissions();
  const {out} = await leads('show', ids[1]?.slice(0, -4) ?? '');
  expect(JSON.parse(out)).toMatchObject({id: ids[1], kind: 'contact', held: true, message: contact.message});
  expect((await leads('show', 'ffffffff')).code).toBe(1);
});

test('JSON is one array, and CSV holds no formula', async () => {
  const {leads, ids} = await startWithSubmissions();
  const json = z
    .array(z.looseObject({id: z.string()}))
    .parse(JSON.parse((await leads('export', '--format', 'json')).out));
  expect(json.map(({id}) => id)).toEqual(ids);
  expect(json[0]).toMatchObject(lead);
  const csv = (await leads('export', '--format', 'csv')).out;
  expect(csv.startsWith('\uFEFF"id","kind"')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain('"a ""b"", c"');
  const file = join(temporaryFolder(), 'leads.json');
  await leads('export', '--format', 'json', '--out', file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(2);
});

test('erase leaves nothing of what was said', async () => {
  const {leads, ids, post} = await startWithSubmissions();
  expect((await leads('erase', ids[0]?.slice(0, -4) ?? '')).code).toBe(2);
  expect((await leads('erase', ids[0] ?? '')).code).toBe(0);
  expect((await leads('list')).out).not.toContain(ids[0]);
  expect(JSON.parse((await leads('show', ids[0] ?? '')).out)).toMatchObject({
    id: ids[0],
    erasedAt: expect.any(String),
  });
  expect((await post('/api/leads', lead)).status).toBe(201);
});

test('what is held is listed with its reasons, and told once somebody has released it', async () => {
  const {leads, ids, post, dataDir} = await startWithSubmissions();
  const trapped = {...lead, consents: [callConsent], phone: '713 555 0123', context: {proof: {trap: 'x'}}};
  const {id} = ReceiptSchema.parse(await (await post('/api/leads', trapped)).json());
  const mailbox = () => {
    const folder = join(dataDir, 'mailbox');
    return existsSync(folder)
      ? readdirSync(folder, {recursive: true}).filter((name) => String(name).endsWith('.eml'))
      : [];
  };
  await expect.poll(mailbox, {timeout: 10_000}).toHaveLength(1);
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
  // The agent is told, and the visitor gets the receipt of what they agreed to.
  await expect.poll(mailbox, {timeout: 10_000}).toHaveLength(3);

  expect((await leads('release', ids[1] ?? '')).code).toBe(0);
  await expect.poll(mailbox, {timeout: 10_000}).toHaveLength(4);
  expect((await leads('list')).out).not.toContain('held(');
  expect((await leads('accesses')).out).toContain(`release  ${id}`);
});

test('saved results are listed by who saved them, and shown and exported with their answers', async () => {
  const {leads, post, place} = await startWithSubmissions();
  const response = await post('/api/ai-workflow/results', {
    ...savedResults,
    answers: {...savedResults.answers, healthInfo: {conditions: 'asthma'}},
    consents: [{...callConsent, kind: 'health'}],
  });
  const {id, clientId} = SavedResultsSchema.parse(await response.json());
  const answers = {savedAnswers: savedResults.answers, healthAnswers: {healthInfo: {conditions: 'asthma'}}};
  const {out: table} = await leads('list');
  expect(table).toMatch(new RegExp(`questionnaire +Ana Ruiz +ana@mail\\.example .*${id}`, 'u'));
  expect(table).not.toMatch(/Houston|asthma/u);
  expect(JSON.parse((await leads('show', id)).out)).toMatchObject({
    id,
    kind: 'questionnaire',
    firstName: 'Ana',
    clientId,
    ...answers,
  });
  const exported = z
    .array(z.looseObject({}))
    .parse(JSON.parse((await leads('export', '--format', 'json')).out));
  expect(exported.at(-1)).toMatchObject({id, ...answers});
  const csv = (await leads('export', '--format', 'csv')).out;
  expect(csv).toContain('""conditions"":""asthma""');
  expect((await run('leads.ts', ['accesses'], place)).out).toContain(`show  ${id}`);
});

test('an empty store is no error', async () => {
  const environment = {DATA_DIR: join(temporaryFolder(), 'none')};
  expect(await run('leads.ts', ['list'], environment)).toMatchObject({
    code: 0,
    out: 'No quote requests or messages yet.\n',
  });
  expect((await run('leads.ts', ['export', '--format', 'json'], environment)).out).toBe('[]\n');
});

test.each([
  [[]],
  [['frob']],
  [['list', 'x']],
  [['list', '--frob']],
  [['show']],
  [['export']],
  [['export', '--format', 'xml']],
  [['erase']],
  [['show', '%']],
  [['held', 'x']],
  [['release']],
  [['spam']],
])('leads %j is answered with how to use it, and exit code 2', async (args) => {
  const {code, err, out} = await run('leads.ts', args, {DATA_DIR: temporaryFolder()});
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('Usage: npm run leads --');
});

test('a year is added with its own dates and source, and served without a restart', async () => {
  const folder = temporaryFolder();
  copyFileSync(SAMPLE, join(folder, 'agency.json'));
  const environment = {AGENCY_CONFIG: join(folder, 'agency.json')};
  const required = ['add', '--type', 'aca', '--year', '2031', '--start', '2030-11-01', '--end', '2031-01-15'];
  const incomplete = await run('campaigns.ts', required, environment);
  expect([incomplete.code, incomplete.err.split('\n')[0]]).toEqual([
    2,
    '"add" needs --source, --next-review.',
  ]);

  const first = [...required, '--source', 'HealthCare.gov', '--next-review', '2031-01-01'];
  expect((await run('campaigns.ts', first, environment)).code).toBe(0);
  const {origin} = await startTestServer(environment);
  const served = async () =>
    CampaignListSchema.parse(await (await fetch(`${origin}/api/campaigns`)).json()).campaigns;
  expect((await served()).at(-1)).toMatchObject({id: 'aca-2031', endDate: '2031-01-15', deadlines: []});

  const second = first.map((arg) => arg.replace('2031', '2032').replace('2030', '2031'));
  const deadline = ['--deadline', '2031-12-15=2032-01-01'];
  expect((await run('campaigns.ts', [...second, ...deadline], environment)).code).toBe(0);
  expect((await served()).at(-1)).toMatchObject({id: 'aca-2032', deadlines: [{enrollBy: '2031-12-15'}]});

  const again = await run('campaigns.ts', first, environment);
  expect(again.code).toBe(1);
  expect(again.err).toContain('aca-2031 is taken');
});
