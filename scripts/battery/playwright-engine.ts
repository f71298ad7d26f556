import {type Browser, chromium, firefox, type Frame, type Page} from 'playwright-core';
import type {Media} from '../../embed-demo/e2e/hostile-page.ts';
import {chromiumFlags, chromiumPath, firefoxPath} from '../../build/find-browser.ts';
import {type Engine, MissingEngine, type Visit} from './engine.ts';

// Firefox's driver accepts every option and applies some.
const emulate = async (page: Page, wish: Media): Promise<void> => {
  await page.emulateMedia(wish);
  const query = {
    media: 'print',
    forcedColors: '(forced-colors: active)',
    reducedMotion: '(prefers-reduced-motion: reduce)',
  };
  for (const key of Object.keys(wish) as (keyof Media)[])
    if (!(await page.evaluate((text) => matchMedia(text).matches, query[key])))
      throw new MissingEngine(`the driver does not set ${query[key]}`);
};

/**
 * Types by mouse and keyboard alone. Firefox's driver never ends an action on an element of a page that came from the back-forward cache,
 * whatever the page contains, while mouse and keys do arrive.
 */
const typeByHand = async (page: Page, tag: string, field: string, text: string): Promise<void> => {
  const [left, top] = await page.evaluate(
    ([host, name]) => {
      const control = document.querySelector(host)?.shadowRoot?.querySelector(`[name=${name}]`);
      control?.scrollIntoView({block: 'center', behavior: 'instant'});
      const {x = 0, y = 0, width = 0, height = 0} = control?.getBoundingClientRect() ?? {};
      return [x + width / 2, y + height / 2] as const;
    },
    [tag, field] as const,
  );
  await page.mouse.click(left, top);
  await page.keyboard.type(text);
};

const visitIn = async (browser: Browser, media: Media | undefined): Promise<Visit> => {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  if (media) await emulate(page, media);
  let place: Frame = page.mainFrame();
  let isRestored = false;
  return {
    open: async (address) => {
      await page.goto(address);
      place = page.mainFrame();
    },
    // Firefox's driver never reports the load of a page from the browser's back-forward cache.
    back: async () => {
      await page.evaluate(() => void setTimeout(() => history.back()));
      isRestored = true;
    },
    enterFrame: async () => {
      const [, frame] = page.frames();
      if (!frame) throw new Error('the page has no frame');
      await frame.waitForLoadState();
      place = frame;
    },
    // A page that is being left has no more messages.
    read: (inPage) =>
      place
        .evaluate(inPage)
        .catch((error: unknown) =>
          String(error).includes('context was destroyed') ? '' : Promise.reject(error),
        ),
    type: (tag, field, text) =>
      isRestored
        ? typeByHand(page, tag, field, text)
        : place.locator(`${tag} [name=${field}]`).pressSequentially(text),
    cookies: async () => (await context.cookies()).length,
    end: () => context.close(),
  };
};

const engineOf = (name: string, browser: Browser): Engine => ({
  name,
  version: browser.version(),
  typesInFrames: true,
  visit: (media) => visitIn(browser, media),
  stop: () => browser.close(),
});

// The battery ends its browsers itself, at a signal too: the driver's own reaction to a signal ends the
// process before the other cleanup.
const NO_SIGNALS = {handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false};

/** Starts the machine's Chromium. */
export const startChromium = async (): Promise<Engine> => {
  const executablePath = chromiumPath();
  const args = [...chromiumFlags, '--disable-features=LocalNetworkAccessChecks'];
  return engineOf(
    'Chromium',
    await chromium.launch({...NO_SIGNALS, args, ...(executablePath ? {executablePath} : {})}),
  );
};

/** Starts the machine's Firefox. Throws a MissingEngine when there is none or it does not start. */
export const startFirefox = async (): Promise<Engine> => {
  const executablePath = firefoxPath();
  if (!executablePath)
    throw new MissingEngine('neither FIREFOX_PATH nor /usr/bin/firefox-esr (apt-get install firefox-esr)');
  try {
    return engineOf('Firefox', await firefox.launch({...NO_SIGNALS, channel: 'moz-firefox', executablePath}));
  } catch (error) {
    throw new MissingEngine(`${executablePath}: ${String(error).split('\n')[0]}`);
  }
};
