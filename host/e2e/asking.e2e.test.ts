/* The questionnaire's first screen in real use: on a phone, by keyboard, in a tab that the phone closes. */
import {LANGUAGES} from '../../contract/language.ts';
import {sampled} from './every-page.ts';
import {expect, test} from './page-test.ts';
import {sentBodies} from './specification/sent-bodies.ts';
import {shiftsOn, watchShifts} from './watch-shifts.ts';

const phone = {width: 390, height: 844};

for (const lang of sampled(LANGUAGES, 3))
  test(`${lang}: on a phone the first question is in the first screen`, async ({page, site}) => {
    await page.setViewportSize(phone);
    await site.visit('/ai-workflow', lang);
    // Not `site.element`, which scrolls the element into view.
    const field = page.locator('lamplight-questionnaire .lamplight[data-live] [name=age]');
    await expect(field).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

for (const width of [390, 1440])
  test(`at ${width} a family has an answer after four of at most six answers, and nothing moves by itself`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width, height: 844});
    await watchShifts(page);
    await site.visit('/ai-workflow');
    const element = await site.element('questionnaire');
    // The later files are slow, as on a phone: their content must find its space reserved.
    await page.route(/\/embed\/v1\/(?:assets|texts)\//u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await element.locator('[name=age]').pressSequentially('41');
    await element.locator('.live-picture .members li').waitFor();
    await element.locator('#add-person').click();
    await element.locator('[name="household.1.age"]').fill('9');
    await element.locator('[name=location]').pressSequentially('77002');
    await element.locator('[name=income]').selectOption('under-30k');
    await expect(element.locator('.live-picture li').nth(1)).toContainText('Medicaid');
    await expect(element.locator('#location-hint')).toContainText('Harris');
    const {shifted, shifts} = await shiftsOn(page);
    expect(shifted, shifts.join('\n')).toBeLessThan(0.01);
    await element.getByRole('button', {name: 'Analyze', exact: true}).click();
    await expect(element.locator('#result')).toBeFocused();
    await expect(element.locator('.result')).toContainText('December 15');
  });

test('a press of Analyze before the table of ZIP codes has arrived still sends the county, and no reason denies the price', async ({
  page,
  site,
}) => {
  const sent = await sentBodies(page);
  const {promise: pressed, resolve: release} = Promise.withResolvers<void>();
  await page.route(/texas-zips/u, async (route) => {
    await pressed;
    await route.continue();
  });
  await site.visit('/ai-workflow');
  const element = await site.element('questionnaire');
  await element.locator('[name=age]').fill('21');
  await element.locator('[name=location]').fill('78705');
  await element.locator('[name=income]').selectOption('under-30k');
  await element.getByRole('button', {name: 'Analyze', exact: true}).click();
  setTimeout(release, 500);
  await expect(element.locator('#result')).toBeFocused();
  expect(await sent('/api/ai-workflow/lead-qualification')).toMatchObject([{leadData: {county: 'Travis'}}]);
  await expect(element.locator('.reasons')).not.toContainText('HealthCare.gov shows them before you apply');
});

test('a tab that the phone closed reopens with every answer except health answers', async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize(phone);
  await site.visit('/ai-workflow');
  const element = await site.element('questionnaire');
  await element.locator('[name=age]').fill('41');
  await element.locator('#add-person').click();
  await element.locator('[name="household.1.age"]').fill('9');
  await element.locator('[name=location]').fill('77494');
  await element.locator('[name=county]').selectOption('Waller');
  await element.locator('.more > summary').first().click();
  await element.locator('[name="household.0.tobacco"]').check();
  await element.getByRole('button', {name: 'Continue', exact: true}).click();
  await element.locator('[name=householdSize]').pressSequentially('3');
  // The state of the browser at the moment of the kill, after the letter is drawn: no leave event has run, and the
  // old page does nothing more.
  const keptNow = () => page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  await expect.poll(async () => JSON.stringify(await keptNow())).toContain('householdSize');
  const kept = await keptNow();
  expect(JSON.stringify(kept)).not.toContain('tobacco');

  const restored = await context.newPage();
  await restored.setViewportSize(phone);
  await restored.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await restored.goto(site.address('/ai-workflow'));
  const again = restored.locator('lamplight-questionnaire');
  await expect(again.locator('#group-taxes')).toBeVisible();
  await expect(again.locator('[name=householdSize]')).toHaveValue('3');
  await expect(again.locator('#group-household')).toContainText('You, 41 · Child, 9 · 77494');
  await expect(again.locator('[name=county]')).toHaveValue('Waller');
  await expect(again.locator('[name="household.0.tobacco"]')).not.toBeChecked();
});

test('Back and Forward walk through the groups, and Back leaves the page at the first one', async ({
  page,
  site,
}) => {
  await site.visit('/blog');
  await site.visit('/ai-workflow');
  const element = await site.element('questionnaire');
  const open = element.locator('.group[open] > summary');
  await element.locator('[name=age]').fill('41');
  await element.getByRole('button', {name: 'Continue', exact: true}).click();
  await expect(open).toHaveAttribute('id', 'group-taxes');
  await element.getByRole('button', {name: 'Continue', exact: true}).click();
  await expect(open).toHaveAttribute('id', 'group-coverage');
  await page.goBack();
  await expect(open).toHaveAttribute('id', 'group-taxes');
  await expect(element.locator('#group-taxes')).toBeFocused();
  await page.goBack();
  await expect(open).toHaveAttribute('id', 'group-household');
  await page.goForward();
  await expect(open).toHaveAttribute('id', 'group-taxes');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/u);
});

test('the questions are walked through and sent by keyboard alone', async ({page, site}) => {
  await site.visit('/ai-workflow');
  const element = await site.element('questionnaire');
  const {keyboard} = page;
  await element.locator('[name=age]').focus();
  await keyboard.type('41');
  const order = ['gender', 'summary', 'add-person', 'location', 'income', 'summary', 'button', 'group-taxes'];
  for (const wanted of order) {
    await keyboard.press('Tab');
    const focused = await element.evaluate(({shadowRoot}) => {
      const active = shadowRoot?.activeElement;
      return active?.id || active?.localName;
    });
    expect(focused).toBe(wanted);
    if (wanted === 'location') await keyboard.type('77002');
    if (wanted === 'income') await keyboard.press('ArrowDown');
  }
  await keyboard.press('Enter');
  await expect(element.locator('[name=householdSize]')).toBeVisible();
  await element.locator('[name=location]').press('Enter');
  await expect(element.locator('#result')).toBeFocused();
});
