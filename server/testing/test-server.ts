import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';
import {readRecords, type SubmissionRecord} from '../submission/submission-record.ts';
import type {Environment} from '../settings/settings.ts';
import {startServer} from '../start/start-server.ts';
import {temporaryFolder} from './temporary-folder.ts';
import {createStorePlace, openTestVault, type StorePlace} from './test-store.ts';

export {temporaryFolder} from './temporary-folder.ts';

/** A running server on free ports, with a store of its own unless a place is given, stopped when the test has finished. */
export const startTestServer = async (environment: Environment = {}, place?: StorePlace) => {
  const store = place ?? (await createStorePlace());
  const distDir = join(temporaryFolder(), 'dist');
  mkdirSync(distDir);
  const server = await startServer({
    PORT: '0',
    DEMO_PORT: '0',
    DIST_DIR: distDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ...store,
    ...environment,
  });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= server.stop());
  onTestFinished(stop);
  const origin = `http://localhost:${server.port}`;
  return {
    origin,
    port: server.port,
    metricsPort: server.metricsPort,
    demoOrigin: `http://localhost:${server.demoPort}`,
    place: store,
    dataDir: store.DATA_DIR,
    distDir,
    stop,
    post: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...headers},
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
};

/** Everything that a store holds, oldest first. */
export const recordsIn = async (
  place: StorePlace,
  withSuperseded = false,
): Promise<readonly SubmissionRecord[]> => {
  const {store, keys} = openTestVault(place);
  const keyring = await keys.ring();
  return await store.read((db) => readRecords(db, keyring, {withSuperseded}));
};
