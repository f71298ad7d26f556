import type {Page} from '@playwright/test';
import {lead} from '../../server/testing/submissions.ts';
import {expect, rowOf, sendTo, signIn, test} from './desk-test.ts';

// Headless Chromium hides no tab.
const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {value, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a member who comes back to the tab the next morning reads the day and the permissions of that morning', async ({
  page,
  context,
  product,
}) => {
  const id = await sendTo(product, '/api/leads', {...lead, lastName: 'Morning', email: 'm@mail.example'});
  await signIn(context, product);
  const evening = new Date('2030-01-16T02:00:00Z');
  const morning = new Date('2030-01-16T14:00:00Z');
  for (const [path, read] of [
    ['', /\/api\/desk\/today$/u],
    [`/people/${id}`, new RegExp(`/api/desk/people/${id}$`, 'u')],
    ['/inbox', /\/api\/desk\/inbox\?/u],
  ] as const) {
    await page.clock.setFixedTime(evening);
    await page.goto(`${product.site}/desk${path}`);
    if (path === '') await expect(page.getByText('Tuesday, January 15, 2030')).toBeVisible();
    else if (path === '/inbox') await expect(rowOf(page, 'Morning')).toBeVisible();
    else await expect(page.getByRole('heading', {name: 'What you may do now'})).toBeVisible();
    await setVisibility(page, 'hidden');
    await page.clock.setFixedTime(morning);
    const again = page.waitForRequest(read);
    await setVisibility(page, 'visible');
    await again;
    if (path === '') await expect(page.getByText('Wednesday, January 16, 2030')).toBeVisible();
    if (path === '/inbox') await expect(rowOf(page, 'Morning')).toBeVisible();
  }
});
