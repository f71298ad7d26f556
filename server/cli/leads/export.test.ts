import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {SavedResultsSchema} from '../../../contract/save-results.schema.ts';
import {runProgram as run} from '../../testing/run-program.ts';
import {startWithSubmissions} from '../../testing/start-with-submissions.ts';
import {contact, healthConsent, lead, savedResults} from '../../testing/submissions.ts';
import {temporaryFolder} from '../../testing/temporary-folder.ts';

test('show finds one by the beginning of its id', async () => {
  const {leads, ids} = await startWithSubmissions();
  const {out} = await leads('show', ids[1]?.slice(0, -4) ?? '');
  expect(JSON.parse(out)).toMatchObject({id: ids[1], kind: 'contact', held: true, message: contact.message});
  expect((await leads('show', 'ffffffff')).code).toBe(1);
});

test('JSON is one array, and CSV contains no formula', async () => {
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

test('saved results are listed by who saved them, and shown and exported with their answers', async () => {
  const {leads, post, place} = await startWithSubmissions();
  const response = await post('/api/ai-workflow/results', {
    ...savedResults,
    answers: {...savedResults.answers, healthInfo: {conditions: 'asthma'}},
    consents: [healthConsent],
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
