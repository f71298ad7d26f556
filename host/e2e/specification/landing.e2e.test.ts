import type {Page} from '@playwright/test';
import {agency, contentIn, said, shownLanguages, worded} from './said.ts';
import {expect, test} from './site-test.ts';
import {spec} from './spec.ts';

const sections = ['hero', 'services', 'calculators', 'testimonials', 'faq', 'contact'] as const;
const services = ['health', 'cancer', 'life', 'medicare', 'retirement', 'notary'] as const;

/** How far below the bar at the top an element begins: near 0 once the page has scrolled to it. */
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

/** The first part of an address that carries a month. */
const bookingIn = (month: string): string => `${agency.links.booking}?month=${month}`;

for (const lang of shownLanguages) {
  test(
    `${lang}: each anchor leads to its section`,
    spec(
      's2-anchor-hero',
      's2-anchor-services',
      's2-anchor-calculators',
      's2-anchor-testimonials',
      's2-anchor-faq',
      's2-anchor-contact',
    ),
    async ({page, site}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await site.visit('/', lang);
      for (const id of sections.toReversed()) {
        await page.evaluate((hash) => (location.hash = hash), id);
        await expect(page.locator(`#${id} h2, #${id} h1`).first()).toBeInViewport();
        await expect.poll(() => topOf(page, id), id).toBeLessThan(400);
      }
    },
  );

  test(
    `${lang}: each service's anchor leads to its card`,
    spec(
      's2-anchor-health',
      's2-anchor-cancer',
      's2-anchor-life',
      's2-anchor-medicare',
      's2-anchor-retirement',
      's2-anchor-notary',
    ),
    async ({page, site}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await site.visit('/', lang);
      for (const id of services) {
        const anchor = `${id}-insurance`;
        await page.evaluate((hash) => (location.hash = hash), anchor);
        const name = contentIn(lang).services.find((service) => service.id === id)?.name ?? '';
        await expect(page.locator(`#${anchor} h3`)).toHaveText(name);
        await expect(page.locator(`#${anchor} h3`)).toBeInViewport();
      }
    },
  );

  test(
    `${lang}: the services grid has seven cards with everything a card says`,
    spec(
      's3-service-name',
      's3-service-description',
      's3-service-features',
      's3-service-icon',
      's3-service-colour',
      's3-service-cta',
      's3-service-ids',
      's2-disability-card',
      's1-read-services',
    ),
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
      const colours = new Map<string, string>();
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
        colours.set(service.colour, colours.get(service.colour) ?? mark);
        expect([service.id, mark]).toEqual([service.id, colours.get(service.colour)]);
      }
      expect(drawings.size).toBe(7);
      expect(new Set(colours.values()).size).toBe(3);
      await expect(page.locator('#disability-insurance')).toBeVisible();
    },
  );

  test(
    `${lang}: the header has its five labels, its links and Get Quote, which scrolls to the hero's form`,
    spec(
      's2-header-services',
      's2-header-calculators',
      's2-header-blog',
      's2-header-questionnaire',
      's2-header-contact',
      's2-header-get-quote',
      's2-label-services',
      's2-label-calculators',
      's2-label-blog',
      's2-label-contact',
      's2-hero-form',
    ),
    async ({page, site}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await site.visit('/blog', lang);
      const header = page.getByRole('banner');
      const home = new URL(site.address('/', lang)).pathname;
      const link = (name: string) => header.getByRole('link', {name, exact: true});
      await expect(
        header.getByRole('button', {name: worded(lang, 'Services', 'site', 'services')}),
      ).toBeVisible();
      await expect(link(worded(lang, 'Calculators', 'site', 'calculators'))).toHaveAttribute(
        'href',
        `${home}#calculators`,
      );
      await expect(link(worded(lang, 'Blog', 'site', 'blog'))).toHaveAttribute('href', /\/blog$/);
      await expect(link(worded(lang, 'Contact', 'site', 'contact'))).toHaveAttribute(
        'href',
        `${home}#contact`,
      );
      const questionnaire = header.locator('a[href$="/ai-workflow"]');
      await expect(questionnaire).toHaveText(contentIn(lang).sections.questionnaire.label);
      await expect(questionnaire).toContainText('ACA');
      await link(worded(lang, 'Get Quote', 'site', 'getQuoteBtn')).click();
      await expect(page).toHaveURL(`${site.address('/', lang)}#hero`);
      await expect(page.locator('#hero lamplight-quote-form [name=firstName]')).toBeInViewport();
    },
  );

  test(
    `${lang}: the hero claims what the configuration proves, each with its source and date`,
    spec(
      's1-claim-families',
      's1-claim-years',
      's1-claim-rating',
      's1-claim-source',
      's1-nurse',
      's1-houston',
    ),
    async ({page, site}) => {
      await site.visit('/', lang);
      const claims = page.locator('#hero .claims li');
      await expect(claims.locator('strong')).toHaveText(['500+', '15+', 'A+']);
      await expect(claims.nth(0)).toContainText(said(lang, 'host', 'claimFamilies'));
      await expect(claims.nth(1)).toContainText(said(lang, 'host', 'claimYears'));
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
    `${lang}: the footer says when to call, who is licensed, and that this is a sample`,
    spec('s1-footer-hours', 's1-footer-licence', 's1-footer-sample', 's2-follow-us', 's7-link-social'),
    async ({page, site}) => {
      await site.visit('/', lang);
      const footer = page.locator('#root > footer');
      const hours = {
        en: 'Mon-Fri 8AM-8PM CT, Sat by appointment',
        es: /8.*20|8.*8.*CT/u,
      };
      await expect(footer).toContainText(hours[lang]);
      await expect(footer).toContainText({en: 'Sunday is answered on Monday', es: 'domingo'}[lang]);
      await expect(footer).toContainText(
        said(lang, 'legal', 'licenceLine').split(',')[1]?.split('{{')[0]?.trim() ?? 'no licence line',
      );
      await expect(footer).toContainText(agency.licenseNumber);
      await expect(footer).toContainText(
        said(lang, 'legal', 'sampleNotice', {
          agencyName: agency.agencyName,
          licensedName: agency.licensedName,
        }),
      );
      await expect(footer.getByText(worded(lang, 'Follow Us', 'site', 'followUs'))).toBeVisible();
      const [social] = agency.links.social;
      await expect(footer.locator(`a[href="${social?.url ?? ''}"]`)).toHaveAttribute('target', '_blank');
    },
  );

  test(
    `${lang}: the contact section has an email link, a booking button and the form`,
    spec(
      's2-get-in-touch',
      's2-contact-email',
      's2-contact-booking',
      's2-contact-form',
      's1-email',
      's1-book',
      's7-link-booking',
      's9-booking-30',
      's9-24-hours',
    ),
    async ({page, site}) => {
      await page.clock.setFixedTime('2026-11-10T12:00:00-06:00');
      await site.visit('/', lang);
      const contact = page.locator('#contact');
      await expect(contact.locator('#contact-title')).toHaveText(
        worded(lang, 'Get In Touch', 'site', 'contactTitle'),
      );
      await expect(contact.locator('.ways').getByRole('link', {name: agency.email})).toHaveAttribute(
        'href',
        `mailto:${agency.email}`,
      );
      const booking = contact.getByRole('link', {name: said(lang, 'site', 'bookConsultation')});
      await expect(booking).toContainText('30');
      await expect(booking).toHaveAttribute('target', '_blank');
      await expect(booking).toHaveAttribute('href', bookingIn('2026-11'));
      expect(agency.links.booking).toContain('30-minutes');
      const form = contact.locator('lamplight-contact-form');
      await form.scrollIntoViewIfNeeded();
      await expect(form.locator('[name=message]')).toBeVisible();
      await expect(contact).toContainText('24');
    },
  );

  test(
    `${lang}: the FAQ has five items, each opening and closing by itself`,
    spec('s2-faq-five', 's2-faq-independent', 's3-faq-fields'),
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
    spec(
      's7-link-health-quote',
      's7-link-medicare-enroll',
      's7-link-carrier-quote',
      's7-link-medicare-guide',
    ),
    async ({page, site}) => {
      await site.visit('/', lang);
      const {healthQuote, carrierHealthQuote, medicareEnroll, medicareGuide} = agency.links;
      const health = page.locator('#health-insurance');
      await expect(health.locator(`a[href="${healthQuote}"]`)).toHaveAttribute('target', '_blank');
      const carrier = health.locator(`a[href="${carrierHealthQuote.url}"]`);
      await expect(carrier).toContainText(carrierHealthQuote.carrier);
      // The sample has no TPMO numbers: its Medicare card offers a talk, and links neither enrollment nor a guide.
      const medicare = page.locator('#medicare-insurance');
      await expect(medicare.getByRole('link')).toHaveCount(1);
      await expect(medicare.locator(`a[href^="${agency.links.booking}"]`)).toBeVisible();
      await expect(page.locator(`a[href="${medicareEnroll}"]`)).toHaveCount(0);
      await expect(page.locator(`a[href="${medicareGuide}"]`)).toHaveCount(0);
    },
  );
}

test('Disability is not in the menu', spec('s2-disability-no-menu'), async ({page, site}) => {
  await site.visit('/');
  await page.getByRole('button', {name: 'Services'}).click();
  const links = page.locator('.services-menu li a');
  await expect(links).toHaveCount(6);
  await expect(links.getByText('Disability Insurance')).toHaveCount(0);
});
