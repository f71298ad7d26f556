import type {Locator, Page} from '@playwright/test';
import {contentIn, textIn, shownLanguages} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

const served = [
  {id: 3, name: 'María de la Cruz', service: 'health', rating: 5, review: 'She drew it on paper.'},
  {id: 4, name: 'Robert', service: 'medicare', rating: 4, review: 'On time.'},
  {id: 5, name: 'Linh Pham', service: 'life', rating: 3, review: 'Calm.', imageUrl: '/api/face.svg'},
  {id: 6, name: 'Ada Okafor', service: 'cancer', rating: 5, review: 'She called back.'},
] as const;

const answerWith = (page: Page, testimonials: unknown) =>
  page.route('**/api/testimonials', (route) => route.fulfill({json: {testimonials}}));

const color = (card: Locator): Promise<string> =>
  card.locator('.initials').evaluate((circle) => getComputedStyle(circle).backgroundColor);

for (const lang of shownLanguages) {
  test(
    `${lang}: without testimonials from the server the five built-in ones are shown, marked as the sample's`,
    spec('s3-testimonials-built-in', 's3-testimonial'),
    async ({page, site}) => {
      for (const answer of [[], undefined, 'a fault'] as const) {
        await page.unrouteAll();
        if (answer === 'a fault') await page.route('**/api/testimonials', (route) => route.abort());
        else await answerWith(page, answer);
        await site.visit('/', lang);
        const element = await site.element('testimonials');
        const cards = element.locator('li.card');
        await expect(cards).toHaveCount(5);
        for (const [index, {name, review, rating}] of contentIn(lang).testimonials.entries()) {
          await expect(cards.nth(index)).toContainText(name);
          await expect(cards.nth(index)).toContainText(review);
          await expect(
            cards
              .nth(index)
              .getByRole('img', {name: textIn(lang, 'testimonials', 'rated', {rating: `${rating}`})}),
          ).toBeVisible();
          await expect(cards.nth(index)).toContainText(textIn(lang, 'legal', 'testimonialSample'));
        }
      }
    },
  );

  test(
    `${lang}: the server's testimonials are shown with name, service, stars and review; initials and color are derived`,
    spec('s7-testimonials', 's3-testimonial'),
    async ({page, site}) => {
      await page.route('**/api/face.svg', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>',
        }),
      );
      await answerWith(page, served);
      await site.visit('/', lang);
      const element = await site.element('testimonials');
      const cards = element.locator('li.card');
      await expect(cards).toHaveCount(4);
      for (const [index, {name, review, rating}] of served.entries()) {
        await expect(cards.nth(index)).toContainText(name);
        await expect(cards.nth(index)).toContainText(review);
        await expect(
          cards
            .nth(index)
            .getByRole('img', {name: textIn(lang, 'testimonials', 'rated', {rating: `${rating}`})}),
        ).toBeVisible();
        await expect(cards.nth(index).locator('.stars path:not(.empty)')).toHaveCount(rating);
      }
      await expect(cards.nth(0)).toContainText(textIn(lang, 'site', 'healthInsurance'));
      await expect(cards.nth(0).locator('.initials')).toHaveText('MC');
      await expect(cards.nth(1).locator('.initials')).toHaveText('R');
      await expect(cards.nth(3).locator('.initials')).toHaveText('AO');
      await expect(cards.nth(2).locator('img')).toHaveAttribute('src', /\/api\/face\.svg$/u);
      await answerWith(page, [...served.slice(0, 2), {...served[2], imageUrl: ''}, served[3]]);
      await site.visit('/', lang);
      await site.element('testimonials');
      await expect(cards.locator('.initials')).toHaveCount(4);
      const colors = await Promise.all([0, 1, 2, 3].map((index) => color(cards.nth(index))));
      // Ids 3, 4, 5, 6: three colors, and 6 has the color of 3.
      expect(new Set(colors).size).toBe(3);
      expect(colors[3]).toBe(colors[0]);
    },
  );
}

test('GET /api/testimonials gives an array', spec('s7-testimonials'), async ({request, site}) => {
  const answer = await request.get(site.address('/api/testimonials'));
  expect(answer.status()).toBe(200);
  const {testimonials} = (await answer.json()) as {testimonials: unknown};
  expect(Array.isArray(testimonials)).toBe(true);
});
