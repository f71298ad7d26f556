/**
 * Sends handwritten hostile requests to the product, each over a new connection: invalid HTTP, JSON bombs, Unicode, injections into mails,
 * spreadsheets and paths, headers of all kinds. Short form 10 rounds, long form 60.
 */
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import type {Place} from '../program/check-store.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {askInEachLanguage, memoryReport, type Use, useAtRest, useFaults} from '../program/used-memory.ts';
import {hostileRequests} from './all.ts';
import type {HostileRequest} from './hostile-request.ts';
import {formulasIn, injectedHeadsIn} from './injected.ts';
import {acknowledgedIn, type Reply, sendRaw, statusesOf} from './send-raw.ts';

const LEADS = fileURLToPath(new URL('../../server/cli/leads.ts', import.meta.url));
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const AT_ONCE = 12;
const HEALTH = Buffer.from('GET /api/health HTTP/1.1\r\nHost: agency.example\r\nConnection: close\r\n\r\n');
const MAX_EXPORT = 512 * 1_024 * 1_024;

const hostile = async (run: Run): Promise<Findings> => {
  const {isLong, say} = run;
  const rounds = isLong ? 60 : 10;
  const {place} = await createPlace(run, run.option('store') ?? 'sqlite');
  const report = memoryReport(place);
  const server = await ServerProcess.create(run, {
    environment: {...place, ...(existsSync(DIST) ? {DIST_DIR: DIST} : {}), ...report.environment},
    nodeOptions: report.nodeOptions,
  });
  await server.start();
  await askInEachLanguage(server);
  const faults: string[] = [];
  const kept = new Set<string>();
  const statuses = new Map<number, number>();
  let before: Use | undefined;
  for (let round = 1; round <= rounds; round += 1) {
    await sendAll(server.port, (request, reply) => {
      for (const status of statusesOf(reply)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const id of acknowledgedIn(reply)) kept.add(id);
      faults.push(...faultsOf(request, reply));
    });
    if (!statusesOf(await sendRaw(server.port, HEALTH)).includes(200))
      faults.push(`the server did not answer after round ${round}`);
    say(`round ${round}: ${kept.size} kept, ${Math.round(server.residentMib)} MiB`);
    if (!server.isRunning || faults.length > 50) break;
    // After a round, so that everything that a first request loads is there.
    if (!before) {
      before = await useAtRest(server, place);
    }
  }
  const after = before && server.isRunning ? await useAtRest(server, place, before.descriptors) : undefined;
  if (before && after) faults.push(...useFaults(before, after));
  await server.kill('SIGTERM');
  faults.push(...server.faults, ...(await faultsOfList(place, kept)), ...injectedHeadsIn(place.DATA_DIR));
  const fiveHundreds = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  return {
    figures: {
      'hostile requests, written by hand': hostileRequests.length,
      'sent in all': hostileRequests.length * rounds,
      'answers by status': [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
      'answers of 5xx': fiveHundreds,
      'ends of the server': server.faults.length,
      'kept, and listed once each': kept.size,
      'descriptors after the first round, after the last': `${before?.descriptors}, ${after?.descriptors}`,
      'memory in use after a collection, MiB': `${before?.mib.toFixed(1)}, ${after?.mib.toFixed(1)}`,
    },
    faults,
  };
};

const sendAll = async (
  port: number,
  take: (request: HostileRequest, reply: Reply) => void,
): Promise<void> => {
  const waiting = [...hostileRequests];
  const lane = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift())
      take(request, await sendRaw(port, request.bytes, request.wanted === 'silence'));
  };
  await Promise.all(Array.from({length: AT_ONCE}, lane));
};

const faultsOf = ({name, wanted}: HostileRequest, reply: Reply): readonly string[] => {
  const statuses = statusesOf(reply);
  const [first] = statuses;
  const faults: string[] = [];
  if (reply.end === 'open') faults.push('was neither answered nor ended');
  if (statuses.some((status) => status >= 500)) faults.push(`was answered with ${statuses.join(', ')}`);
  if (wanted !== 'silence' && first === undefined) faults.push('was not answered');
  if (wanted === 'kept' && first !== 201) faults.push(`was not kept: ${first}`);
  if (wanted === 'refused' && (first === undefined || first < 400)) faults.push(`was not refused: ${first}`);
  if (/\r\n(?:X-Injected|Set-Cookie|Bcc):/iu.test(reply.text)) faults.push('put a head into the answer');
  if (/root:x:0|"private": true|PRIVATE KEY/u.test(reply.text)) faults.push('was given a file');
  if (/\bat \S+ \(|node_modules|\/server\//u.test(reply.text))
    faults.push('got details of how the server is built');
  return faults.map((fault) => `${name} ${fault}`);
};

const faultsOfList = async (place: Place, kept: ReadonlySet<string>): Promise<readonly string[]> => {
  const listed = (JSON.parse(await exported(place, 'json')) as readonly {id: string}[]).map(({id}) => id);
  const known = new Set(listed);
  return [
    ...(known.size === listed.length ? [] : [`${listed.length - known.size} are listed twice`]),
    ...[...kept].filter((id) => !known.has(id)).map((id) => `${id} was acknowledged and is not listed`),
    ...listed.filter((id) => !kept.has(id)).map((id) => `${id} is listed and was not acknowledged`),
    ...formulasIn(await exported(place, 'csv')),
  ];
};

const exported = async (place: Place, format: string): Promise<string> => {
  const args = [LEADS, 'export', '--superseded', '--format', format];
  const env = {PATH: process.env['PATH'], ...place};
  return (await promisify(execFile)(process.execPath, args, {env, maxBuffer: MAX_EXPORT})).stdout;
};

await runProgram({
  name: 'hostile',
  proves:
    'no hostile request is answered with 5xx, ends the server, keeps descriptors or memory, or leaves a trace beyond its own text',
  limits: {short: 10 * 60_000, long: 3 * 60 * 60_000},
  options: {store: {type: 'string'}},
  run: hostile,
});
