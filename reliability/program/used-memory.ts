import {existsSync, readdirSync, readFileSync, readlinkSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ConversationSchema} from '../../contract/chat.schema.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {type Place, waitUntilDrained} from './check-store.ts';
import type {ServerOptions, ServerProcess} from './server-process.ts';
import {waitUntil} from './wait.ts';

/** One of the questions that the chat's search must read the whole content of a language for. */
const QUESTION = 'Medicare';

const post = async (address: string, body: object, secret = ''): Promise<unknown> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...(secret && {Authorization: `Bearer ${secret}`})},
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${address} answered ${response.status}`);
  return await response.json();
};

/**
 * Asks the chat a question in each language, so that the server's memory is at its level: the index of a language, about 8 MB, is built with
 * the first question (server/chat/answers/site-answers.ts) and stays. Returns the ids of the conversations. Throws when a question is not accepted.
 */
export const askInEachLanguage = async ({
  origin,
}: Pick<ServerProcess, 'origin'>): Promise<readonly string[]> => {
  const ids: string[] = [];
  const address = `${origin}/api/chat/conversations`;
  for (const language of LANGUAGES) {
    const {id, secret} = ConversationSchema.parse(await post(address, {language}));
    await post(`${address}/${id}/messages`, {text: QUESTION}, secret);
    ids.push(id);
  }
  return ids;
};

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
