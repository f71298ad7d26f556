import {type Browser, chromium, type Frame, type Page} from 'playwright-core';
import type {Media} from '../../embed-demo/e2e/hostile-page.ts';
import {chromiumFlags, chromiumPath} from '../../build/find-browser.ts';
import {type Engine, MissingEngine, type Visit} from './engine.ts';

const QUERIES: Readonly<Record<keyof Media, string>> = {
  media: 'print',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
};

/** Throws a MissingEngine unless the browser shows the page in these media. */
export const expectMedia = async (page: Page, wish: Media): Promise<void> => {
  for (const key of Object.keys(wish) as (keyof Media)[])
    if (!(await page.evaluate((query) => matchMedia(query).matches, QUERIES[key])))
      throw new MissingEngine(`the driver does not set ${QUERIES[key]}`);
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

/** Begins a visit. Returns the page, too, for what only one of the browsers can do. */
export const visitIn = async (browser: Browser): Promise<{readonly page: Page; readonly visit: Visit}> => {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  let place: Frame = page.mainFrame();
  let isRestored = false;
  const visit: Visit = {
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
  return {page, visit};
};

/** The battery ends its browsers itself, at a signal too: the driver's own reaction to a signal ends the process before the other cleanup. */
export const NO_SIGNALS = {handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false};

/** Starts the machine's Chromium. */
export const startChromium = async (): Promise<Engine> => {
  const executablePath = chromiumPath();
  const args = [...chromiumFlags, '--disable-features=LocalNetworkAccessChecks'];
  const browser = await chromium.launch({...NO_SIGNALS, args, ...(executablePath ? {executablePath} : {})});
  return {
    name: 'Chromium',
    version: browser.version(),
    typesInFrames: true,
    visit: async (media) => {
      const {page, visit} = await visitIn(browser);
      if (media) {
        await page.emulateMedia(media);
        await expectMedia(page, media);
      }
      return visit;
    },
    stop: () => browser.close(),
  };
};
