/**
 * Visitors and the agent write in conversations, and visitors follow them, while servers are killed with SIGKILL and streams are cut. Two
 * servers share a PostgreSQL database with `--store postgres`; SQLite has one server. Short form 12 rounds, long form 500.
 */
import {readSettings} from '../../server/settings/settings.ts';
import {openStore} from '../../server/start/open-store.ts';
import {signInMember} from '../program/desk-member.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {waitFor, waitUntil} from '../program/wait.ts';
import {damage, DAMAGES} from './damage.ts';
import {Journal} from './journal.ts';
import {storedTexts} from './stored-texts.ts';
import {Visitor} from './visitor.ts';
import {watchPresence} from './watch-presence.ts';

const VISITORS = 8;
const MOST_ABSENCE_SECONDS = 40;
// A killed server is back within seconds; on a machine that also runs other programs, within minutes.
const PATIENCE_MS = 5 * 60_000;

const chat = async (run: Run): Promise<Findings> => {
  const {random, isLong, say, option} = run;
  const rounds = isLong ? 500 : 12;
  const store = option('store') ?? 'sqlite';
  const wanted = option('damage');
  if (wanted !== undefined && !DAMAGES.some((each) => each === wanted))
    throw new Error(`--damage should be one of ${DAMAGES.join(', ')}`);
  const {place} = await createPlace(run, store);
  const vault = openStore(readSettings(place));
  const deskHeaders = await signInMember(vault);
  await vault.close();
  const servers: ServerProcess[] = [];
  for (let count = 0; count < (store === 'postgres' ? 2 : 1); count += 1)
    servers.push(await ServerProcess.create(run, {environment: place}));
  await Promise.all(servers.map((server) => server.start()));
  const originOf = (draw: number) => servers[draw % servers.length]?.origin ?? '';
  const journal = new Journal();
  const start = (place: number) =>
    Visitor.start({originOf, random, journal, isHandedOver: place % 2 === 1, deskHeaders});
  const faults: string[] = [];
  const totals = {conversations: 0, stored: 0, opened: 0};
  const check = async (visitor: Visitor, isDamaged = false): Promise<void> => {
    await visitor.finishWriting();
    if (isDamaged && wanted !== undefined) await damage(place, visitor.id, wanted);
    const texts = await storedTexts(place, visitor.id);
    // The follower has the stored events, in the same order, each once.
    await waitUntil(() => visitor.seen.length >= texts.length, {
      within: isDamaged ? 5_000 : 60_000,
      what: 'the last events to arrive',
    }).catch(() => undefined);
    faults.push(...visitor.faultsAgainst(texts));
    visitor.stop();
    totals.conversations += 1;
    totals.stored += texts.length;
    totals.opened += visitor.opened;
  };
  const visitors: Visitor[] = [];
  for (let count = 0; count < VISITORS; count += 1) visitors.push(await start(count));
  const checks: Promise<void>[] = [];
  let kills = 0;
  let cuts = 0;
  for (let round = 0; round < rounds; round += 1) {
    // After a number of answers and a time: a single server that was killed too early would never have answered.
    const enough = journal.acknowledged + VISITORS;
    await waitUntil(() => journal.acknowledged >= enough, {
      within: PATIENCE_MS,
      what: 'messages to be acknowledged',
    });
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
    // A full conversation is replaced by a new one, so that the last rounds also have active writers.
    for (const [place, visitor] of visitors.entries()) {
      if (!visitor.isDone) continue;
      checks.push(check(visitor));
      visitors[place] = await start(place);
    }
    if ((round + 1) % 50 === 0) say(`${round + 1} rounds, ${journal.acknowledged} acknowledged`);
  }
  await Promise.all(checks);
  for (const [place, visitor] of visitors.entries()) await check(visitor, place === 0);
  const absence = servers.length > 1 ? await watchPresence(servers, deskHeaders) : undefined;
  if (absence !== undefined && absence > MOST_ABSENCE_SECONDS)
    faults.push(`a member was here for ${absence} s after her process was killed`);
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  const found = [...faults, ...servers.flatMap((server) => server.faults)];
  return {
    figures: {
      rounds,
      servers: servers.length,
      'kill -9': kills,
      'streams cut': cuts,
      conversations: totals.conversations,
      'acknowledged messages': journal.acknowledged,
      'sends that failed and were repeated': journal.repeated,
      'events in the store': totals.stored,
      'streams opened': totals.opened,
      ...(absence === undefined ? {} : {'seconds until the member of a killed process is away': absence}),
      ...(wanted === undefined ? {} : {'faults noticed': found.length}),
    },
    // The control: the program must notice its own damage.
    faults: wanted === undefined ? found : found.length > 0 ? [] : [`nobody noticed the damage: ${wanted}`],
  };
};

await runProgram({
  name: 'chat',
  proves: 'no message of a conversation is lost, doubled or out of order, in the store or in a stream',
  limits: {short: 4 * 60_000, long: 90 * 60_000},
  options: {store: {type: 'string'}, damage: {type: 'string'}},
  run: chat,
});
