import {existsSync, readdirSync, readFileSync, readlinkSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {type Place, waitUntilDrained} from './check-store.ts';
import type {ServerOptions, ServerProcess} from './server-process.ts';
import {waitUntil} from './wait.ts';

/**
 * The time in milliseconds from a server's start until its memory is at its level: the server builds the chat's five indexes, 33 MiB, 30 to
 * 38 s after the start (server/chat/answers/site-answers.ts), whatever clients do.
 */
export const WARM_MS = 45_000;

const DRAIN_MS = 30 * 60_000;
// The longest that the server waits for a client: an idle connection is kept for 65 s.
const QUIET_MS = 90_000;

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

/** The open descriptors of a server, and its memory in use after a collection, in MiB. */
export type Use = {readonly descriptors: number; readonly mib: number};

/** Returns the use of a server once its mails are delivered and, at the latest after 90 s, no more than `most` descriptors are open. */
export const useAtRest = async (
  server: ServerProcess,
  place: Place,
  most = Number.POSITIVE_INFINITY,
): Promise<Use> => {
  await waitUntilDrained(place, DRAIN_MS);
  const descriptors = () => descriptorsOf(server.pid, place);
  await waitUntil(() => descriptors() <= most, {
    within: QUIET_MS,
    every: 500,
    what: 'letting go of clients',
  }).catch(() => {});
  return {descriptors: descriptors(), mib: await usedMib(server, place)};
};

const WANTED_GROWTH = 0.15;

/** Names what a server has not given back: descriptors, or more than 15 % of memory in use. */
export const useFaults = (before: Use, after: Use): readonly string[] => {
  const growth = after.mib / before.mib - 1;
  return [
    ...(after.descriptors > before.descriptors
      ? [`${after.descriptors - before.descriptors} descriptors were not given back`]
      : []),
    ...(growth > WANTED_GROWTH ? [`memory in use has grown by ${Math.round(growth * 100)} %`] : []),
  ];
};
