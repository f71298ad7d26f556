import type {Page} from '@playwright/test';
import {testimonial} from '../../server/testing/testimonials.ts';
import {expect, signIn, test} from './desk-test.ts';

// A day on which the Marketplace campaign of the sample runs.
const OPEN_ENROLLMENT = new Date('2026-11-22T18:00:00Z');

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', {name: 'Save and publish'}).click();
  await expect(page.getByText('Saved. Pages show it')).toBeVisible();
};

test('an owner edits hours, a campaign, a testimonial and a template; the site shows each edit, and an undo restores the former value', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  await signIn(page.context(), product, {role: 'owner'});
  await page.clock.setFixedTime(OPEN_ENROLLMENT);
  const faults: string[] = [];
  // A first-time visitor: browsers cache public answers for five minutes.
  const newVisitor = async (): Promise<Page> => {
    const visiting = await (await browser.newContext()).newPage();
    await visiting.clock.setFixedTime(OPEN_ENROLLMENT);
    visiting.on('pageerror', (error) => faults.push(error.message));
    visiting.on('dialog', (dialog) => faults.push(dialog.message()));
    return visiting;
  };
  const visitor = await newVisitor();

  await page.goto(`${product.site}/desk/site`);
  await expect(page.getByText('The rest stays in the configuration')).toBeVisible();
  await page.getByRole('link', {name: 'Hours and days off'}).click();
  await page.getByLabel('Closes').first().fill('18:30');
  // A reload during editing loses no input.
  await page.reload();
  await expect(page.getByLabel('Closes').first()).toHaveValue('18:30');
  await page.getByRole('button', {name: 'Show the preview'}).click();
  await expect(page.getByText('Mon-Fri 8AM-6:30PM CT, Sat by appointment')).toBeVisible();
  await save(page);
  for (const path of ['/', '/disclosures', '/nothing-here']) {
    await visitor.goto(product.site + path);
    await expect(visitor.getByText('8AM-8PM')).toHaveCount(0);
    await expect(visitor.locator('footer').getByText('Mon-Fri 8AM-6:30PM CT')).toBeVisible();
  }
  await visitor.goto(`${product.site}/de/disclosures`);
  await expect(visitor.locator('main').getByText('Mo-Fr 8-18.30 Uhr CT')).toBeVisible();
  // React hydrates the same content, and a page that React renders alone has the same content.
  await visitor.goto(product.site);
  await visitor.locator('footer').getByRole('link', {name: 'Disclosures'}).click();
  await expect(visitor.locator('main').getByText('Mon-Fri 8AM-6:30PM CT')).toBeVisible();
  await page.getByRole('button', {name: 'Undo the last change'}).click();
  await expect(page.getByLabel('Closes').first()).toHaveValue('20:00');
  await visitor.goto(product.site);
  await expect(visitor.locator('footer').getByText('Mon-Fri 8AM-8PM CT')).toBeVisible();

  await page.goto(`${product.site}/desk/site/campaigns`);
  await page.getByLabel('What to edit').selectOption({label: 'ACA Open Enrollment 2027 (Jan 15, 2027)'});
  await page.getByLabel('Link of the button').fill('https://www.healthcare.gov/see-plans/');
  await page.getByRole('button', {name: 'Show the preview'}).click();
  const preview = page.locator('lamplight-enrollment-banner');
  await expect(preview.getByRole('link', {name: 'Enroll Now'})).toHaveAttribute('href', /see-plans/u);
  await save(page);
  const second = await newVisitor();
  await second.goto(product.site);
  const banner = second.locator('lamplight-enrollment-banner');
  await expect(banner.getByRole('link', {name: 'Enroll Now'})).toHaveAttribute('href', /see-plans/u);
  await page.getByRole('button', {name: 'Undo the last change'}).click();
  await expect(page.getByLabel('Link of the button')).toHaveValue('{{acaEnrollUrl}}');

  await page.goto(`${product.site}/desk/site/testimonials`);
  const probe = 'Kind <img src=x onerror=alert(1)>';
  await page.getByLabel('What the client wrote').fill(probe);
  await page.getByLabel('Name', {exact: true}).fill(testimonial.name);
  await page.getByLabel('Relationship and reward').fill(testimonial.relationship);
  await page.getByLabel('Source', {exact: true}).fill(testimonial.source);
  await page.getByLabel('Given on').fill(testimonial.date);
  await page.getByRole('button', {name: 'Save and publish'}).click();
  await expect(page.getByRole('alert')).toContainText('Permission');
  await page.getByLabel('Permission', {exact: true}).fill(testimonial.permission);
  await page.getByRole('button', {name: 'Show the preview'}).click();
  await expect(page.locator('lamplight-testimonials').getByText(probe)).toBeVisible();
  await page.getByRole('button', {name: 'Save and publish'}).click();
  await expect(page.getByLabel('What to edit')).toBeVisible();
  const third = await newVisitor();
  await third.goto(product.site);
  await third.locator('lamplight-testimonials').scrollIntoViewIfNeeded();
  await expect(third.locator('lamplight-testimonials').getByText(probe)).toBeVisible();
  await page.getByRole('button', {name: 'Erase this testimonial'}).click();
  await expect(page.getByRole('alert')).toContainText('This cannot be undone');
  await page.getByRole('alert').getByRole('button', {name: 'Cancel'}).click();
  await page.getByRole('button', {name: 'Erase this testimonial'}).click();
  await page.getByRole('alert').getByRole('button', {name: 'Erase this testimonial'}).click();
  await expect(page.getByText(probe)).toHaveCount(0);
  await expect(page.getByLabel('What the client wrote')).toHaveValue('');
  const fourth = await newVisitor();
  const published = await fourth.request.get(`${product.site}/api/testimonials?lang=en`);
  expect(await published.text()).not.toContain('Kind <img');

  await page.goto(`${product.site}/desk/site/templates`);
  await page.getByLabel('Subject').fill('Hello {{nmae}}');
  await page.getByRole('button', {name: 'Save and publish'}).click();
  await expect(page.getByRole('alert')).toContainText('{{nmae}}');
  await page.getByLabel('Subject').fill('Hello {{name}}');
  await page.getByRole('button', {name: 'Show the preview'}).click();
  await expect(page.getByText('Hello Ana Ruiz', {exact: true})).toBeVisible();
  await expect(page.getByText(/Texas License #/u)).toBeVisible();
  await save(page);
  await page.getByRole('button', {name: 'Undo the last change'}).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Your request to {{agencyName}}');
  expect(faults).toEqual([]);
  for (const each of [visitor, second, third, fourth]) await each.context().close();
});

test('a refused form says below its sentence what is missing and what has to be later', async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product, {role: 'owner'});
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${product.site}/desk/site/hours`);
  await page.getByRole('button', {name: 'Add days off'}).click();
  await page.getByLabel('From').last().fill('2030-12-24');
  const publish = page.getByRole('button', {name: 'Save and publish'});
  const faults = page.getByRole('alert');
  await publish.click();
  await expect(faults).toContainText('Days off 1, To: is missing.');
  await page.getByLabel('To').last().fill('2030-12-20');
  await publish.click();
  await expect(faults).toContainText('Days off 1, To: has to be later.');
  const sentence = await faults.getByText('Not saved.').boundingBox();
  const list = await faults.getByRole('list').boundingBox();
  expect(list?.y).toBeGreaterThan(sentence?.y ?? Infinity);
  expect(list?.x).toBe(sentence?.x);
});

test('two members who edit at once see both versions, and an assistant reads', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page.context(), product, {role: 'owner'});
  const other = await (await browser.newContext()).newPage();
  await signIn(other.context(), product, {role: 'agent'});
  for (const each of [page, other]) {
    await each.goto(`${product.site}/desk/site/templates`);
    await expect(each.getByLabel('Subject')).toHaveValue(/Your request/u);
  }
  await page.getByLabel('Subject').fill('The first');
  await other.getByLabel('Subject').fill('The second');
  await save(page);
  await other.getByRole('button', {name: 'Save and publish'}).click();
  const versions = other.getByRole('alert');
  await expect(versions).toContainText('The first');
  await expect(versions).toContainText('The second');
  await expect(other.getByLabel('Subject')).toHaveValue('The second');
  await versions.getByRole('button', {name: 'Save my version'}).click();
  await expect(other.getByText('Saved. Pages show it')).toBeVisible();
  await other.context().close();

  await signIn(page.context(), product, {role: 'assistant'});
  await page.reload();
  await expect(page.getByText('You can read this.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeDisabled();
  await expect(page.getByRole('button', {name: 'Save and publish'})).toHaveCount(0);
});
