/* `npm run wordpress`: tests the plugin on a real WordPress with PHP and MariaDB from Debian's packages, in Chromium. The results are
   written to docs/wordpress.md. When the packages are missing and cannot be installed, the exit code is 3: unknown. */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {chromiumFlags, chromiumPath} from '../build/find-browser.ts';
import {root} from '../build/product.ts';
import {startProduct} from '../reliability/running-product.ts';
import {createProgram, EXIT, readArguments} from '../server/cli/program.ts';
import {ensureCurrentBuild} from './current-build.ts';
import {ensureChromium} from './find-chromium.ts';
import {adminChecks, setUp} from './wordpress/admin-checks.ts';
import type {Check} from './wordpress/check.ts';
import {pageChecks} from './wordpress/page-checks.ts';
import {ensureWordpress, WORDPRESS} from './wordpress/packages.ts';
import {lastChecks, serverChecks} from './wordpress/server-checks.ts';
import {freePort} from '../reliability/program/free-port.ts';
import {startWordpress} from './wordpress/site.ts';

const {keep = false} = readArguments<{readonly keep?: boolean}>(
  createProgram('npm run wordpress --', {
    summary: 'Tries the WordPress plugin on a real WordPress with PHP and MariaDB from Debian’s packages.',
    notes:
      'Installs the packages where it may (root on Debian). Exit codes: 0 all is well, 1 something failed, 3 packages are missing.',
    examples: ['npm run -s wordpress', 'npm run -s wordpress -- --keep'],
  }).option('--keep', 'keeps the result in docs/wordpress.md'),
);

const missing = ensureWordpress();
if (missing.length > 0) {
  console.log(
    `NOT CHECKED: ${missing.join(', ')} missing, and only root on Debian can have them installed here.`,
  );
  process.exit(EXIT.partial);
}
ensureCurrentBuild(root);
ensureChromium();

const executablePath = chromiumPath();
const browser = await chromium.launch({args: chromiumFlags, ...(executablePath ? {executablePath} : {})});
const wordpress = await startWordpress(await freePort());
const product = await startProduct({PARTNER_ORIGINS: wordpress.origin});
const admin = await (await browser.newContext({locale: 'en-US'})).newPage();
const stage = {
  wordpress,
  product,
  browser,
  admin,
  zip: join(root, 'dist/embed/v1/lamplight-wordpress.zip'),
};

const lines: string[] = [];
let failed = 0;
const tryAll = async (checks: readonly Check[]): Promise<boolean> => {
  let isWell = true;
  for (const {name, run} of checks) {
    try {
      await run(stage);
      lines.push(`ok   ${name}`);
    } catch (error) {
      isWell = false;
      failed += 1;
      lines.push(`FAIL ${name}`);
      console.error(error);
    }
    console.log(lines.at(-1));
  }
  return isWell;
};
try {
  // All other checks need the installed plugin.
  if (await tryAll(setUp)) await tryAll([...pageChecks, ...adminChecks, ...serverChecks, ...lastChecks]);
  if (failed > 0)
    console.error(
      wordpress
        .complaints()
        .split('\n')
        .filter((line) => /lamplight|PHP Fatal/iu.test(line))
        .join('\n'),
    );
} finally {
  await browser.close();
  await product.dispose();
  await wordpress.stop();
}

const output = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {encoding: 'utf8'}).split('\n')[0] ?? '';
if (keep) {
  const [, version = 'unknown'] =
    /\$wp_version = '([^']+)'/u.exec(readFileSync(`${WORDPRESS}/wp-includes/version.php`, 'utf8')) ?? [];
  const about = [
    `WordPress ${version}`,
    output('php', '-r', 'echo "PHP " . PHP_VERSION;'),
    output('mariadbd', '--version').trim(),
    `Chromium ${browser.version()}`,
  ];
  writeFileSync(
    join(root, 'docs/wordpress.md'),
    `# The plugin on a real WordPress

\`npm run wordpress -- --keep\`, ${new Date().toISOString().slice(0, 10)}: ${about.join(', ')}. Pages were rewritten as caching and optimizing plugins rewrite
them (\`scripts/wordpress/rewrites.ts\`); the plugins themselves were not installed.

\`\`\`
${lines.join('\n')}
\`\`\`
`,
  );
}
console.log(`${lines.length - failed} of ${lines.length} hold`);
process.exit(failed === 0 ? EXIT.done : EXIT.failed);
