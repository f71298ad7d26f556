import type {Page} from '@playwright/test';
import {installClock, stopClock} from './clock.ts';
import {shownLanguages, textIn, agency} from './texts.ts';
import {expect, test, type SiteTab} from '../page-test.ts';
import {spec} from './spec.ts';

/** A toast of the host's own, and one of an element's: both obey the same constants. */
const copyEmail = async (page: Page): Promise<void> => {
  await page.locator('.way-email button').click();
};

const failForm = async (site: SiteTab): Promise<void> => {
  const form = await site.element('contact-form');
  await form.locator('[name=name]').fill('Rosa');
  await form.locator('[name=email]').fill('rosa@example.com');
  await form.locator('[name=message]').fill('Hello');
  await form.locator('form button.button').click();
};

const hostToast = (page: Page) => page.locator('.toasts .toast');
const elementToast = (page: Page) => page.locator('.toast-region .toast');

test.beforeEach(async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/contact', (route) => route.fulfill({status: 500, body: ''}));
  await installClock(page);
});

for (const lang of shownLanguages)
  test(
    `${lang}: a toast has a title, a description and a variant, and a button that takes it away`,
    spec('s3-toast', 's4-toast-dismiss'),
    async ({page, site}) => {
      await site.visit('/', lang);
      await copyEmail(page);
      const toast = hostToast(page);
      await expect(toast.locator('.toast-title')).toHaveText(textIn(lang, 'host', 'emailCopied'));
      await expect(toast.locator('.toast-text')).toHaveText(
        textIn(lang, 'host', 'emailCopiedText', {email: agency.email}),
      );
      await expect(toast).toHaveClass(/toast-default/);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(agency.email);
      await toast.getByRole('button', {name: textIn(lang, 'host', 'closeNotification')}).click();
      await expect(toast).toHaveCount(0);
    },
  );

test('a toast is shown for 5000 ms', spec('s9-toast-duration'), async ({page, site}) => {
  await site.visit('/');
  await page.locator('.way-email button').scrollIntoViewIfNeeded();
  await stopClock(page);
  await copyEmail(page);
  await expect(hostToast(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(4_900);
  await expect(hostToast(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(hostToast(page)).toHaveCount(0);
});

test(
  'an element’s toast is shown for 5000 ms, and is destructive when sending failed',
  spec('s9-toast-duration', 's3-toast-destructive'),
  async ({page, site}) => {
    await site.visit('/');
    await site.element('contact-form');
    await stopClock(page);
    await failForm(site);
    await expect(elementToast(page).or(page.locator('.toast-region'))).not.toHaveCount(0);
    await page.clock.runFor(100); // the live region settles before it speaks
    await expect(elementToast(page)).toHaveClass(/destructive/);
    await page.mouse.move(2, 2);
    await page.clock.runFor(4_900);
    await expect(elementToast(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(elementToast(page)).toHaveCount(0);
  },
);

test('no more than one toast is visible at a time', spec('s4-toast-one'), async ({page, site}) => {
  await site.visit('/');
  await failForm(site);
  await expect(elementToast(page)).toBeVisible();
  await copyEmail(page);
  await expect(hostToast(page)).toHaveCount(1);
  await expect(elementToast(page)).toHaveCount(0);
  await copyEmail(page);
  await expect(hostToast(page)).toHaveCount(1);
  await failForm(site);
  await expect(elementToast(page)).toHaveCount(1);
  await expect(hostToast(page)).toHaveCount(0);
});

test(
  'a toast is swiped away to the right from 50 px on, not before, and not to the left',
  spec('s9-toast-swipe'),
  async ({page, site}) => {
    await site.visit('/');
    const swipe = async (distance: number): Promise<void> => {
      const box = await hostToast(page).boundingBox();
      const [x, y] = [Math.round(box?.x ?? 0) + 80, Math.round(box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
    };
    await page.locator('.way-email button').scrollIntoViewIfNeeded();
    await stopClock(page); // However slow the swipe: the toast does not disappear by itself.
    await copyEmail(page);
    await swipe(49);
    await expect(hostToast(page)).toBeVisible();
    await swipe(-200);
    await expect(hostToast(page)).toBeVisible();
    await swipe(50);
    await expect(hostToast(page)).toHaveCount(0);
  },
);

test(
  'F8 focuses the notification, the host’s and an element’s',
  spec('s9-toast-f8'),
  async ({page, site}) => {
    await site.visit('/');
    await copyEmail(page);
    await expect(hostToast(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(hostToast(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hostToast(page)).toHaveCount(0);
    await page.keyboard.press('F8');
    await expect(page.locator('section.toasts')).toBeFocused();
    await failForm(site);
    await expect(elementToast(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(elementToast(page)).toBeFocused();
  },
);

test('a notification is found by F8, and is the only one, though it was there before every element', async ({
  page,
  site,
}) => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  await page.route('**/embed/v1/**', async (route) => {
    await released;
    await route.continue();
  });
  await site.visit('/');
  await page.locator('.way-email button').scrollIntoViewIfNeeded();
  await stopClock(page); // However slow the machine: the toast does not disappear by itself.
  await copyEmail(page);
  await expect(hostToast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(hostToast(page)).toBeFocused();
  await page.clock.resume();
  release();
  await site.element('contact-form');
  await failForm(site);
  await expect(elementToast(page)).toBeVisible();
  await expect(hostToast(page)).toHaveCount(0);
});

for (const lang of shownLanguages)
  test(`${lang}: a toast can have an action`, spec('s3-toast-action'), async ({page, site}) => {
    await site.visit('/', lang);
    await failForm(site);
    await expect(elementToast(page).getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/u);
    await expect(elementToast(page).getByRole('link')).toHaveText(
      textIn(lang, 'ui', 'call', {phone: agency.phone.display}),
    );
  });

test(
  'a dismissed toast is removed after 1,000,000 ms, and never seen again',
  spec('s4-toast-dismiss'),
  async ({page, site}) => {
    // Removal from memory is invisible, but the timer is set in the browser.
    await page.addInitScript(() => {
      const delays: unknown[] = [];
      Object.assign(window, {delays});
      const plain = window.setTimeout;
      Object.assign(window, {
        setTimeout: (...timer: Parameters<typeof plain>) => {
          delays.push(timer[1]);
          return plain(...timer);
        },
      });
    });
    const removals = () =>
      page.evaluate(() => {
        const {delays} = window as unknown as {delays: unknown[]};
        return delays.filter((delay) => Number(delay) >= 100_000);
      });
    await site.visit('/');
    await copyEmail(page);
    expect(await removals()).toEqual([]);
    await hostToast(page).getByRole('button', {name: 'Close this notification'}).click();
    await expect(hostToast(page)).toHaveCount(0);
    expect(await removals()).toEqual([1_000_000]);
    await failForm(site);
    await elementToast(page).getByRole('button', {name: 'Close'}).click();
    await expect(elementToast(page)).toHaveCount(0);
    expect(await removals()).toEqual([1_000_000, 1_000_000]);
    await page.clock.fastForward(999_999);
    await expect(hostToast(page).or(elementToast(page))).toHaveCount(0);
    await page.clock.fastForward(2);
    await expect(hostToast(page).or(elementToast(page))).toHaveCount(0);
  },
);
