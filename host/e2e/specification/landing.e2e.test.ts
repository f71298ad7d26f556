import type {Page} from '@playwright/test';
import {agency, contentIn, textIn, shownLanguages} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

const sections = ['hero', 'services', 'calculators', 'testimonials', 'faq', 'contact'] as const;
const services = ['health', 'cancer', 'life', 'medicare', 'retirement', 'notary'] as const;

/** Returns an element's distance from the top of the window, in CSS pixels. */
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

for (const lang of shownLanguages) {
  test(`${lang}: each anchor leads to its section`, spec('s2-anchors'), async ({page, site}) => {
    await site.visit('/', lang);
    for (const id of sections.toReversed()) {
      await page.evaluate((hash) => (location.hash = hash), id);
      await expect(page.locator(`#${id} h2, #${id} h1`).first()).toBeInViewport();
      await expect.poll(() => topOf(page, id), id).toBeLessThan(400);
    }
  });

  test(`${lang}: each service's anchor leads to its card`, spec('s2-anchors'), async ({page, site}) => {
    await site.visit('/', lang);
    for (const id of services) {
      const anchor = `${id}-insurance`;
      await page.evaluate((hash) => (location.hash = hash), anchor);
      const name = contentIn(lang).services.find((service) => service.id === id)?.name ?? '';
      await expect(page.locator(`#${anchor} h3`)).toHaveText(name);
      await expect(page.locator(`#${anchor} h3`)).toBeInViewport();
    }
  });

  test(
    `${lang}: the services grid has seven cards with everything a card says`,
    spec('s1-services'),
    async ({page, site}) => {
      await site.visit('/', lang);
      const cards = page.locator('#services article');
      const shown = contentIn(lang).services;
      expect(shown.map(({id}) => id)).toEqual([
        'health',
        'cancer',
        'life',
        'medicare',
        'retirement',
        'disability',
        'notary',
      ]);
      await expect(cards).toHaveCount(7);
      const drawings = new Set<string>();
      const colors = new Map<string, string>();
      for (const [index, service] of shown.entries()) {
        const card = cards.nth(index);
        await expect(card.locator('h3')).toHaveText(service.name);
        await expect(card).toContainText(
          service.description.replace('{{licensedName}}', agency.licensedName),
        );
        await expect(card.locator('.features li')).toHaveText([...service.features]);
        const link = card.getByRole('link', {name: service.ctaText});
        // The sample has no TPMO numbers, so its Medicare card leads to a talk, not to enrollment.
        if (service.id === 'medicare') await expect(link).toHaveCount(0);
        else await expect(link).toHaveAttribute('href', /./);
        const drawing = card.locator('svg').first();
        await expect(drawing).toBeVisible();
        drawings.add(await drawing.innerHTML());
        const mark = await card
          .locator('.features li')
          .first()
          .evaluate((item) => getComputedStyle(item, '::before').backgroundColor);
        colors.set(service.colour, colors.get(service.colour) ?? mark);
        expect([service.id, mark]).toEqual([service.id, colors.get(service.colour)]);
      }
      expect(drawings.size).toBe(7);
      expect(new Set(colors.values()).size).toBe(3);
      await expect(page.locator('#disability-insurance')).toBeVisible();
    },
  );

  test(
    `${lang}: the hero claims what the configuration proves, each with its source and date`,
    spec('s1-claims'),
    async ({page, site}) => {
      await site.visit('/', lang);
      const claims = page.locator('#hero .claims li');
      await expect(claims.locator('strong')).toHaveText(['500+', '15+', 'A+']);
      await expect(claims.nth(0)).toContainText(textIn(lang, 'host', 'claimFamilies'));
      await expect(claims.nth(1)).toContainText(textIn(lang, 'host', 'claimYears'));
      await expect(claims.nth(2)).toContainText('Sample Business Bureau');
      for (const [index, source] of [
        {
          en: 'Sample: an invented agency has no client register',
          es: 'Muestra: una agencia inventada no tiene registro de clientes',
        },
        {
          en: 'Sample: an invented agency has no license history',
          es: 'Muestra: una agencia inventada no tiene historial de licencia',
        },
        {
          en: 'Sample: neither the bureau nor the rating exists',
          es: 'Muestra: ni la oficina ni la calificación existen',
        },
      ].entries()) {
        await claims.nth(index).locator('button').focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('tooltip')).toContainText(source[lang]);
        await expect(page.getByRole('tooltip')).toContainText('2026');
      }
      await expect(page.locator('.assurance')).toContainText('RN');
      await expect(page.locator('#hero')).toContainText('Houston');
      await expect(page.locator('#hero')).toContainText('Texas');
    },
  );

  test(
    `${lang}: the FAQ has five items, each opening and closing by itself`,
    spec('s2-faq'),
    async ({page, site}) => {
      await site.visit('/', lang);
      const items = page.locator('#faq details');
      await expect(items).toHaveCount(5);
      const expected = contentIn(lang).faq;
      for (const [index, {id, question, answer}] of expected.entries()) {
        await expect(items.nth(index)).toHaveAttribute('id', `faq-${id}`);
        await expect(items.nth(index).locator('summary')).toHaveText(question);
        await expect(items.nth(index).locator('.answer')).toBeHidden();
        await items.nth(index).locator('summary').click();
        await expect(items.nth(index).locator('.answer')).toContainText(answer.slice(0, 40));
      }
      await expect(page.locator('#faq details[open]')).toHaveCount(5);
      await items.nth(2).locator('summary').click();
      await expect(items.nth(2).locator('.answer')).toBeHidden();
      await expect(page.locator('#faq details[open]')).toHaveCount(4);
    },
  );

  test(
    `${lang}: the cards lead to the agency's external pages`,
    spec('s7-links', 's7-medicare-link'),
    async ({page, site}) => {
      await site.visit('/', lang);
      const {healthQuote, carrierHealthQuote, medicareEnroll, medicareGuide} = agency.links;
      const health = page.locator('#health-insurance');
      await expect(health.locator(`a[href="${healthQuote}"]`)).toHaveAttribute('target', '_blank');
      const carrier = health.locator(`a[href="${carrierHealthQuote.url}"]`);
      await expect(carrier).toContainText(carrierHealthQuote.carrier[lang]);
      // The sample has no TPMO numbers: its Medicare card offers a consultation and our own page, and links
      // to neither enrollment nor a guide.
      const medicare = page.locator('#medicare-insurance');
      await expect(medicare.getByRole('link')).toHaveCount(2);
      await expect(medicare.locator('a[href$="/services/medicare"]')).toBeVisible();
      await expect(medicare.locator(`a[href^="${agency.links.booking}"]`)).toBeVisible();
      await expect(page.locator(`a[href="${medicareEnroll}"]`)).toHaveCount(0);
      await expect(page.locator(`a[href="${medicareGuide}"]`)).toHaveCount(0);
    },
  );
}

test('Disability is not in the menu', spec('s2-disability'), async ({page, site}) => {
  await site.visit('/');
  await page.getByRole('button', {name: 'Services'}).click();
  const links = page.locator('.services-menu li a');
  await expect(links).toHaveCount(6);
  await expect(links.getByText('Disability Insurance')).toHaveCount(0);
});
