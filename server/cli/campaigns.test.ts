import {copyFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {CampaignListSchema} from '../../contract/public-data.schema.ts';
import {runProgram as run} from '../testing/run-program.ts';
import {startTestServer, temporaryFolder} from '../testing/test-server.ts';
import {createStorePlace} from '../testing/test-store.ts';

const SAMPLE = fileURLToPath(new URL('../../agency/sample/agency.json', import.meta.url));

test('a year is added with its own dates and source, and served without a restart', async () => {
  const folder = temporaryFolder();
  copyFileSync(SAMPLE, join(folder, 'agency.json'));
  const place = await createStorePlace();
  const environment = {AGENCY_CONFIG: join(folder, 'agency.json'), ...place};
  const required = ['add', '--type', 'aca', '--year', '2031', '--start', '2030-11-01', '--end', '2031-01-15'];
  const incomplete = await run('campaigns.ts', required, environment);
  expect([incomplete.code, incomplete.err.split('\n')[0]]).toEqual([
    2,
    '"add" needs --source, --next-review.',
  ]);

  const first = [...required, '--source', 'HealthCare.gov', '--next-review', '2031-01-01'];
  expect((await run('campaigns.ts', first, environment)).code).toBe(0);
  const {origin} = await startTestServer(environment, place);
  const served = async () =>
    CampaignListSchema.parse(await (await fetch(`${origin}/api/campaigns`)).json()).campaigns;
  expect((await served()).at(-1)).toMatchObject({id: 'aca-2031', endDate: '2031-01-15', deadlines: []});

  const second = first.map((arg) => arg.replace('2031', '2032').replace('2030', '2031'));
  const deadline = ['--deadline', '2031-12-15=2032-01-01'];
  expect((await run('campaigns.ts', [...second, ...deadline], environment)).code).toBe(0);
  // SQLite notifies no other process; the server polls every two seconds.
  await expect.poll(async () => (await served()).at(-1)?.id).toBe('aca-2032');
  expect((await served()).at(-1)).toMatchObject({id: 'aca-2032', deadlines: [{enrollBy: '2031-12-15'}]});

  const again = await run('campaigns.ts', first, environment);
  expect(again.code).toBe(1);
  expect(again.err).toContain('aca-2031 is taken');
  expect((await run('campaigns.ts', ['list'], environment)).out).toContain(
    'aca-2032  2031-11-01 to 2032-01-15',
  );
});
