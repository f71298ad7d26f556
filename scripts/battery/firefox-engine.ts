import {type Browser, firefox, type Page} from 'playwright-core';
import {firefoxPath} from '../../build/find-browser.ts';
import type {Media} from '../../embed-demo/e2e/hostile-page.ts';
import {type Engine, MissingEngine, type Visit} from './engine.ts';
import {expectMedia, NO_SIGNALS, visitIn} from './playwright-engine.ts';

type Preferences = Readonly<Record<string, number>>;

/** Firefox reads media from its preferences at the start: the driver's own commands for media do nothing in Firefox. */
const preferencesOf = ({forcedColors, reducedMotion}: Media): Preferences => ({
  ...(forcedColors ? {'browser.display.document_color_use': 2} : {}),
  ...(reducedMotion ? {'ui.prefersReducedMotion': 1} : {}),
});

const launch = async (executablePath: string, firefoxUserPrefs: Preferences): Promise<Browser> => {
  try {
    return await firefox.launch({
      ...NO_SIGNALS,
      channel: 'moz-firefox',
      executablePath,
      firefoxUserPrefs,
    });
  } catch (error) {
    throw new MissingEngine(`${executablePath}: ${String(error).split('\n')[0]}`);
  }
};

/**
 * Runs a function in the page while Firefox prints the page: only then does Firefox apply the rules for paper. Rejects when the page is not
 * printed, or the function throws.
 */
const readOnPaper = async (page: Page, inPage: () => string): Promise<string> => {
  type Printed = Window & {printedText?: string};
  await page.evaluate(`matchMedia('print').addEventListener(
    'change', () => { window.printedText = (${String(inPage)})(); }, {once: true});`);
  await page.pdf();
  const text = await page.evaluate(() => {
    const {printedText} = window as Printed;
    delete (window as Printed).printedText;
    return printedText;
  });
  if (text === undefined) throw new Error('Firefox has not printed the page');
  return text;
};

/** Begins a visit in a browser of its own with the preferences for the media, and ends the browser with the visit. */
const visitWith = async (executablePath: string, media: Media): Promise<Visit> => {
  const {media: paper, ...onScreen} = media;
  const browser = await launch(executablePath, preferencesOf(media));
  try {
    const {page, visit} = await visitIn(browser);
    await expectMedia(page, onScreen);
    return {
      ...visit,
      ...(paper ? {read: (inPage) => readOnPaper(page, inPage)} : {}),
      end: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
};

/** Starts the machine's Firefox. Throws a MissingEngine when there is none or it does not start. */
export const startFirefox = async (): Promise<Engine> => {
  const executablePath = firefoxPath();
  if (!executablePath)
    throw new MissingEngine('neither FIREFOX_PATH nor /usr/bin/firefox-esr (apt-get install firefox-esr)');
  const browser = await launch(executablePath, {});
  return {
    name: 'Firefox',
    version: browser.version(),
    typesInFrames: true,
    visit: async (media) => (media ? visitWith(executablePath, media) : (await visitIn(browser)).visit),
    stop: () => browser.close(),
  };
};
