/**
 * Kills the server's process group repeatedly, at random moments, while clients send and retry; with `--store postgres` sometimes also the
 * database. Short form 10 kills, long form 1,000.
 */
import {checkStore, waitUntilDrained} from '../program/check-store.ts';
import {checkNotified} from '../program/check-notified.ts';
import {Clients} from '../program/clients.ts';
import {Journal} from '../program/journal.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {Receiver} from '../program/receiver.ts';
import {ServerProcess} from '../program/server-process.ts';
import {waitFor, waitUntil} from '../program/wait.ts';

const CLIENTS = 16;
const DATABASE_KILLS = 0.05;
const UNDER_LOAD = 0.85;
const DRAIN_MS = 40 * 60_000;
// On a busy machine, a server that is killed every few seconds leaves some submissions unacknowledged for minutes. The
// limit is there to find a submission that is never acknowledged.
const PATIENCE_MS = 15 * 60_000;

const nextAnswer = async (journal: Journal): Promise<void> => {
  const before = journal.acknowledged;
  await waitUntil(() => journal.acknowledged > before, {within: 60_000, every: 5, what: 'the next answer'});
};

const crash = async (run: Run): Promise<Findings> => {
  const {random, isLong, say} = run;
  const kills = isLong ? 1_000 : 10;
  const {place, database} = await createPlace(run, run.option('store') ?? 'sqlite');
  const receiver = await Receiver.start(run);
  const server = await ServerProcess.create(run, {environment: {...place, ...receiver.environment}});
  const journal = new Journal();
  const clients = new Clients({
    count: CLIENTS,
    random,
    journal,
    origin: () => server.origin,
    pauseMs: isLong ? 400 : 100,
    patienceMs: PATIENCE_MS,
  });
  let databaseKills = 0;
  await server.start();
  clients.start();
  for (let kill = 1; kill <= kills; kill += 1) {
    // Most of them under load; some during the start.
    if (random.happens(UNDER_LOAD)) await nextAnswer(journal);
    await waitFor(random.between(50, 500));
    const killsDatabase = database !== undefined && random.happens(isLong ? DATABASE_KILLS : 0.3);
    if (killsDatabase) {
      databaseKills += 1;
      const signal = random.pick(['SIGQUIT', 'SIGKILL'] as const);
      // Sometimes only the database is killed, sometimes both at once.
      await Promise.all([database.stop(signal), ...(random.happens(0.5) ? [server.kill('SIGKILL')] : [])]);
      await database.start();
    }
    await server.kill('SIGKILL');
    await server.start();
    if (kill % 50 === 0) say(`${kill} kills, ${journal.acknowledged} acknowledged`);
  }
  await clients.stop();
  say('everything is acknowledged; waiting for the outbox');
  await waitUntilDrained(place, DRAIN_MS);
  await server.kill('SIGTERM');
  const {stored, lost, duplicates, faults} = await checkStore(place, journal);
  const notified = await checkNotified(place, receiver);
  return {
    figures: {
      'kills of the server (SIGKILL)': kills,
      ...(database ? {'crashes of the database': databaseKills} : {}),
      clients: CLIENTS,
      'acknowledged submissions': journal.acknowledged,
      'of these sent more than once': journal.retried,
      'acknowledged and lost': lost,
      'stored twice': duplicates,
      'rows in the store': stored,
      'events delivered, by mail and webhook': notified.notified,
      'events sent again under the same id': receiver.repeated,
      'how sends ended': journal.endings,
    },
    faults: [...journal.faults, ...server.faults, ...faults, ...notified.faults],
  };
};

await runProgram({
  name: 'crash',
  proves:
    'kill -9 at any moment loses no acknowledged submission, stores none twice, and every notification is delivered in the end',
  limits: {short: 4 * 60_000, long: 120 * 60_000},
  options: {store: {type: 'string'}},
  run: crash,
});
