/**
 * Sends generated requests to every route of /api/openapi.json and to unknown paths: valid, almost valid and invalid, with every method and
 * header. No answer may be 5xx, the process may not end, its memory may not grow, and every 201 is stored once. Short form 10,000 requests,
 * long form 250,000; the seed repeats them.
 */
import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import * as fc from 'fast-check';
import type {Place} from '../program/check-store.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {storedIds} from '../program/stored-ids.ts';
import {askInEachLanguage, memoryReport, type Use, useAtRest, useFaults} from '../program/used-memory.ts';
import {type ApiDescription, type GeneratedRequest, requestsOf} from './requests.ts';
import {Sender} from './send.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const CONNECTIONS = 32;
const CHUNK = 1_000;
const KNOWN_KEYS = 50;

const fuzz = async (run: Run): Promise<Findings> => {
  const {random, isLong, say} = run;
  const wanted = isLong ? 250_000 : 10_000;
  const {place} = await createPlace(run, run.option('store') ?? 'sqlite');
  const report = memoryReport(place);
  const server = await ServerProcess.create(run, {
    environment: {...place, ...builtPages(place), ...report.environment},
    nodeOptions: report.nodeOptions,
  });
  await server.start();
  const asked = await askInEachLanguage(server);
  const description = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as ApiDescription;
  const keys = fc.sample(fc.uuid(), {numRuns: KNOWN_KEYS, seed: random.seed});
  const requests = requestsOf(description, keys);
  const sender = new Sender(server.origin, CONNECTIONS);
  run.atEnd(() => sender.close());
  const statuses = new Map<string, number>();
  const stored = new Set<string>(asked);
  const faults: string[] = [];
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);

  const one = async (request: GeneratedRequest) => {
    const answer = await sender.send(request);
    if ('broken' in answer) {
      count(answer.broken);
      if (answer.broken === 'ECONNREFUSED' || answer.broken === 'TimeoutError')
        faults.push(`${answer.broken} after ${describe(request)}`);
      return;
    }
    count(`${answer.status}`);
    if (answer.status >= 500) faults.push(`${answer.status} after ${describe(request)}`);
    if (answer.status === 201) stored.add((JSON.parse(answer.body) as {id: string}).id);
  };

  let before: Use | undefined;
  let pausedMs = 0;
  const began = Date.now();
  for (let sent = 0; sent < wanted && faults.length < 20; sent += CHUNK) {
    const chunk = fc.sample(requests, {numRuns: CHUNK, seed: random.seed + sent});
    const lane = async () => {
      for (let request = chunk.pop(); request; request = chunk.pop()) await one(request);
    };
    await Promise.all(Array.from({length: CONNECTIONS}, lane));
    if (!before) {
      const pausedAt = Date.now();
      before = await useAtRest(server, place);
      pausedMs = Date.now() - pausedAt;
    }
    if ((sent + CHUNK) % 25_000 === 0)
      say(`${sent + CHUNK} requests, ${stored.size} stored, ${Math.round(server.residentMib)} MiB`);
  }
  const seconds = (Date.now() - began - pausedMs) / 1_000;
  const after = before && server.isRunning ? await useAtRest(server, place, before.descriptors) : undefined;
  if (before && after) faults.push(...useFaults(before, after));
  const alive = await fetch(`${server.origin}/api/health`);
  if (alive.status !== 200) faults.push(`/api/health answers ${alive.status} afterwards`);
  await server.kill('SIGTERM');
  const ids = await storedIds(place);
  const unknown = ids.filter((id) => !stored.has(id)).length;
  const broken = [...statuses]
    .filter(([what]) => /[A-Z]/u.test(what))
    .reduce((sum, [, times]) => sum + times, 0);
  const missing = [...stored].filter((id) => !ids.includes(id)).length;
  if (missing > 0) faults.push(`${missing} answered with 201 are not stored`);
  if (unknown > broken) faults.push(`${unknown} are stored that were not answered with 201`);
  return {
    figures: {
      requests: [...statuses.values()].reduce((sum, times) => sum + times, 0),
      routes: Object.values(description.paths).flatMap((methods) => Object.keys(methods)).length,
      'requests a second': Math.round(wanted / seconds),
      'answers 5xx': [...statuses]
        .filter(([what]) => what.startsWith('5'))
        .reduce((sum, [, times]) => sum + times, 0),
      'submissions answered with 201': stored.size,
      'of these not stored': missing,
      'descriptors after the first 1,000, after the last': `${before?.descriptors}, ${after?.descriptors}`,
      'memory in use after a collection, MiB': `${before?.mib.toFixed(1)}, ${after?.mib.toFixed(1)}`,
      answers: [...statuses]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([what, times]) => `${what} x ${times}`)
        .join(', '),
    },
    faults: [...faults, ...server.faults],
  };
};

// The pages are a copy that no build changes. Without a build, the server answers 503 for pages and logs errors.
const builtPages = ({DATA_DIR}: Place): Readonly<Record<string, string>> => {
  if (!existsSync(DIST)) throw new Error('there is no build: run "npm run build"');
  const copy = join(DATA_DIR, 'dist');
  cpSync(DIST, copy, {recursive: true});
  return {DIST_DIR: copy};
};

const describe = ({method, path, headers, body}: GeneratedRequest): string =>
  `${method} ${path} ${JSON.stringify(headers)} ${body?.toString().slice(0, 600) ?? ''}`;

await runProgram({
  name: 'fuzz',
  proves:
    'no generated request to any route gives a 5xx or ends the process, memory stays flat, each 201 is stored once',
  limits: {short: 3 * 60_000, long: 60 * 60_000},
  options: {store: {type: 'string'}},
  run: fuzz,
});
