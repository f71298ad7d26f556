/* `npm run battery`: every element on every hostile page, in Chromium, Firefox and WebKit. The results are
   written to docs/engines.md. For an engine that is not installed the result is unknown, and the exit code is
   3. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../build/product.ts';
import type {HostilePage} from '../embed-demo/e2e/hostile-page.ts';
import {hostilePages} from '../embed-demo/e2e/hostile-pages.ts';
import {keepOldRelease} from '../embed-demo/e2e/old-release.ts';
import {startPartner} from '../embed-demo/e2e/partner-page.ts';
import {startCleanup} from '../reliability/program/cleanup.ts';
import {startProduct} from '../reliability/running-product.ts';
import {createProgram, EXIT, readArguments} from '../server/cli/program.ts';
import {type Engine, MissingEngine} from './battery/engine.ts';
import {startFirefox} from './battery/firefox-engine.ts';
import {startFirstVersion} from './battery/first-version.ts';
import {startChromium} from './battery/playwright-engine.ts';
import {cellOf, type Failure, type Row, tableOf, withRows, wrongsOf} from './battery/report.ts';
import {type Finding, tryPage} from './battery/try-page.ts';
import {startWebkit} from './battery/webkit-engine.ts';
import {ensureCurrentBuild} from './current-build.ts';
import {ensureChromium} from './find-chromium.ts';

const {
  keep = false,
  page: wanted,
  engine: only,
} = readArguments<{readonly keep?: boolean; readonly page?: string; readonly engine?: string}>(
  createProgram('npm run battery --', {
    summary: 'Visits every hostile page with every element in Chromium, Firefox and WebKit.',
    notes:
      'Firefox: FIREFOX_PATH, or the distribution’s. WebKit: Debian’s webkit2gtk-driver and xvfb. Exit codes: 0 all is well, 1 something failed, 3 an engine is missing.',
    examples: ['npm run -s battery -- --keep', 'npm run -s battery -- --engine webkit --page Turbo'],
  })
    .option('--keep', 'keeps the result in docs/engines.md; of some pages, in their rows')
    .option('--page <text>', 'only pages whose name has this text')
    .option('--engine <text>', 'only engines whose name has this text'),
);

ensureCurrentBuild(root);
ensureChromium();
const {atEnd, clean} = startCleanup();
const partner = await startPartner();
atEnd(() => partner.close());
const product = await startProduct({PARTNER_ORIGINS: partner.origin});
atEnd(() => product.dispose());
keepOldRelease(product.dataDir);

const engines: Engine[] = [];
const missing: string[] = [];
const starts = {Chromium: startChromium, Firefox: startFirefox, WebKitGTK: startWebkit};
for (const [name, start] of Object.entries(starts)) {
  if (only !== undefined && !name.toLowerCase().includes(only.toLowerCase())) continue;
  try {
    const engine = await start(atEnd);
    atEnd(() => engine.stop());
    engines.push(engine);
  } catch (error) {
    if (!(error instanceof MissingEngine)) throw error;
    missing.push(`${name}: ${error.message}`);
    console.log(`NOT CHECKED: ${missing.at(-1)}`);
  }
}

let firstVersion: ReturnType<typeof startFirstVersion> | undefined;
const first = async (): Promise<string> => (await (firstVersion ??= startFirstVersion(root))).origin;
// A version that could not be built needs no cleanup, and was reported with its pages.
atEnd(() =>
  firstVersion?.then(
    (server) => server.stop(),
    () => undefined,
  ),
);

/** Visits a page; a failure of a driver or a page is a finding, too. */
const visit = async (engine: Engine, page: HostilePage): Promise<Finding | Failure> => {
  try {
    return await tryPage(engine, page, {partner, site: product.site, first});
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return {isUnanswered: error instanceof MissingEngine, message};
  }
};

const rows: Row[] = [];
let failed = 0;
try {
  for (const page of hostilePages.filter(({name}) => name.includes(wanted ?? ''))) {
    const row: Row = {page: page.name, findings: new Map()};
    rows.push(row);
    for (const engine of engines) {
      const finding = await visit(engine, page);
      row.findings.set(engine.name, finding);
      const wrongs = wrongsOf(finding);
      if (wrongs.length > 0) failed += 1;
      console.log([`${cellOf(finding)}  ${engine.name}: ${page.name}`, ...wrongs].join('\n  '));
    }
  }
} finally {
  await clean();
}
if (keep) {
  const file = join(root, 'docs/engines.md');
  const isWhole = wanted === undefined && only === undefined;
  const names = hostilePages.map(({name}) => name);
  writeFileSync(
    file,
    isWhole ? tableOf(rows, engines, missing) : withRows(readFileSync(file, 'utf8'), rows, engines, names),
  );
}
console.log(`${rows.length} pages in ${engines.length} engines, ${failed} failed`);
if (failed > 0) process.exit(EXIT.failed);
process.exit(missing.length > 0 ? EXIT.partial : EXIT.done);
