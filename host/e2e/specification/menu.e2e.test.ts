import {installClock, stopClock} from './clock.ts';
import {contentIn, textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

test(
  'the Services menu opens 200 ms after the pointer came and closes 150 ms after it left; within 300 ms it opens at once',
  spec('s2-menu'),
  async ({page, site}) => {
    await installClock(page);
    await site.visit('/');
    await stopClock(page);
    const trigger = page.getByRole('button', {name: 'Services', exact: true});
    const menu = page.locator('.services-menu');
    await trigger.hover();
    await page.clock.runFor(199);
    await expect(menu).toBeHidden();
    await page.clock.runFor(1);
    await expect(menu).toBeVisible();
    await page.mouse.move(5, 700);
    await page.clock.runFor(149);
    await expect(menu).toBeVisible();
    await page.clock.runFor(1);
    await expect(menu).toBeHidden();
    await page.clock.runFor(299);
    await trigger.hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(5, 700);
    await page.clock.runFor(150);
    await expect(menu).toBeHidden();
    await page.clock.runFor(300);
    await trigger.hover();
    await page.clock.runFor(199);
    await expect(menu).toBeHidden();
    await page.clock.runFor(1);
    await expect(menu).toBeVisible();
  },
);

test(
  'the pointer may cross from the menu’s button to its panel within 150 ms',
  spec('s2-menu'),
  async ({page, site}) => {
    await installClock(page);
    await site.visit('/');
    await stopClock(page);
    await page.getByRole('button', {name: 'Services', exact: true}).hover();
    await page.clock.runFor(200);
    await page.locator('.services-menu a').first().hover();
    await page.clock.runFor(1_000);
    await expect(page.locator('.services-menu')).toBeVisible();
  },
);

test(
  'a tooltip opens after 700 ms, 4 px off; the next one within 300 ms opens at once',
  spec('s9-tooltip'),
  async ({page, site}) => {
    await installClock(page);
    await site.visit('/');
    const buttons = page.locator('.claim-source');
    await buttons.first().scrollIntoViewIfNeeded();
    await stopClock(page);
    const tooltip = page.getByRole('tooltip');
    await buttons.nth(0).hover();
    await page.clock.runFor(699);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip).toContainText('client register');
    const button = await buttons.nth(0).boundingBox();
    const box = await tooltip.boundingBox();
    expect(Math.round((button?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0)))).toBe(4);
    await page.mouse.move(2, 2);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(299);
    await buttons.nth(1).hover();
    await expect(tooltip).toContainText('license history');
    await page.mouse.move(2, 2);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(300);
    await buttons.nth(2).hover();
    await page.clock.runFor(699);
    await expect(tooltip).toBeHidden();
  },
);

for (const lang of shownLanguages) {
  test(
    `${lang}: the phone's menu slides in from the right, closes by its button and after navigation`,
    spec('s2-mobile-menu', 's9-sheet'),
    async ({page, site}) => {
      await page.setViewportSize({width: 390, height: 800});
      await site.visit('/', lang);
      const open = page.getByRole('button', {name: textIn(lang, 'host', 'menuOpen')});
      const sheet = page.getByRole('dialog', {name: textIn(lang, 'host', 'menu')});
      await expect(sheet).toBeHidden();
      await open.click();
      await expect(sheet).toBeVisible();
      await expect
        .poll(async () => {
          const box = await sheet.boundingBox();
          return [Math.round((box?.x ?? 0) + (box?.width ?? 0)), box?.y, box?.height];
        })
        .toEqual([390, 0, 800]);
      for (const [english, key] of [
        ['Home', 'home'],
        ['Services', 'services'],
        ['Calculators', 'calculators'],
        ['Blog', 'blog'],
        ['Contact', 'contact'],
      ] as const)
        await expect(
          sheet.getByRole('link', {name: worded(lang, english, 'site', key), exact: true}),
        ).toBeVisible();
      await expect(
        sheet.getByRole('link', {name: contentIn(lang).sections.questionnaire.label}),
      ).toBeVisible();
      await sheet.getByRole('button', {name: textIn(lang, 'host', 'menuClose')}).click();
      await expect(sheet).toBeHidden();
      await open.click();
      await sheet.getByRole('link', {name: textIn(lang, 'site', 'contact'), exact: true}).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/#contact$/);
      await open.click();
      await sheet.getByRole('link', {name: textIn(lang, 'site', 'blog'), exact: true}).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(site.address('/blog', lang));
    },
  );
}

test('a sheet comes from each of the four sides', spec('s9-sheet'), async ({page, site}) => {
  const [width, height] = [390, 800];
  await page.setViewportSize({width, height});
  await site.visit('/');
  await page.getByRole('button', {name: 'Open the menu'}).click();
  const sheet = page.locator('.sheet');
  for (const side of ['top', 'bottom', 'left', 'right'] as const) {
    await sheet.evaluate((element: HTMLElement, name) => {
      element.className = `sheet sheet-${name}`;
      if (!element.matches(':popover-open')) element.showPopover();
    }, side);
    const edges = async () => {
      const {
        x,
        y,
        width: wide,
        height: high,
      } = (await sheet.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
      const distance = {top: y, left: x, right: width - x - wide, bottom: height - y - high};
      const isWhole = side === 'top' || side === 'bottom' ? wide === width : high === height;
      return [Math.round(distance[side]), isWhole];
    };
    await expect.poll(edges, side).toEqual([0, true]);
    // When closed it waits outside the window, on its own side.
    await sheet.evaluate((element: HTMLElement) => {
      element.hidePopover();
      element.style.display = 'flex';
    });
    const isOutside = async () => {
      const box = await sheet.boundingBox();
      if (!box) return false;
      return {
        top: box.y + box.height <= 0,
        bottom: box.y >= height,
        left: box.x + box.width <= 0,
        right: box.x >= width,
      }[side];
    };
    await expect.poll(isOutside, side).toBe(true);
    await sheet.evaluate((element: HTMLElement) => element.style.removeProperty('display'));
  }
});

test(
  'a select closes on blur and on resize, and forgets typed letters after a second',
  spec('s9-select', 's5-select'),
  async ({page, site}) => {
    await installClock(page);
    await site.visit('/');
    const select = page.locator('.topline .select');
    const list = page.locator('.select-list');
    await select.click();
    await expect(list).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(list).toBeHidden();
    await select.click();
    await expect(list).toBeVisible();
    await page.setViewportSize({width: 1200, height: 700});
    await expect(list).toBeHidden();
    const values = await page
      .locator('.select-option')
      .evaluateAll((all) => all.map((one) => one.textContent));
    expect(values.filter((value) => value === '')).toEqual([]);
    // “fd” begins no language: F leads to Français, and only after it is forgotten D leads to Deutsch.
    await select.click();
    await stopClock(page);
    const active = page.locator('.select-option:focus');
    await page.keyboard.press('f');
    await expect(active).toHaveText('Français');
    await page.clock.runFor(999);
    await page.keyboard.press('d');
    await page.clock.runFor(10);
    await expect(active).toHaveText('Français');
    await page.clock.runFor(1_000);
    await page.keyboard.press('d');
    await page.clock.runFor(10);
    await expect(active).toHaveText('Deutsch');
  },
);

/** Measures the style of a button. */
const look = ([variant, size]: readonly [variant: string, size: string]) => {
  const button = document.createElement('button');
  button.className = `button button-${variant} button-size-${size}`;
  button.textContent = 'Send';
  button.style.transition = 'none';
  document.querySelector('main')?.append(button);
  const style = getComputedStyle(button);
  return {
    paint: [style.backgroundColor, style.color, style.borderTopColor, style.textDecorationLine].join(' '),
    size: {width: button.offsetWidth, height: button.offsetHeight},
  };
};

test('a button has six variants and four sizes', spec('s9-button'), async ({page, site}) => {
  await site.visit('/');
  const paints = [];
  for (const variant of ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'])
    paints.push((await page.evaluate(look, [variant, 'default'] as const)).paint);
  expect(new Set(paints).size).toBe(6);
  const sizes = [];
  for (const size of ['sm', 'default', 'lg', 'icon'])
    sizes.push((await page.evaluate(look, ['default', size] as const)).size);
  const [small, normal, large, icon] = sizes;
  expect(small?.height).toBeLessThan(normal?.height ?? 0);
  expect(normal?.height).toBeLessThan(large?.height ?? 0);
  expect(icon?.width).toBe(icon?.height);
});
