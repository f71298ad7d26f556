import {existsSync, readdirSync, readFileSync, readlinkSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Place} from './check-store.ts';
import type {ServerOptions, ServerProcess} from './server-process.ts';
import {waitUntil} from './wait.ts';

const reporter = fileURLToPath(new URL('report-memory.ts', import.meta.url));

const fileIn = ({DATA_DIR}: Place): string => join(DATA_DIR, 'memory-report');

/** The options that let a server report its used memory: environment and arguments of Node. */
export const memoryReport = (place: Place): Required<ServerOptions> => ({
  environment: {MEMORY_REPORT: fileIn(place)},
  nodeOptions: ['--expose-gc', '--import', reporter],
});

/** Returns the used memory of a server after a collection, in MiB. Throws when the server does not answer within 20 s. */
export const usedMib = async (server: ServerProcess, place: Place): Promise<number> => {
  const file = fileIn(place);
  rmSync(file, {force: true});
  process.kill(server.pid, 'SIGUSR2');
  await waitUntil(() => existsSync(file), {within: 20_000, what: 'reading the memory in use'});
  return Number(readFileSync(file, 'utf8')) / 2 ** 20;
};

/** Counts the open descriptors of a process, without files in the data folder, where mails appear and disappear. Linux only: from /proc. */
export const descriptorsOf = (pid: number, {DATA_DIR}: Place): number =>
  readdirSync(`/proc/${pid}/fd`).filter((name) => {
    try {
      return !readlinkSync(`/proc/${pid}/fd/${name}`).startsWith(`${DATA_DIR}/`);
    } catch {
      return false; // closed since it was listed
    }
  }).length;
