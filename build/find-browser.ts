import {existsSync} from 'node:fs';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds the machine's Chromium (`CHROMIUM_PATH`, or a Linux distribution's path); undefined means Playwright's own. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? systemChromium.find((path) => existsSync(path));

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
