/**
 * Measures how many leads a second are acknowledged, each durable before its answer, beside two yardsticks on the same machine: plain
 * Express, which parses and answers, and this server's API without its database, which also checks, encrypts and logs. The three alternate,
 * so that other load on the machine affects all of them; the medians are compared.
 */
import {randomUUID} from 'node:crypto';
import autocannon from 'autocannon';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {consentTo} from '../../server/testing/consent-to.ts';
import {startYardstick} from './yardstick.ts';
import {median} from '../program/median.ts';

const CLIENTS = 64;
// Each lead also writes the desk's list and its search index, which leaves a third of the rate without a database
// (decision 005).
const WANTED_RATIO = 0.25;
const WARM_UP_SECONDS = 2;
const NAMES = ['plain', 'storeless', 'ours'] as const;

const lead = {
  firstName: 'Ana',
  lastName: 'Müller',
  email: 'ana@mail.example',
  phone: '',
  insuranceType: 'life',
};
const consent = consentTo('contact');
const bodies = {
  'a lead': lead,
  'a lead with a consent': {
    ...lead,
    phone: '713 555 0123',
    consents: [consent],
    context: {lang: 'en', elapsedMs: 9_000},
  },
} as const;

type Sample = {readonly perSecond: number; readonly p99: number; readonly refused: number};

const measure = async (origin: string, body: unknown, seconds: number): Promise<Sample> => {
  const result = await autocannon({
    url: `${origin}/api/leads`,
    method: 'POST',
    connections: CLIENTS,
    duration: seconds,
    body: JSON.stringify(body),
    setupClient: (client) => {
      const renew = () =>
        client.setHeaders({'content-type': 'application/json', 'idempotency-key': randomUUID()});
      renew();
      client.on('response', renew);
    },
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors + result.timeouts,
  };
};

const throughput = async (run: Run): Promise<Findings> => {
  const [rounds, seconds] = run.isLong ? [5, 5] : [3, 2];
  const store = run.option('store') ?? 'sqlite';
  const {place} = await createPlace(run, store);
  const server = await ServerProcess.create(run, {environment: {...place, LOG_LEVEL: 'info'}});
  await server.start();
  const origins = {
    plain: await startYardstick(run, 'plain-express.ts'),
    storeless: await startYardstick(run, 'storeless-api.ts'),
    ours: server.origin,
  };
  const figures: Record<string, number | string> = {clients: CLIENTS};
  const faults: string[] = [];
  for (const [what, body] of Object.entries(bodies)) {
    const samples: Record<keyof typeof origins, Sample[]> = {plain: [], storeless: [], ours: []};
    // During the measurement of a yardstick, the server must not deliver notifications of earlier leads.
    const measureOne = async (name: keyof typeof origins, forSeconds: number): Promise<Sample> => {
      const measured = () => measure(origins[name], body, forSeconds);
      return name === 'ours' ? await measured() : await server.stoppedDuring(measured);
    };
    for (const name of NAMES) await measureOne(name, WARM_UP_SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of NAMES) samples[name].push(await measureOne(name, seconds));
      run.say(
        `${what}: ${Object.entries(samples)
          .map(([name, all]) => `${name} ${Math.round(all.at(-1)?.perSecond ?? 0)}`)
          .join(', ')} a second`,
      );
    }
    const rate = (name: keyof typeof origins) => median(samples[name].map(({perSecond}) => perSecond));
    const refused = samples.ours.reduce((sum, sample) => sum + sample.refused, 0);
    const ratio = rate('ours') / rate('storeless');
    figures[`${what}: plain Express, a second`] = Math.round(rate('plain'));
    figures[`${what}: this API without a database, a second`] = Math.round(rate('storeless'));
    figures[`${what}: stored durably, a second`] = Math.round(rate('ours'));
    figures[`${what}: of this API without a database`] = ratio.toFixed(2);
    figures[`${what}: of plain Express`] = (rate('ours') / rate('plain')).toFixed(2);
    figures[`${what}: p99, ms`] = median(samples.ours.map(({p99}) => p99));
    figures[`${what}: not acknowledged`] = refused;
    if (refused > 0) faults.push(`${what}: ${refused} were not acknowledged`);
    // PostgreSQL syncs each transaction separately and answers over a socket: the program reports its rate but
    // demands no minimum.
    if (store === 'sqlite' && ratio < WANTED_RATIO)
      faults.push(`${what}: stored at ${ratio.toFixed(2)} of the rate without a database`);
  }
  return {figures, faults: [...faults, ...server.faults]};
};

await runProgram({
  name: 'throughput',
  proves: `leads are stored at no less than ${WANTED_RATIO} of the rate at which the same API answers without a database`,
  limits: {short: 3 * 60_000, long: 8 * 60_000},
  options: {store: {type: 'string'}},
  run: throughput,
});
