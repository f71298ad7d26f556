import type {Page} from '@playwright/test';

/** The time at which tests with their own clock begin: open enrollment for 2027 is running. */
const startOfClock = new Date('2026-11-21T12:00:00-06:00');

/** Installs a clock that runs by itself until `stopClock`. Call before the page is loaded. */
export const installClock = (page: Page): Promise<void> => page.clock.install({time: startOfClock});

/** Stops the page's clock: from here on only `page.clock.runFor` moves its timers. */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt(new Date(startOfClock.getTime() + 60 * 60 * 1000));
};
