/* Windows that a magnified page leaves: 1280 x 1024 px at 400 % are 320 x 256 px, and a bar of the browser takes more (WCAG 2.2, 1.4.10). */
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../../contract/language.ts';
import {pageIn, sampled} from './every-page.ts';
import {focusStop} from './focus.ts';
import {expect, test} from './page-test.ts';

/** Returns the controls of the header that the chat's button covers, wholly or in part. */
const coveredByChat = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chat = document.querySelector('lamplight-chat')?.shadowRoot?.querySelector('.launch');
    if (!chat) return ['there is no chat'];
    const button = chat.getBoundingClientRect();
    return [...document.querySelectorAll('.page-top :is(a, button)')].flatMap((control) => {
      const {left, right, top, bottom} = control.getBoundingClientRect();
      const isApart =
        right <= button.left || left >= button.right || bottom <= button.top || top >= button.bottom;
      return isApart || !control.checkVisibility() ? [] : [control.className];
    });
  });

// The sample: each window in one language, in turn.
for (const lang of sampled(LANGUAGES, 5, 2))
  test(`in a window of 320 x 256 px or lower, the chat covers no control of the header and opens (${lang})`, async ({
    page,
    open,
  }) => {
    // The banner takes the first 80 px.
    await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
    await open(pageIn(lang, '/').address, {width: 320});
    await expect(page.locator('html')).toHaveAttribute('data-banner');
    const launcher = page.locator('lamplight-chat .launch');
    for (const height of [256, 225]) {
      await page.setViewportSize({width: 320, height});
      expect(await coveredByChat(page), `${height} px`).toEqual([]);
      await page.locator('.header-menu').click();
      await expect(page.locator('.sheet:popover-open')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.sheet:popover-open')).toHaveCount(0);
    }
    await launcher.click();
    const field = page.locator('lamplight-chat textarea');
    await expect(field).toBeFocused();
    // Neither banner nor header lies over the panel.
    await expect(field).toBeInViewport();
    expect(await focusStop(page)).toMatchObject({isSeen: true});
    await page.keyboard.press('Escape');
    await expect(launcher).toBeFocused();
    await page.setViewportSize({width: 320, height: 640});
    await expect.poll(async () => (await launcher.boundingBox())?.y ?? 0).toBeGreaterThan(500);
    await expect(launcher).toBeInViewport({ratio: 1});
  });

// A phone on its side, and a window of 1280 x 1024 px at 200 %.
for (const [turn, [width, height]] of (
  [
    [844, 390],
    [640, 512],
  ] as const
).entries())
  for (const lang of sampled(LANGUAGES, 5, 4 * turn))
    test(`in a window of ${width} x ${height} px, the chat's button is small, and a question is typed and sent without scrolling (${lang})`, async ({
      page,
      open,
    }) => {
      await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
      await open(pageIn(lang, '/').address, {width});
      await page.setViewportSize({width, height});
      await expect(page.locator('html')).toHaveAttribute('data-banner');
      const launcher = page.locator('lamplight-chat .launch');
      expect((await launcher.boundingBox())?.width).toBeLessThan(60);
      await launcher.click();
      for (const part of ['.close', 'textarea', '.send'])
        await expect(page.locator(`lamplight-chat ${part}`)).toBeInViewport({ratio: 1});
      await page.locator('lamplight-chat .send').click({trial: true});
      await page.locator('lamplight-chat .close').click({trial: true});
    });
