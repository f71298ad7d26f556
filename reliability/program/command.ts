import {execFile} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import type {Place} from './check-store.ts';

const CLI = new URL('../../server/cli/', import.meta.url);
const LIMIT_MS = 5 * 60_000;

/** Runs a command (`backup`, `leads` ...) on a store and returns its output. Throws when the command fails. */
export const runCommandOn = async (
  place: Place,
  name: string,
  ...args: readonly string[]
): Promise<string> => {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL(`${name}.ts`, CLI)), ...args],
    {env: {PATH: process.env['PATH'], ...place}, timeout: LIMIT_MS, maxBuffer: 2 ** 28},
  );
  return stdout;
};
