import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished} from 'vitest';
import {bareEnvironment} from './bare-environment.ts';
import type {StorePlace} from './test-store.ts';

const MAIN = fileURLToPath(new URL('../start/main.ts', import.meta.url));

const PATIENCE = {timeout: 30_000, interval: 50};

/**
 * Starts a server as a separate process, which a test can kill. Resolves once the server listens. The process is
 * killed when the test has finished.
 */
export const startProcess = async (place: StorePlace, environment: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...bareEnvironment,
      PORT: '0',
      DEMO_PORT: 'off',
      RATE_LIMIT: 'off',
      DIST_DIR: place.DATA_DIR,
      ...place,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await expect.poll(() => output, PATIENCE).toMatch(/Lamplight on http/u);
  const [, origin] = /(http:\/\/localhost:\d+)/u.exec(output) ?? [];
  if (origin === undefined) throw new Error('the server did not name its address');
  return {child, origin};
};
