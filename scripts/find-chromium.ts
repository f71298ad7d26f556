import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from 'playwright-core';
import {chromiumPath, testChromiumPath} from '../build/find-browser.ts';

const hasChromium = (): boolean => chromiumPath() !== undefined || existsSync(chromium.executablePath());

const run = (command: string, args: string[]): boolean => {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
};

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

// The fonts that Playwright installs on Debian, too. The heights and widths of elements are measured in these fonts; other fonts give other
// numbers.
const fonts = [
  {family: 'Liberation Sans', debianPackage: 'fonts-liberation'},
  {family: 'WenQuanYi Zen Hei', debianPackage: 'fonts-wqy-zenhei'},
];

const missingFonts = (): typeof fonts => {
  const {stdout} = spawnSync('fc-list', [':', 'family'], {encoding: 'utf8'});
  return fonts.filter(({family}) => !stdout?.includes(family));
};

/** Installs the fonts of the tests if they are missing. On failure, prints what is missing and how to get it; the tests run anyway. */
export const ensureFonts = (): void => {
  const wanted = missingFonts().map(({debianPackage}) => debianPackage);
  if (wanted.length === 0) return;
  if (isRootOnDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'fontconfig', ...wanted]);
  }
  for (const {family, debianPackage} of missingFonts())
    console.log(
      `The font ${family} is missing (Debian: ${debianPackage}): tests of heights and widths may fail.`,
    );
};

// The tests take less processor time in the headless shell, and pass without it: where Debian's lists do not name the package, the
// command ends at once.
const addHeadlessShell = (): void => {
  const hasShell = testChromiumPath() !== chromiumPath();
  if (!hasShell && process.env['CHROMIUM_PATH'] === undefined && isRootOnDebian())
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
};

/** Installs a Chromium for the tests if there is none. On failure, prints what is missing and how to get it, and ends the process. */
export const ensureChromium = (): void => {
  if (hasChromium()) {
    addHeadlessShell();
    return;
  }
  console.log('No Chromium found; installing one.');
  if (isRootOnDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  addHeadlessShell();
  if (hasChromium()) return;
  run('playwright-core', ['install', '--with-deps', 'chromium']);
  if (hasChromium()) return;
  console.error(
    '\nThe browser tests need Chromium and it could not be installed here.\n' +
      'On Debian or Ubuntu: apt-get install chromium. Elsewhere: npx playwright install chromium,\n' +
      'or set CHROMIUM_PATH to the program.',
  );
  process.exit(1);
};
