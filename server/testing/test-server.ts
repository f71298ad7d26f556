import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';
import {startServer} from '../start-server.ts';
import type {Environment} from '../settings/settings.ts';

/** A folder that is gone when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** A running server on free ports, with a store of its own, stopped when the test has finished. */
export async function startTestServer(environment: Environment = {}) {
  const folder = temporaryFolder();
  const distDir = join(folder, 'dist');
  const dataDir = join(folder, 'data');
  mkdirSync(distDir);
  const server = await startServer({
    PORT: '0',
    DEMO_PORT: '0',
    DATA_DIR: dataDir,
    DIST_DIR: distDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= server.stop());
  onTestFinished(stop);
  const origin = `http://localhost:${server.port}`;
  return {
    origin,
    port: server.port,
    demoOrigin: `http://localhost:${server.demoPort}`,
    dataDir,
    distDir,
    stop,
    post: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...headers},
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
