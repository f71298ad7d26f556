import {readFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {chromiumFlags, chromiumPath} from '../build/find-browser.ts';
import {sizeTable, type WidgetSize} from '../build/widget-sizes.ts';
import {startProduct} from '../server/reliability/running-product.ts';
import {widgetNames} from '../widgets/embed/names.ts';
import {ensureCurrentBuild} from './current-build.ts';
import {ensureChromium} from './find-chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const load = (): string =>
  `load ${loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')}`;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const printSizes = (): void => {
  const {sizes} = JSON.parse(readFileSync(join(root, 'dist/build.json'), 'utf8')) as {sizes: WidgetSize[]};
  console.log(`\nSizes: what a partner's visitor downloads\n${sizeTable(sizes)}`);
};

/** Script start to `lamplight-ready` of each element alone on a page, CPU slowed four times: the median of five. */
const printMountTimes = async (site: string): Promise<void> => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({args: chromiumFlags, ...(executablePath ? {executablePath} : {})});
  console.log(`\nMounted, ms of a page with one element, CPU slowed 4x, median of 5 (${load()})`);
  for (const name of widgetNames) {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const page = await browser.newPage();
      await page.goto(`${site}/embed/v1/manifest.json`); // any document of the origin, without our pages' scripts
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
      const time = await page.evaluate(async (widget) => {
        const began = performance.now();
        const ready = new Promise<void>((resolve) => {
          document.addEventListener('lamplight-ready', () => resolve(), {once: true});
        });
        document.body.append(document.createElement(`lamplight-${widget}`));
        await import(`/embed/v1/${widget}.js`);
        await ready;
        return performance.now() - began;
      }, name);
      times.push(time);
      await page.close();
    }
    console.log(`${name.padEnd(24)}${median(times).toFixed(0).padStart(6)}`);
  }
  await browser.close();
};

/** Acknowledged leads a second, each durable before its answer, with clients that wait for the answer. */
const printLeads = async (site: string, clients: number, seconds: number): Promise<void> => {
  const times: number[] = [];
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
      if (answer.status === 201) times.push(performance.now() - began);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({length: clients}, client));
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `${String(clients).padStart(3)} clients: ${(times.length / seconds).toFixed(0)} acknowledged a second, ` +
      `p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p99 ${quantile(sorted, 0.99).toFixed(1)} ms, not acknowledged ${refused}`,
  );
};

ensureCurrentBuild(root);
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, ${load()}`);
printSizes();
const product = await startProduct({LOG_LEVEL: 'info'});
try {
  ensureChromium();
  await printMountTimes(product.site);
  console.log(
    `\nLeads over HTTP, SQLite with synchronous FULL, server and clients on this machine (${load()})`,
  );
  for (const clients of [1, 16, 64]) await printLeads(product.site, clients, 5);
} finally {
  await product.dispose();
}
