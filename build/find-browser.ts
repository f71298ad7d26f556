import {existsSync} from 'node:fs';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds the machine's Chromium (`CHROMIUM_PATH`, or a Linux distribution's path); undefined means Playwright's own. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? systemChromium.find((path) => existsSync(path));

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds the Chromium for tests: `CHROMIUM_PATH`, or Debian's headless shell, which is the same engine without windows and needs a
 * quarter less processor time, or the machine's Chromium. The shell keeps no page in memory for Back.
 */
export const testChromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath());

// LocalNetworkAccessChecks: Chromium asks for permission before a page from another machine sends requests to
// this machine. The others: the popups of the address bar are pages. Nobody sees the popups, and each window
// loads two, for 0.7 s of processor time.
const disabledFeatures = ['LocalNetworkAccessChecks', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags for a Chromium that sends no request of its own to the internet and also runs as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Without this flag, the headless shell rounds the widths of letters to whole pixels, as no visitor's browser does.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join()}`,
];

/** Finds the machine's Firefox (`FIREFOX_PATH`, or a Linux distribution's path); undefined when there is none. */
export const firefoxPath = (): string | undefined =>
  [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path !== undefined && existsSync(path),
  );
