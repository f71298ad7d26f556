import {existsSync} from 'node:fs';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of the machine (`CHROMIUM_PATH`, or where Linux distributions put it); undefined: Playwright's own. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? systemChromium.find((path) => existsSync(path));

/** Flags for a quiet Chromium that asks the internet for nothing and also runs as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Firefox of the machine (`FIREFOX_PATH`, or where Linux distributions put it); undefined when there is none. */
export const firefoxPath = (): string | undefined =>
  [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path !== undefined && existsSync(path),
  );
