/**
 * Restarts two servers in turn, by SIGTERM, that share a PostgreSQL database behind a TCP proxy, while clients send, like an update. Short
 * form 6 restarts, long form 200.
 */
import {checkStore, waitUntilDrained} from '../program/check-store.ts';
import {checkNotified} from '../program/check-notified.ts';
import {Clients} from '../program/clients.ts';
import {Journal} from '../program/journal.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {waitFor} from '../program/wait.ts';
import {Proxy} from './proxy.ts';

const SERVERS = 2;
const CLIENTS = 16;

const rollingRestart = async (run: Run): Promise<Findings> => {
  const {random, isLong, say} = run;
  const restarts = isLong ? 200 : 6;
  const {place} = await createPlace(run, 'postgres');
  const servers: ServerProcess[] = [];
  for (let index = 0; index < SERVERS; index += 1)
    servers.push(await ServerProcess.create(run, {environment: place}));
  // Concurrently: the first start migrates the database, and both try.
  await Promise.all(servers.map((server) => server.start()));
  const proxy = await Proxy.start(run, () => servers.map(({port}) => port));
  const journal = new Journal();
  const clients = new Clients({count: CLIENTS, random, journal, origin: () => proxy.origin, pauseMs: 60});
  clients.start();
  for (let restart = 0; restart < restarts; restart += 1) {
    await waitFor(random.between(200, 700));
    const server = servers[restart % SERVERS];
    await server?.kill('SIGTERM');
    await server?.start();
    if ((restart + 1) % 20 === 0) say(`${restart + 1} restarts, ${journal.acknowledged} acknowledged`);
  }
  await clients.stop();
  const failedSends = journal.failed;
  await waitUntilDrained(place, 10 * 60_000);
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  const {stored, lost, duplicates, faults} = await checkStore(place, journal);
  const notified = await checkNotified(place);
  return {
    figures: {
      servers: SERVERS,
      'restarts under load': restarts,
      clients: CLIENTS,
      'acknowledged submissions': journal.acknowledged,
      'sends that failed and were repeated': failedSends,
      'submissions that failed after all': journal.faults.length,
      'acknowledged and lost': lost,
      'stored twice': duplicates,
      'rows in the store': stored,
      'events delivered by mail': notified.notified,
      'how sends ended': journal.endings,
    },
    faults: [...journal.faults, ...servers.flatMap((server) => server.faults), ...faults, ...notified.faults],
  };
};

await runProgram({
  name: 'rolling-restart',
  proves:
    'servers restarted in turn under load lose nothing, and no submission fails that its client repeats',
  limits: {short: 3 * 60_000, long: 30 * 60_000},
  run: rollingRestart,
});
