import {writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {chromiumFlags, chromiumPath} from '../../build/find-browser.ts';
import {startProduct} from '../../reliability/running-product.ts';
import {keepRelease} from '../../server/site/releases.ts';
import {widgetNames} from '../../widgets/embed/names.ts';
import {emptyPage} from './candidate.ts';
import {compare} from './compare.ts';
import {installPeers} from './install-peers.ts';
import {ownPages} from './own-pages.ts';
import {startPages} from './page-server.ts';
import {peerPages} from './peer-pages.ts';
import {costTable, waysTable} from './tables.ts';

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');

/**
 * Measures our elements and published peers on a slow phone, in one run, and prints the results. With `isKept`, writes the results into
 * `host/builder/peers.json`, which `/embed` shows, and into `docs/peers.md`. `only` lists, with commas, the beginnings of the names to
 * visit; by default all are visited.
 */
export const printPeers = async (
  root: string,
  {rounds, isKept, only}: {readonly rounds: number; readonly isKept: boolean; readonly only?: string},
): Promise<void> => {
  const folder = installPeers(root);
  if (folder === undefined)
    console.log('The peers could not be installed: the registry does not answer. Only ours are measured.');
  const pages = await startPages();
  const product = await startProduct({PARTNER_ORIGINS: pages.origin});
  const executablePath = chromiumPath();
  // Blocks third-party servers on every machine: Typebot requests fonts, for which a machine without a network
  // would wait.
  const args = [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
  const browser = await chromium.launch({args, ...(executablePath ? {executablePath} : {})});
  try {
    const {manifest} = keepRelease(join(root, 'dist'), product.dataDir);
    const peers = folder === undefined ? [] : await peerPages(folder);
    const candidates = [
      emptyPage,
      ...[...ownPages(product.site, manifest), ...peers.map(({candidate}) => candidate)].filter(
        ({name}) => only === undefined || only.split(',').some((wanted) => name.startsWith(wanted)),
      ),
    ];
    pages.publish(candidates, peers);
    const before = load();
    const {comparisons, noise} = await compare(browser, pages, candidates, rounds);
    const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
    const about = `150 ms, 1.6 Mbit/s, CPU slowed 4x, ${machine}, Chromium ${browser.version()}, medians of ${rounds}, load before ${before}, after ${load()}. Nothing of third parties answers, such as the fonts that Typebot asks for. Main ms are those of a visit that nobody watches, without the page's own; ~0 stands for less than the spread of the page's own, ${noise.toFixed(0)} ms`;
    const text = `${about}\n\n${costTable(comparisons)}\n\nUsable after (ms) by way, and main-thread time (ms)\n${waysTable(comparisons, widgetNames)}`;
    console.log(`\n${text}`);
    if (isKept) {
      const date = new Date().toISOString().slice(0, 10);
      const kept = {date, rounds, load: before, machine, comparisons};
      writeFileSync(join(root, 'host/builder/peers.json'), `${JSON.stringify(kept, undefined, 2)}\n`);
      writeFileSync(
        join(root, 'docs/peers.md'),
        `# How elements and their peers arrive\n\n\`npm run -s bench -- peers --keep\`, ${date}. Lower is better in every column; the page's own main-thread time and heap are taken off.\n\n\`\`\`\n${text}\n\`\`\`\n`,
      );
    }
  } finally {
    await browser.close();
    await product.dispose();
    await pages.close();
  }
};
