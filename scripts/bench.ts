import {readFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {setTimeout as pause} from 'node:timers/promises';
import {Argument} from 'commander';
import {type Browser, chromium} from 'playwright-core';
import {chromiumFlags, chromiumPath} from '../build/find-browser.ts';
import {sizeTable, type WidgetSize} from '../build/widget-sizes.ts';
import {AI_WORKFLOW_PATHS} from '../contract/ai-workflow.ts';
import {startProduct} from '../reliability/running-product.ts';
import {createProgram, readArguments} from '../server/cli/program.ts';
import {ensureCurrentBuild} from './current-build.ts';
import {ensureChromium} from './find-chromium.ts';
import {printCrowdTimes} from './crowd-times.ts';
import {printLandingTimes} from './landing-times.ts';
import {measurePush} from './push-times.ts';
import {printLighthouse} from './lighthouse/scores.ts';
import {prepareVisits, RELEASE} from './lighthouse/visit.ts';
import {Latencies} from '../reliability/program/latency.ts';
import {printTypingTimes} from './typing-times.ts';
import {printPeers} from './peers/peers.ts';
import {printLoaderCost, printMountTimes} from './ready-times.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const load = (): string =>
  `load ${loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')}`;

const printSizes = (): void => {
  const {sizes} = JSON.parse(readFileSync(join(root, 'dist/build.json'), 'utf8')) as {sizes: WidgetSize[]};
  console.log(`\nSizes: what a partner's visitor downloads\n${sizeTable(sizes)}`);
};

/** Measures acknowledged leads a second, each durable before its answer, with clients that wait for the answer. */
const printLeads = async (site: string, clients: number, seconds: number): Promise<void> => {
  const times = new Latencies();
  const end = Date.now() + seconds * 1000;
  let refused = 0;
  const client = async (): Promise<void> => {
    while (Date.now() < end) {
      const began = performance.now();
      const answer = await fetch(`${site}/api/leads`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID()},
        body: JSON.stringify({
          firstName: 'A',
          lastName: 'B',
          email: 'a@example.com',
          phone: '',
          insuranceType: 'life',
        }),
      });
      await answer.text();
      if (answer.status === 201) times.add(performance.now() - began);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({length: clients}, client));
  console.log(
    `${String(clients).padStart(3)} clients: ${(times.count / seconds).toFixed(0)} acknowledged a second, ` +
      `p50 ${times.quantile(0.5).toFixed(1)} ms, p99 ${times.quantile(0.99).toFixed(1)} ms, not acknowledged ${refused}`,
  );
};

const requests = [
  [
    AI_WORKFLOW_PATHS.leadQualification,
    {leadData: {age: 42, location: 'Houston, TX 77002', income: '50k-75k'}, healthInfo: {}},
  ],
  [AI_WORKFLOW_PATHS.needsAssessment, {clientProfile: {age: '42'}, goals: {primary: 'a plan'}, timeline: ''}],
  [
    AI_WORKFLOW_PATHS.clientManagement,
    {clientId: 'current-client', policyInfo: {lifeInsurance: 'none'}, lifestageChanges: ['moved']},
  ],
] as const;

/** Measures the questionnaire's three requests with 50 visitors, each of whom reads an answer for half a second before the next request. */
const printQuestionnaire = async (site: string, visitors: number, seconds: number): Promise<void> => {
  const times = new Map(requests.map(([path]) => [path, new Latencies()]));
  const end = Date.now() + seconds * 1000;
  const visitor = async (): Promise<void> => {
    await pause(Math.random() * 500);
    while (Date.now() < end) {
      for (const [path, body] of requests) {
        const began = performance.now();
        const answer = await fetch(site + path, {
          method: 'POST',
          headers: {'Content-Type': 'application/json'},
          body: JSON.stringify(body),
        });
        await answer.text();
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        times.get(path)?.add(performance.now() - began);
        await pause(500);
      }
    }
  };
  await Promise.all(Array.from({length: visitors}, visitor));
  for (const [path, list] of times) {
    console.log(
      `${path.padEnd(44)} ${String(list.count).padStart(5)} answers, ` +
        `p50 ${list.quantile(0.5).toFixed(1)} ms, p99 ${list.quantile(0.99).toFixed(1)} ms`,
    );
  }
};

// `peers` and `lighthouse` take a quarter of an hour and install packages from the registry, so they run only when named.
const sections = [
  'sizes',
  'landing',
  'typing',
  'ready',
  'crowd',
  'leads',
  'questionnaire',
  'push',
  'peers',
  'lighthouse',
] as const;
type Section = (typeof sections)[number];
const program = createProgram('npm run bench --', {
  summary: 'Measures what the product weighs and how fast it is on this machine.',
  examples: [
    'npm run -s bench',
    'npm run -s bench -- sizes leads',
    'npm run -s bench -- peers --rounds 5 --keep',
    'npm run -s bench -- lighthouse --only sample --keep',
    'npm run -s bench -- lighthouse --rounds 3 --only de,/es/blog',
  ],
})
  .addArgument(new Argument('[measurement...]', 'only these; peers only when named').choices(sections))
  .option('--rounds <n>', 'how often peers and lighthouse visit each page', '5')
  .option(
    '--only <names>',
    'visits only the pages of peers whose names begin so (quote-form,Typebot), or of lighthouse those languages and addresses (de,/es/blog) or each kind once (sample)',
  )
  .option('--keep', 'keeps the result of peers for the page /embed, or of lighthouse in docs/lighthouse.md');
const {
  rounds,
  only,
  keep = false,
} = readArguments<{
  readonly rounds: string;
  readonly only?: string;
  readonly keep?: boolean;
}>(program);
const requested = program.args;
const wants = (section: Section): boolean =>
  requested.includes(section) || (requested.length === 0 && section !== 'peers' && section !== 'lighthouse');

ensureCurrentBuild(root);
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, ${load()}`);
if (wants('sizes')) printSizes();
if (wants('peers')) {
  ensureChromium();
  await printPeers(root, {
    rounds: Math.max(1, Number.parseInt(rounds, 10) || 1),
    isKept: keep,
    ...(only && {only}),
  });
}
/** Runs a measurement in a Chromium of its own. */
const inBrowser = async (measure: (browser: Browser) => Promise<void>): Promise<void> => {
  ensureChromium();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({args: chromiumFlags, ...(executablePath ? {executablePath} : {})});
  await measure(browser);
  await browser.close();
};

const product = await startProduct({LOG_LEVEL: 'info'});
try {
  if (wants('landing')) {
    await inBrowser((browser) => printLandingTimes(browser, product.site));
  }
  if (wants('typing')) {
    await inBrowser((browser) => printTypingTimes(browser, product.site));
  }
  if (wants('ready')) {
    await inBrowser((browser) => printMountTimes(browser, product.site));
    await inBrowser((browser) => printLoaderCost(browser, product.site));
  }
  if (wants('crowd')) {
    await inBrowser((browser) => printCrowdTimes(browser, product.site));
  }
  if (wants('leads')) {
    console.log(
      `\nLeads over HTTP, SQLite with synchronous FULL, server and clients on this machine (${load()})`,
    );
    for (const clients of [1, 16, 64]) await printLeads(product.site, clients, 5);
  }
  if (wants('lighthouse')) {
    ensureChromium();
    const visit = prepareVisits(root);
    const isComplete =
      visit &&
      (await printLighthouse({site: product.site, root}, visit, {
        rounds: Math.max(1, Number.parseInt(rounds, 10) || 1),
        only,
        keep,
      }));
    if (!visit) console.log(`${RELEASE} could not be installed: the registry does not answer.`);
    if (!isComplete) process.exitCode = 1;
  }
  if (wants('questionnaire')) {
    console.log(`\nThe questionnaire's requests, 50 concurrent visitors, embedded engine (${load()})`);
    await printQuestionnaire(product.site, 50, 10);
  }
} finally {
  await product.dispose();
}
if (wants('push')) {
  const times = await measurePush(60);
  console.log(
    `\nFrom a quote request to the message at a push service on this machine, 60 requests, one after the other (${load()})\n` +
      `p50 ${times.quantile(0.5).toFixed(0)} ms, p95 ${times.quantile(0.95).toFixed(0)} ms, longest ${times.quantile(1).toFixed(0)} ms; at most 2,000 ms at p95`,
  );
}
