import {renameSync, rmSync, writeFileSync} from 'node:fs';
import {DatabaseSync} from 'node:sqlite';
import {expect, test} from 'vitest';
import {databaseFile} from '../storage/sqlite/open.ts';
import {problemOf} from '../testing/problem-of.ts';
import {lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';

const isReady = async (origin: string) => (await fetch(`${origin}/api/ready`)).status === 200;

test('a store that cannot be opened is answered with 503, a time to retry and "not ready", and works again without a restart', async () => {
  const {post, origin, dataDir} = await startTestServer();
  expect((await post('/api/leads', lead)).status).toBe(201);
  expect(await isReady(origin)).toBe(true);
  renameSync(dataDir, `${dataDir}-away`);
  writeFileSync(dataDir, 'a file where the folder was');

  const refused = await post('/api/leads', lead, {'Accept-Language': 'fr'});
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  const problem = await problemOf(refused);
  expect(problem.code).toBe('unavailable');
  expect(JSON.stringify(problem)).not.toContain(dataDir);
  await expect.poll(() => isReady(origin), {timeout: 5_000, interval: 300}).toBe(false);
  expect((await fetch(`${origin}/api/testimonials`)).status).toBe(503);
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);

  rmSync(dataDir);
  renameSync(`${dataDir}-away`, dataDir);
  expect((await post('/api/leads', lead)).status).toBe(201);
  await expect.poll(() => isReady(origin), {timeout: 5_000, interval: 300}).toBe(true);
});

test('a lead that is sent while another process has locked the store for three seconds is stored, not refused', async () => {
  const {post, origin, dataDir} = await startTestServer();
  const other = new DatabaseSync(databaseFile(dataDir));
  other.exec('begin immediate');
  const sent = post('/api/leads', lead);
  setTimeout(() => {
    other.exec('rollback');
    other.close();
  }, 3_000);
  expect((await fetch(`${origin}/api/testimonials`)).status).toBe(200);
  expect((await sent).status).toBe(201);
});

test('a server whose store cannot be opened at the start serves, and stores once it can', async () => {
  const {post, origin, dataDir, stop} = await startTestServer();
  await stop();
  rmSync(dataDir, {recursive: true});
  writeFileSync(dataDir, '');
  const server = await startTestServer({DATA_DIR: dataDir});
  expect((await server.post('/api/leads', lead)).status).toBe(503);
  expect((await fetch(`${server.origin}/api/campaigns`)).status).toBe(200);
  rmSync(dataDir);
  expect((await server.post('/api/leads', lead)).status).toBe(201);
  expect(origin).not.toBe(server.origin);
  await expect(post('/api/leads', lead)).rejects.toThrow('fetch failed');
});
