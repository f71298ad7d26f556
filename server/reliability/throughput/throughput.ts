/**
 * How many leads a second are acknowledged, each durable before its answer, beside what plain Express answers on the same
 * machine without storing anything: `node server/reliability/throughput/throughput.ts [runs] [seconds]`. The two alternate, so
 * that both meet the same neighbours; the medians are compared. Ends with exit code 1 below half.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {cpus, loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import autocannon from 'autocannon';

const CLIENTS = 64;
const WANTED_RATIO = 0.5;
const [runs = 5, seconds = 5] = process.argv.slice(2).map(Number);

const lead = {
  firstName: 'Ana',
  lastName: 'Müller',
  email: 'ana@mail.example',
  phone: '',
  insuranceType: 'life',
};
const consent = {
  kind: 'contact',
  textVersion: 'contact-2026-11',
  textSha256: 'ab'.repeat(32),
  agreedAt: '2026-11-21T10:00:00.000Z',
};
const bodies = {
  'a lead': lead,
  'a lead with a consent': {
    ...lead,
    phone: '713 555 0123',
    consents: [consent],
    context: {lang: 'en', elapsedMs: 9_000},
  },
} as const;

type Target = {readonly child: ChildProcess; readonly origin: string};
type Run = {readonly perSecond: number; readonly p99: number; readonly refused: number};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function start(program: string, environment: Readonly<Record<string, string>>): Promise<Target> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, ...environment},
  });
  for await (const line of createInterface({input: child.stdout})) {
    const [, port] = /"port":(\d+)/u.exec(line) ?? [];
    if (port === undefined) continue;
    child.stdout.resume();
    return {child, origin: `http://127.0.0.1:${port}`};
  }
  throw new Error(`${program} ended before it listened`);
}

async function measure({origin}: Target, body: unknown): Promise<Run> {
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
}

const loads = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
const show = (run: Run) =>
  `${run.perSecond.toFixed(0)}/s, p99 ${run.p99.toFixed(0)} ms, not acknowledged ${run.refused}`;

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-throughput-'));
const plain = await start('plain-express.ts', {});
const ours = await start('../../main.ts', {
  PORT: '0',
  DEMO_PORT: 'off',
  RATE_LIMIT: 'off',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LOG_LEVEL: 'info',
});
console.log(
  `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, ${new Date().toISOString()}`,
);
try {
  for (const [what, body] of Object.entries(bodies)) {
    await measure(ours, body);
    const found: {plain: Run; ours: Run}[] = [];
    for (let run = 0; run < runs; run += 1) {
      found.push({plain: await measure(plain, body), ours: await measure(ours, body)});
      const last = found.at(-1);
      if (last)
        console.log(
          `${what}: Express alone ${show(last.plain)}; stored ${show(last.ours)} (load ${loads()})`,
        );
    }
    const [alone, stored] = [
      median(found.map((run) => run.plain.perSecond)),
      median(found.map((run) => run.ours.perSecond)),
    ];
    const p99 = median(found.map((run) => run.ours.p99));
    console.log(
      `${what}, ${CLIENTS} clients, median of ${runs}: ${stored.toFixed(0)}/s of ${alone.toFixed(0)}/s = ${(stored / alone).toFixed(2)}, p99 ${p99.toFixed(0)} ms\n`,
    );
    if (stored / alone < WANTED_RATIO || found.some((run) => run.ours.refused > 0)) process.exitCode = 1;
  }
} finally {
  for (const {child} of [plain, ours]) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(dataDir, {recursive: true, force: true});
}
