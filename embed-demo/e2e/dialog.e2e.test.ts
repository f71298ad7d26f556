/* A partner's page with a form behind a button: the request is sent from the dialog, and the page behind stays where it is. */
import {ROOM, ROOM_STYLE} from '../../contract/reserved-room.ts';
import {expect, loaderTag, test} from './partner-test.ts';

/** The list of errors follows a press within the half second that the metric excuses. */
type Shift = {readonly value: number; readonly hadRecentInput: boolean};

test('a quote is sent from the dialog on a phone: nothing on the page moves, before, during and after', async ({
  page,
  partner,
  product,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  // The height of the button, as the snippet builder reserves it.
  const manifest = (await (await fetch(`${product.site}/embed/v1/manifest.json`)).json()) as {
    widgets: Record<string, {reserveDialog?: Record<string, Record<string, number>>}>;
  };
  const height = manifest.widgets['quote-form']?.reserveDialog?.['en']?.['360'] ?? 0;
  expect(height).toBeGreaterThan(60);
  const style = `.${ROOM} { ${ROOM_STYLE.join('; ')} } lamplight-quote-form[placement=dialog] { display: block; min-height: ${height}px }`;
  const text = '<p>What stands on the page.</p>';
  await page.goto(
    partner.publish({
      head: `${loaderTag(product.site)}<meta name="viewport" content="width=device-width"><style>${style}</style>`,
      body: `${text.repeat(40)}<div class="${ROOM}"><lamplight-quote-form placement="dialog" partner="riverside-clinic"></lamplight-quote-form></div>${text.repeat(40)}`,
    }),
  );
  const form = page.locator('lamplight-quote-form');
  await form.scrollIntoViewIfNeeded();
  const opener = form.locator('.opener');
  await expect(opener).toBeVisible();
  await opener.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const shifted = (): Promise<number> =>
    page.evaluate(() => (window as unknown as {shifts: number[]}).shifts.reduce((a, b) => a + b, 0));
  const below = async (): Promise<number | undefined> =>
    (await page.locator(`.${ROOM} + p`).boundingBox())?.y;
  const belowBefore = await below();
  expect(before).toBeGreaterThan(0);

  await opener.click();
  const dialog = form.getByRole('dialog', {name: 'Get a free quote'});
  await expect(dialog).toBeVisible();
  expect(await shifted()).toBe(0);
  // The whole screen of the phone.
  expect(await dialog.evaluate((node) => [node.clientWidth, node.clientHeight])).toEqual([390, 844]);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('.summary')).toBeFocused();
  await dialog.locator('[name=firstName]').fill('Rosa');
  await dialog.locator('[name=lastName]').fill('Fuentes');
  await dialog.locator('[name=email]').fill('rosa@example.com');
  await dialog.locator('[name=insuranceType]').selectOption('health');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('status')).toContainText('Quote Request Submitted!');
  // In the dialog, the errors and the confirmation push the fields down, as they do in the page.
  await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts.splice(0));
  await page.keyboard.press('Escape');
  // The first Esc may close the toast.
  if (await dialog.isVisible()) await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await shifted()).toBe(0);
  expect(await below()).toBe(belowBefore);
  const list = await product.leads('list');
  expect(list).toContain('Fuentes');
  expect(await product.leads('export', '--format', 'json')).toContain('riverside-clinic');
});
