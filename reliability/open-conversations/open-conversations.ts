/**
 * A thousand visitors with open streams and ten desks at one server: they write continuously, and memory is measured after a collection in
 * each period. Then everything closes, and the server must return to its earlier level. Short form 200 visitors, long form 1,000.
 */
import {randomUUID} from 'node:crypto';
import {readSettings} from '../../server/settings/settings.ts';
import {openStore} from '../../server/start/open-store.ts';
import {StreamClient} from '../desk-list/stream-client.ts';
import {type DeskHeaders, signInMember} from '../program/desk-member.ts';
import {Latencies} from '../program/latency.ts';
import {load} from '../program/machine.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {descriptorsOf, memoryReport, usedMib} from '../program/used-memory.ts';
import {waitFor, waitUntil} from '../program/wait.ts';
import {CrowdVisitor} from './crowd-visitor.ts';

const DESKS = 10;
const AT_ONCE = 20;
const PER_SECOND = 25;
// Every tenth visitor has asked for the agent.
const HANDED_OVER = 10;
const MOST_GROWTH = 0.1;
const QUIET_MS = 120_000;
// Connections that the server keeps open: to the database, and for the next request of a client.
const DESCRIPTORS_OF_USE = 40;

/** Opens streams in small batches. */
const openCrowd = async (origin: string, count: number): Promise<CrowdVisitor[]> => {
  const visitors: CrowdVisitor[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const places = Array.from({length: Math.min(AT_ONCE, count - from)}, (_, place) => from + place);
    visitors.push(
      ...(await Promise.all(places.map((place) => CrowdVisitor.open(origin, place % HANDED_OVER === 0)))),
    );
  }
  return visitors;
};

const openConversations = async (run: Run): Promise<Findings> => {
  const {random, isLong, say, option} = run;
  const [count, periods, seconds] = isLong ? [1_000, 10, 30] : [200, 4, 15];
  const {place} = await createPlace(run, option('store') ?? 'sqlite');
  const vault = openStore(readSettings(place));
  run.atEnd(() => vault.close());
  const members: ((origin: string) => DeskHeaders)[] = [];
  for (let number = 0; number < DESKS; number += 1) members.push(await signInMember(vault, number));
  const report = memoryReport(place);
  const server = await ServerProcess.create(run, {
    environment: {...place, MAX_CONNECTIONS: '4000', ...report.environment},
    nodeOptions: report.nodeOptions,
  });
  await server.start();
  const [visitorMs, agentMs] = [new Latencies(), new Latencies()];
  const faults: string[] = [];
  const headers = members.map((headersFor) => headersFor(server.origin));
  const reply = (visitor: CrowdVisitor, desk: DeskHeaders) =>
    visitor.deliver(`Answer ${randomUUID()}`, (text) =>
      fetch(`${server.origin}/api/desk/conversations/${visitor.id}/replies`, {
        method: 'POST',
        headers: {...desk, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID()},
        body: JSON.stringify({text}),
      }),
    );
  // At a fixed rate: a slow answer does not slow the other visitors.
  const exchange = async (visitors: readonly CrowdVisitor[], forSeconds: number): Promise<void> => {
    const underWay: Promise<void>[] = [];
    for (let sent = 0; sent < forSeconds * PER_SECOND; sent += 1) {
      const at = random.between(0, visitors.length - 1);
      const visitor = visitors[at];
      // One conversation has one agent.
      const desk = headers[Math.floor(at / HANDED_OVER) % DESKS];
      const isAgent = at % HANDED_OVER === 0 && random.happens(0.5);
      if (!visitor || !desk) continue;
      const work = isAgent ? reply(visitor, desk) : visitor.write();
      underWay.push(
        work.then(
          (ms) => (isAgent ? agentMs : visitorMs).add(ms),
          (error: unknown) => void faults.push(String(error)),
        ),
      );
      await waitFor(1_000 / PER_SECOND);
    }
    await Promise.all(underWay);
  };
  const presentRows = async (): Promise<number> =>
    (await vault.read((db) => db.selectFrom('present').select('subject').execute())).length;
  const desks: StreamClient[] = [];
  const visitors: CrowdVisitor[] = [];
  const closeAll = () => {
    for (const each of [...visitors.splice(0), ...desks.splice(0)]) each.close();
  };
  run.atEnd(closeAll);
  // Opens everything, lets all visitors write for some periods, and closes everything. Returns the used memory of each period, and the
  // level afterwards.
  const crowd = async (length: number) => {
    for (const each of headers) desks.push(await StreamClient.open(`${server.origin}/api/desk/events`, each));
    visitors.push(...(await openCrowd(server.origin, count)));
    const during: number[] = [];
    for (let period = 0; period < length; period += 1) {
      await exchange(visitors, seconds);
      during.push(await usedMib(server, place));
      say(`${count} open, ${during.at(-1)?.toFixed(1)} MiB in use, load ${load()}`);
    }
    const open = descriptorsOf(server.pid, place);
    const rows = await presentRows();
    if (rows !== count + DESKS) faults.push(`${rows} are present, ${count + DESKS} have a stream`);
    closeAll();
    await waitUntil(async () => descriptorsOf(server.pid, place) <= atRest && (await presentRows()) === 0, {
      within: QUIET_MS,
      every: 500,
      what: 'closing',
    }).catch((error: unknown) => faults.push(String(error)));
    return {
      during,
      open,
      after: {descriptors: descriptorsOf(server.pid, place), mib: await usedMib(server, place)},
    };
  };
  const atRest = descriptorsOf(server.pid, place) + DESCRIPTORS_OF_USE;
  // The first crowd fills what the server keeps: compiled code, prepared statements, the search index.
  const {after: before} = await crowd(1);
  const {during, open, after} = await crowd(periods);
  // The first period still fills caches.
  const [early = 0, late = 0] = [during[1], during.at(-1)];
  if (late > early * (1 + MOST_GROWTH)) faults.push(`memory grew from ${early} to ${late} MiB while open`);
  if (after.mib > before.mib * (1 + MOST_GROWTH))
    faults.push(`memory is ${after.mib} MiB after closing, ${before.mib} before`);
  const residentMib = Math.round(server.residentMib);
  await server.kill('SIGTERM');
  return {
    figures: {
      'open conversations': count,
      desks: DESKS,
      'messages of visitors': visitorMs.count,
      'to their own stream at p50, p95, p99, ms': [0.5, 0.95, 0.99]
        .map((q) => visitorMs.quantile(q))
        .join(', '),
      'messages of the agent': agentMs.count,
      'to the visitor’s stream at p50, p95, p99, ms': [0.5, 0.95, 0.99]
        .map((q) => agentMs.quantile(q))
        .join(', '),
      'memory in use after a first crowd has left, MiB': before.mib.toFixed(1),
      'memory in use while open, MiB': during.map((mib) => mib.toFixed(1)).join(', '),
      'memory in use after the second crowd has left, MiB': after.mib.toFixed(1),
      'descriptors before, while open, after': `${before.descriptors}, ${open}, ${after.descriptors}`,
      'resident memory at the end, MiB': residentMib,
      'load of the machine': load(),
    },
    faults: [...faults, ...server.faults],
  };
};

await runProgram({
  name: 'open-conversations',
  proves:
    'one server carries a thousand open conversations and ten desks with flat memory, and is back at its level when they close',
  limits: {short: 6 * 60_000, long: 25 * 60_000},
  options: {store: {type: 'string'}},
  run: openConversations,
});
