/**
 * 10,000 clients that pipeline requests, disconnect, read slowly or only connect, 320 new clients a second, from 40 addresses. Visitors who
 * come in the meantime are served, and afterwards the server has no more descriptors and memory in use than before. Calm and attack
 * alternate, so that other load on the machine affects both. Visitors arrive throughout, without a gap, and each window of three seconds
 * counts: the p99 of every window in the attack is compared with that of the slowest calm window, and of all visitors with that of all calm
 * ones. Short form 5 rounds of 2,000, long form 10 of 5,000.
 */
import {fork} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {openLoop, type OpenLoopResult, WINDOW_SECONDS} from '../program/open-loop.ts';
import {Latencies} from '../program/latency.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {droppedConnections} from '../program/dropped-connections.ts';
import {
  askInEachLanguage,
  descriptorsOf,
  memoryReport,
  useAtRest,
  useFaults,
} from '../program/used-memory.ts';
import {waitUntil} from '../program/wait.ts';

const AT_ONCE = 1_000;
const ADDRESSES = 40;
const PER_SECOND = 100;
const WANTED_RATIO = 3;
const CALM_WINDOWS = 3;
// Below this value, the difference comes from other load on the machine.
const LEAST_MS = 10;
// The longest that the server waits for a client: an idle connection is kept for 65 s.
const QUIET_MS = 90_000;
const FILE_BYTES = 300_000;

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

// A last window with few visitors has no meaningful p99.
const FEWEST_VISITORS = 100;
const p99sOf = ({windows}: OpenLoopResult): readonly number[] =>
  windows.filter(({count}) => count >= FEWEST_VISITORS).map((window) => window.quantile(0.99));

const badClients = async (run: Run): Promise<Findings> => {
  const {random, isLong, say} = run;
  const [rounds, perRound] = isLong ? [10, 5_000] : [5, 2_000];
  const {place} = await createPlace(run, 'sqlite');
  const report = memoryReport(place);
  const dist = `${place.DATA_DIR}-dist`;
  run.atEnd(() => rmSync(dist, {recursive: true, force: true}));
  mkdirSync(join(dist, 'embed/v1'), {recursive: true});
  writeFileSync(join(dist, 'embed/v1/large.js'), randomBytes(FILE_BYTES));
  const server = await ServerProcess.create(run, {
    // The default limits except the rate: the visitors share an address.
    environment: {
      ...place,
      DIST_DIR: dist,
      CONNECTION_LIMIT: '',
      RATE_LIMIT: '999999',
      ...report.environment,
    },
    nodeOptions: report.nodeOptions,
  });
  await server.start();
  await askInEachLanguage(server);
  const descriptors = () => descriptorsOf(server.pid, place);
  const visit = (seconds: number, goesOn = () => false) =>
    openLoop(server.origin, {perSecond: PER_SECOND, seconds, random, goesOn});
  // Resolves with the latencies of visitors while bad clients arrive.
  const attack = async (count: number) => {
    const state = {opened: 0, connected: 0};
    let most = 0;
    const numbers = [server.port, count, AT_ONCE, ADDRESSES, random.between(1, 2 ** 30)];
    const crowd = fork(here('crowd-process.ts'), numbers.map(String));
    run.atEnd(() => crowd.kill('SIGKILL'));
    crowd.on('message', (message) => {
      Object.assign(state, message);
      most = Math.max(most, descriptors());
    });
    const met = await visit(WINDOW_SECONDS, () => state.opened < count);
    await waitUntil(() => state.connected === 0, {within: QUIET_MS, what: 'ending the bad clients'});
    crowd.kill('SIGKILL');
    return {met, most};
  };
  const droppedBefore = droppedConnections();
  const atRest = descriptors();
  await visit(5);
  await attack(AT_ONCE);
  const before = await useAtRest(server, place, atRest);
  const [calm, attacked]: [number[], number[]] = [[], []];
  const [inCalm, inAttack] = [new Latencies(), new Latencies()];
  let [failed, acknowledged, mostDescriptors] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const peace = await visit(CALM_WINDOWS * WINDOW_SECONDS);
    const {met, most} = await attack(perRound);
    calm.push(...p99sOf(peace));
    attacked.push(...p99sOf(met));
    inCalm.addAll(peace.latencies);
    inAttack.addAll(met.latencies);
    for (const each of [peace, met]) {
      failed += each.failed;
      acknowledged += each.ids.size;
    }
    mostDescriptors = Math.max(mostDescriptors, most);
    say(
      `p99 by window calm ${p99sOf(peace).join(', ')} ms, among ${perRound} bad clients ${p99sOf(met).join(', ')} ms, up to ${most} descriptors`,
    );
  }
  const after = await useAtRest(server, place, before.descriptors);
  const residentMib = server.residentMib;
  await server.kill('SIGTERM');
  const worst = Math.max(...attacked) / Math.max(LEAST_MS, ...calm);
  const [calmP99, attackP99] = [inCalm.quantile(0.99), inAttack.quantile(0.99)];
  const ratio = attackP99 / Math.max(LEAST_MS, calmP99);
  return {
    figures: {
      'bad clients': rounds * perRound,
      'of these at a time': AT_ONCE,
      'submissions acknowledged': acknowledged,
      'submissions not acknowledged': failed,
      'descriptors before, most, after': `${before.descriptors}, ${mostDescriptors}, ${after.descriptors}`,
      'memory in use after a collection, before and after, MiB': `${before.mib.toFixed(1)}, ${after.mib.toFixed(1)}`,
      'connections that the kernel dropped, of all programs': droppedConnections() - droppedBefore,
      'resident memory at the end, MiB': Math.round(residentMib),
      [`p99 calm, ms, each window of ${WINDOW_SECONDS} s`]: calm.join(', '),
      'p99 among bad clients, ms, each window': attacked.join(', '),
      'p99 of all visitors calm, among bad clients, ms': `${calmP99}, ${attackP99}`,
      'their ratio': ratio.toFixed(2),
      'slowest window beside the slowest calm one': worst.toFixed(2),
    },
    faults: [
      ...useFaults(before, after),
      ...(ratio > WANTED_RATIO ? [`p99 among bad clients is ${ratio.toFixed(1)} times that of calm`] : []),
      ...(worst > WANTED_RATIO
        ? [`the p99 of a window is ${worst.toFixed(1)} times that of the slowest calm one`]
        : []),
      ...(failed > 0 ? [`${failed} honest submissions were not acknowledged`] : []),
      ...server.faults,
    ],
  };
};

await runProgram({
  name: 'bad-clients',
  proves:
    'clients that send requests ahead, hang up, read slowly or only connect leave no descriptor and no memory behind, and visitors’ p99 within three times that of calm in every window',
  limits: {short: 8 * 60_000, long: 40 * 60_000},
  run: badClients,
});
