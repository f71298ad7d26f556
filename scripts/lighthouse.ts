/* Fails when a page has fewer than 100 points from Lighthouse (mobile) for accessibility, best practices or search engines. These points do
   not depend on the machine's load; `npm run bench -- lighthouse` measures the times. */
import {fileURLToPath} from 'node:url';
import {everyPage, pageIn, type SitePage} from '../host/e2e/every-page.ts';
import {startProduct} from '../reliability/running-product.ts';
import {createProgram, EXIT, readArguments} from '../server/cli/program.ts';
import {ensureCurrentBuild} from './current-build.ts';
import {ensureChromium} from './find-chromium.ts';
import {faultsIn, gated, pointsIn, prepareVisits, RELEASE, UnmeasuredPageError} from './lighthouse/visit.ts';

const {sample: isSample = false} = readArguments<{readonly sample?: boolean}>(
  createProgram('node scripts/lighthouse.ts', {
    summary: 'Requires 100 points for accessibility, best practices and search engines, on every page.',
    notes:
      'Exit codes: 0 every page has them, 1 a page has fewer, 3 Lighthouse could not be installed or could not measure a page.',
    examples: ['node scripts/lighthouse.ts', 'node scripts/lighthouse.ts --sample'],
  }).option('--sample', 'one page of three kinds, each in another language'),
);

/** The sample of `npm test`: a page with forms and calculators, one with a long text, one with a table. */
const sample: readonly SitePage[] = [
  pageIn('es', '/'),
  pageIn('de', '/blog/turning-26-texas'),
  pageIn('zh', '/privacy'),
];

/** More than two browsers at a time delay each other. */
const BROWSERS = 2;

const root = fileURLToPath(new URL('..', import.meta.url));
const visit = prepareVisits(root);
if (!visit) {
  console.log(`${RELEASE}: NOT CHECKED, the registry did not answer`);
  process.exit(EXIT.partial);
}
ensureCurrentBuild(root);
ensureChromium();
const pages = (isSample ? sample : everyPage).filter(({status}) => status === 200).values();
const product = await startProduct({LOG_LEVEL: 'info'});
let lacking = 0;
let unmeasured = 0;
const check = async (address: string): Promise<void> => {
  const report = await visit(product.site + address, gated);
  const points = gated.map((category) => pointsIn(report, category));
  console.log(`${address.padEnd(48)}${points.map((each) => String(each).padStart(4)).join('')}`);
  if (points.every((each) => each === 100)) return;
  lacking += 1;
  for (const fault of faultsIn(report)) console.log(`  ${fault}`);
};
const checkOrReport = async (address: string): Promise<void> => {
  try {
    await check(address);
  } catch (error) {
    if (!(error instanceof UnmeasuredPageError)) throw error;
    unmeasured += 1;
    console.log(`${address}: NOT CHECKED. ${error.message}`);
  }
};
try {
  console.log(`${RELEASE}, mobile: ${gated.join(', ')}`);
  await Promise.all(
    Array.from({length: BROWSERS}, async () => {
      for (const {address} of pages) await checkOrReport(address);
    }),
  );
} finally {
  await product.dispose();
}
if (lacking > 0) process.exit(EXIT.failed);
process.exit(unmeasured === 0 ? EXIT.done : EXIT.partial);
