/**
 * Load in two forms. Closed: 64 clients, each waiting for its answer (autocannon), which measures the maximum rate of the server. Open:
 * independent visitors at half of that rate, which measures their waiting times. Every acknowledged submission is stored. Short form 5 s
 * each, long form 60 s each. For a comparison with Express without a database, see throughput.
 */
import {randomUUID} from 'node:crypto';
import autocannon from 'autocannon';
import {MemoryWatch} from '../program/memory.ts';
import {openLoop} from '../program/open-loop.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {storedIds} from '../program/stored-ids.ts';
import {newSubmission} from '../program/submission.ts';

const CONNECTIONS = 64;
const SHARE_OF_MOST = 0.5;

const load = async (run: Run): Promise<Findings> => {
  const {random, isLong, say} = run;
  const seconds = isLong ? 60 : 5;
  const {place} = await createPlace(run, run.option('store') ?? 'sqlite');
  const server = await ServerProcess.create(run, {environment: place});
  await server.start();
  const {body} = newSubmission(random);
  const sample = body.includes('firstName') ? '/api/leads' : '/api/contact';
  const closed = await autocannon({
    url: `${server.origin}${sample}`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    body,
    setupClient: (client) => {
      const renew = () =>
        client.setHeaders({'content-type': 'application/json', 'idempotency-key': randomUUID()});
      renew();
      client.on('response', renew);
    },
  });
  say(`closed loop: ${Math.round(closed.requests.average)} a second`);
  const perSecond = Math.max(10, Math.round(closed.requests.average * SHARE_OF_MOST));
  const memory = new MemoryWatch(server);
  const open = await openLoop(server.origin, {perSecond, seconds, random});
  const {lastMib, growthMib} = memory.end();
  await server.kill('SIGTERM');
  const stored = await storedIds(place);
  const known = new Set(stored);
  const missing = [...open.ids].filter((id) => !known.has(id)).length;
  const unstored = Math.max(0, closed['2xx'] + open.ids.size - stored.length);
  const refused = closed.non2xx + closed.errors + closed.timeouts;
  return {
    figures: {
      'closed loop: clients': CONNECTIONS,
      'closed loop: acknowledged a second': Math.round(closed.requests.average),
      'closed loop: p50, p99, ms': `${closed.latency.p50}, ${closed.latency.p99}`,
      'closed loop: not acknowledged': refused,
      'open loop: visitors a second': perSecond,
      'open loop: acknowledged': open.ids.size,
      'open loop: p50, p99, p99.9, ms': [0.5, 0.99, 0.999]
        .map((share) => open.latencies.quantile(share))
        .join(', '),
      'open loop: not acknowledged': open.failed,
      'acknowledged and not stored': missing + unstored,
      'memory at the end, its growth, MiB': `${lastMib}, ${growthMib}`,
    },
    faults: [
      ...(refused + open.failed > 0 ? [`${refused + open.failed} were not acknowledged`] : []),
      ...(missing + unstored > 0 ? [`${missing + unstored} were acknowledged and are not stored`] : []),
      ...server.faults,
    ],
  };
};

await runProgram({
  name: 'load',
  proves: 'under sustained load each submission is acknowledged and stored',
  limits: {short: 2 * 60_000, long: 10 * 60_000},
  options: {store: {type: 'string'}},
  run: load,
});
