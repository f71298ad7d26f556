/**
 * Visitors write in conversations and follow them, while servers are killed with SIGKILL and streams are cut. Two servers share a PostgreSQL
 * database with `--store postgres`; SQLite has one. Short form 12 rounds, long form 500.
 */
import {Journal} from './journal.ts';
import {Visitor} from './visitor.ts';
import {storedTexts} from './stored-texts.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {waitFor, waitUntil} from '../program/wait.ts';

const VISITORS = 8;

const chat = async (run: Run): Promise<Findings> => {
  const {random, isLong, say, option} = run;
  const rounds = isLong ? 500 : 12;
  const store = option('store') ?? 'sqlite';
  const {place} = await createPlace(run, store);
  const servers: ServerProcess[] = [];
  for (let count = 0; count < (store === 'postgres' ? 2 : 1); count += 1)
    servers.push(await ServerProcess.create(run, {environment: place}));
  await Promise.all(servers.map((server) => server.start()));
  const originOf = (draw: number) => servers[draw % servers.length]?.origin ?? '';
  const journal = new Journal();
  const visitors: Visitor[] = [];
  for (let count = 0; count < VISITORS; count += 1)
    visitors.push(await Visitor.start({originOf, random, journal, isHandedOver: count % 2 === 1}));
  let kills = 0;
  let cuts = 0;
  for (let round = 0; round < rounds; round += 1) {
    await waitFor(random.between(50, 400));
    if (random.happens(0.5)) {
      const server = servers[random.between(0, servers.length - 1)];
      await server?.kill('SIGKILL');
      await server?.start();
      kills += 1;
    } else {
      visitors[random.between(0, VISITORS - 1)]?.cut();
      cuts += 1;
    }
    if ((round + 1) % 50 === 0) say(`${round + 1} rounds, ${journal.acknowledged} acknowledged`);
  }
  await Promise.all(visitors.map((visitor) => visitor.finishWriting()));
  const faults: string[] = [];
  let stored = 0;
  for (const visitor of visitors) {
    const texts = await storedTexts(place, visitor.id);
    stored += texts.length;
    // The follower has what is stored, in the same order, each once.
    await waitUntil(() => Promise.resolve(visitor.seen.length >= texts.length), {
      within: 60_000,
      what: 'the last events to arrive',
    }).catch(() => undefined);
    faults.push(...visitor.faultsAgainst(texts));
    visitor.stop();
  }
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  return {
    figures: {
      rounds,
      servers: servers.length,
      'kill -9': kills,
      'streams cut': cuts,
      'acknowledged messages': journal.acknowledged,
      'sends that failed and were repeated': journal.repeated,
      'events in the store': stored,
      'streams opened': visitors.reduce((sum, {opened}) => sum + opened, 0),
    },
    faults: [...faults, ...servers.flatMap((server) => server.faults)],
  };
};

await runProgram({
  name: 'chat',
  proves: 'no message of a conversation is lost, doubled or out of order, in the store or in a stream',
  limits: {short: 4 * 60_000, long: 60 * 60_000},
  options: {store: {type: 'string'}},
  run: chat,
});
