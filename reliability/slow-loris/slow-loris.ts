/**
 * 1,000 sockets drip headers and bodies, never finish, and reconnect when the server disconnects them. Visitors who come in the meantime
 * are served: their p99 stays within three times that of calm periods. Calm and attack alternate, so that other load on the machine affects
 * both; medians are compared. Short form 5 rounds of 3 s, long form 5 of 20 s.
 */
import {type ChildProcess, fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {openLoop} from '../program/open-loop.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {askInEachLanguage, memoryReport, useAtRest, useFaults} from '../program/used-memory.ts';
import {waitFor, waitUntil} from '../program/wait.ts';
import {median} from '../program/median.ts';

const SOCKETS = 1_000;
const PER_SECOND = 100;
const WANTED_RATIO = 3;
// Below this value, the difference comes from other load on the machine.
const LEAST_MS = 10;
const DRIP = fileURLToPath(new URL('drip-process.ts', import.meta.url));

const slowLoris = async (run: Run): Promise<Findings> => {
  const {random, isLong, say} = run;
  const [rounds, seconds] = isLong ? [5, 20] : [5, 3];
  const {place} = await createPlace(run, 'sqlite');
  const report = memoryReport(place);
  const server = await ServerProcess.create(run, {
    environment: {...place, ...report.environment},
    nodeOptions: report.nodeOptions,
  });
  await server.start();
  await askInEachLanguage(server);
  const visit = () => openLoop(server.origin, {perSecond: PER_SECOND, seconds, random});
  await openLoop(server.origin, {perSecond: PER_SECOND, seconds: 2, random});
  const before = await useAtRest(server, place);
  const calm: number[] = [];
  const attacked: number[] = [];
  let failed = 0;
  let ended = 0;
  let acknowledged = 0;
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await visit();
    const state = {connected: 0, ended: 0};
    const drip: ChildProcess = fork(DRIP, [`${server.port}`, `${SOCKETS}`, `${random.between(1, 2 ** 30)}`]);
    run.atEnd(() => drip.kill('SIGKILL'));
    drip.on('message', (message) => Object.assign(state, message));
    await waitUntil(() => state.connected >= SOCKETS * 0.95, {
      within: 30_000,
      what: 'connecting the slow sockets',
    });
    const loud = await visit();
    ended += state.ended;
    drip.kill('SIGKILL');
    await waitFor(500);
    calm.push(quiet.latencies.quantile(0.99));
    attacked.push(loud.latencies.quantile(0.99));
    failed += quiet.failed + loud.failed;
    acknowledged += quiet.ids.size + loud.ids.size;
    say(`p99 calm ${calm.at(-1)} ms, under attack ${attacked.at(-1)} ms, ${state.connected} slow sockets`);
  }
  const after = await useAtRest(server, place, before.descriptors);
  await server.kill('SIGTERM');
  const ratio = median(attacked) / Math.max(LEAST_MS, median(calm));
  return {
    figures: {
      'slow sockets': SOCKETS,
      'of these ended by the server, and back': ended,
      'visitors a second': PER_SECOND,
      'submissions acknowledged': acknowledged,
      'submissions not acknowledged': failed,
      'descriptors before, after': `${before.descriptors}, ${after.descriptors}`,
      'memory in use after a collection, before and after, MiB': `${before.mib.toFixed(1)}, ${after.mib.toFixed(1)}`,
      'p99 calm, ms': calm.join(', '),
      'p99 under attack, ms': attacked.join(', '),
      'ratio of the medians': ratio.toFixed(2),
    },
    faults: [
      ...useFaults(before, after),
      ...(ratio > WANTED_RATIO ? [`p99 under attack is ${ratio.toFixed(1)} times that of calm`] : []),
      ...(failed > 0 ? [`${failed} honest submissions were not acknowledged`] : []),
      ...server.faults,
    ],
  };
};

await runProgram({
  name: 'slow-loris',
  proves:
    '1,000 sockets that never finish leave the p99 of honest submissions within three times that of calm, and no descriptor and no memory behind',
  limits: {short: 6 * 60_000, long: 15 * 60_000},
  run: slowLoris,
});
