/**
 * Causes one fault after another while clients send, ends it, and requires that the server continues without a restart: nothing
 * acknowledged is lost, nothing is stored twice, and every notification is delivered in the end. The long form has all faults, the short
 * form one of each family; `--only <words>` selects by name.
 */
import {checkStore, notifiedIds, waitUntilDrained} from '../program/check-store.ts';
import {mailedIds} from '../program/mailbox.ts';
import {Clients} from '../program/clients.ts';
import {Journal} from '../program/journal.ts';
import {type Findings, type Run, runProgram, Skipped} from '../program/program.ts';
import {waitFor, waitUntil} from '../program/wait.ts';
import {databaseFaults} from './database-faults.ts';
import {deliveryFaults} from './delivery-faults.ts';
import type {Fault} from './fault.ts';
import {notFelt, watchFrom} from './felt.ts';
import {Scope} from './scope.ts';
import {Stage} from './stage.ts';
import {storeFaults} from './store-faults.ts';

const CLIENTS = 8;
const CALM_MS = 700;
const LASTS_MS = 1_500;
// On a busy machine, the next delivery can come after the fault's usual time.
const FELT_MS = 30_000;
const HEAL_MS = 45_000;
const DRAIN_MS = 180_000;
// Most of the time, a fault waits.
const AT_ONCE = 3;

type Outcome = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicates: number;
  readonly notified: number;
  readonly healedMs: number;
  readonly endings: string;
  readonly faults: readonly string[];
};

const runFault = async (
  {needs = {}, inflict, lastsMs = LASTS_MS, felt}: Fault,
  {random, atEnd}: Pick<Run, 'random' | 'atEnd'>,
): Promise<Outcome> => {
  const scope = new Scope();
  atEnd(() => scope.end());
  const faults: string[] = [];
  try {
    const stage = await Stage.set(scope, needs);
    const {server, receiver, place} = stage;
    const journal = new Journal();
    const clients = new Clients({count: CLIENTS, random, journal, origin: () => server.origin, pauseMs: 60});
    clients.start();
    await waitUntil(() => journal.acknowledged >= CLIENTS, {within: 20_000, what: 'the first answers'});
    await waitFor(CALM_MS);
    const failedBefore = journal.failed;
    const end = await inflict(stage);
    const readSeen = watchFrom(journal, failedBefore);
    await waitFor(lastsMs);
    if (felt === 'deliveries')
      await waitUntil(() => notFelt(felt, {seen: readSeen(), journal, log: server.log}) === undefined, {
        within: FELT_MS,
        what: 'a delivery that fails',
      }).catch(() => {});
    const seen = readSeen();
    await end();
    const ended = Date.now();
    const before = journal.acknowledged;
    const describe = (error: unknown): never => {
      throw new Error(
        `${String(error)} (${journal.endings}; ${[...journal.faults, ...server.faults].join('; ').slice(0, 400)}; ${server.lastWords})`,
      );
    };
    await waitUntil(() => journal.acknowledged > before, {
      within: HEAL_MS,
      what: 'submissions after it',
    }).catch(describe);
    const healedMs = Date.now() - ended;
    await waitFor(CALM_MS);
    await clients.stop();
    await waitUntilDrained(place, DRAIN_MS).catch(describe);
    await server.kill('SIGTERM');
    const compared = await checkStore(place, journal);
    const notified = await notifiedIds(place);
    const mailed = stage.mail?.taken ?? mailedIds(place.DATA_DIR);
    const reason = notFelt(felt, {seen, journal, log: server.log});
    if (reason !== undefined) faults.push(reason);
    return {
      acknowledged: journal.acknowledged,
      lost: compared.lost,
      duplicates: compared.duplicates,
      notified: notified.mail.length,
      healedMs,
      endings: journal.endings,
      faults: [
        ...faults,
        ...journal.faults,
        ...server.faults,
        ...receiver.faults,
        ...compared.faults,
        ...notified.mail.filter((id) => !mailed.has(id)).map((id) => `${id} was not mailed`),
        ...notified.webhook
          .filter((id) => !receiver.taken.has(id))
          .map((id) => `${id} did not reach the webhook`),
      ],
    };
  } finally {
    await scope.end();
  }
};

const unfelt = ({felt}: Fault): string =>
  typeof felt === 'object' && 'unfelt' in felt ? `, not felt by clients (${felt.unfelt})` : '';

const faults = async ({random, isLong, option, say, atEnd}: Run): Promise<Findings> => {
  const only = option('only');
  const all = [...storeFaults, ...databaseFaults, ...deliveryFaults];
  const chosen = all.filter(({name, isQuick}) =>
    only === undefined ? isLong || isQuick : name.includes(only),
  );
  const total = {acknowledged: 0, lost: 0, duplicates: 0, notified: 0};
  const reasons: string[] = [];
  const skipped: string[] = [];
  const figures: Record<string, string> = {};
  const waiting = [...chosen];
  atEnd(() => waiting.splice(0));
  const lane = async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const {name} = fault;
      try {
        const outcome = await runFault(fault, {random, atEnd});
        for (const key of ['acknowledged', 'lost', 'duplicates', 'notified'] as const)
          total[key] += outcome[key];
        reasons.push(...outcome.faults.slice(0, 5).map((reason) => `${name}: ${reason}`));
        figures[name] =
          `${outcome.faults.length === 0 ? 'ok' : 'NOT OK'}${unfelt(fault)}; ${outcome.acknowledged} acknowledged, again after ${outcome.healedMs} ms; ${outcome.endings}`;
        say(`${name}: ${figures[name]}`);
      } catch (error) {
        if (error instanceof Skipped) skipped.push(`${name} (${error.message})`);
        else reasons.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        say(`${name}: ${error instanceof Skipped ? 'skipped' : 'NOT OK'}`);
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, lane));
  return {
    figures: {
      faults: chosen.length - skipped.length,
      skipped: skipped.length === 0 ? 0 : `${skipped.length}: ${skipped.join(', ')}`,
      'acknowledged submissions': total.acknowledged,
      'acknowledged and lost': total.lost,
      'stored twice': total.duplicates,
      'events delivered, by mail and webhook': total.notified,
      ...figures,
    },
    faults: reasons,
  };
};

await runProgram({
  name: 'faults',
  proves:
    'whatever goes wrong, nothing acknowledged is lost or stored twice, submissions go on without a restart, every notification is delivered in the end',
  limits: {short: 6 * 60_000, long: 60 * 60_000},
  options: {only: {type: 'string'}},
  run: faults,
});
