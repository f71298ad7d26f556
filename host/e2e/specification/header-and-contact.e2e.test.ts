import {agency, contentIn, textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

/** The first part of an address that contains a month. */
const bookingIn = (month: string): string => `${agency.links.booking}?month=${month}`;

for (const lang of shownLanguages) {
  test(
    `${lang}: the header has its five labels, its links and Get Quote, which scrolls to the hero's form`,
    spec('s2-header', 's2-quote-form'),
    async ({page, site}) => {
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
    `${lang}: the footer says when to call, who is licensed, and that this is a sample`,
    spec('s1-footer'),
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
        textIn(lang, 'legal', 'licenceLine').split(',')[1]?.split('{{')[0]?.trim() ?? 'no licence line',
      );
      await expect(footer).toContainText(agency.licenseNumber);
      await expect(footer).toContainText(
        textIn(lang, 'legal', 'sampleNotice', {
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
    spec('s2-contact', 's2-booking', 's9-follow-up'),
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
      const booking = contact.getByRole('link', {name: textIn(lang, 'site', 'bookConsultation')});
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
}
