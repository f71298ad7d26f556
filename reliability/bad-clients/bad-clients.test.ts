import {randomBytes} from 'node:crypto';
import {mkdirSync, readdirSync, readlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {startTestServer} from '../../server/testing/test-server.ts';
import {lead} from '../../server/testing/submissions.ts';
import {Random} from '../program/random.ts';
import {ClientCrowd} from './client-crowd.ts';

const PATIENCE = {timeout: 40_000, interval: 100};
const CLIENTS = 320;

// Leads are delivered during the test, so files of its store appear and disappear.
const descriptors = (dataDir: string): number =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return !readlinkSync(`/proc/self/fd/${name}`).startsWith(dataDir);
    } catch {
      return false; // closed since it was listed
    }
  }).length;

test.skipIf(process.platform !== 'linux')(
  'hundreds of bad clients of all kinds leave no descriptor behind, and visitors are served meanwhile',
  async () => {
    const {port, distDir, dataDir, post} = await startTestServer();
    mkdirSync(join(distDir, 'embed/v1'), {recursive: true});
    writeFileSync(join(distDir, 'embed/v1/large.js'), randomBytes(300_000));
    // The visitor's connection is open before and after the test.
    expect((await post('/api/leads', lead)).status).toBe(201);
    const before = descriptors(dataDir);
    const crowd = new ClientCrowd(
      {port, path: '/embed/v1/large.js', total: CLIENTS, atOnce: 160, addresses: 4},
      new Random(7),
    );
    onTestFinished(() => crowd.end());
    await expect.poll(() => descriptors(dataDir), PATIENCE).toBeGreaterThan(before + 20);
    expect((await post('/api/leads', lead)).status).toBe(201);
    await expect.poll(() => [crowd.opened, crowd.connected], PATIENCE).toEqual([CLIENTS, 0]);
    expect((await post('/api/leads', lead)).status).toBe(201);
    await expect.poll(() => descriptors(dataDir), PATIENCE).toBeLessThanOrEqual(before);
  },
  120_000,
);
