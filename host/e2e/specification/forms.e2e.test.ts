import type {Locator, Page} from '@playwright/test';
import type {Language} from '../../../contract/language.ts';
import {textIn, shownLanguages, worded} from './texts.ts';
import {expect, test, type SiteTab} from '../page-test.ts';
import {spec} from './spec.ts';

type Stored = {
  readonly lastName?: string;
  readonly name?: string;
};

const forms = {
  quote: {
    path: '/api/leads',
    answers: {firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@example.com', phone: '713-555-0199'},
    texts: 'quote',
  },
  contact: {
    path: '/api/contact',
    answers: {
      name: 'Rosa Delgado',
      phone: '713-555-0199',
      email: 'rosa@example.com',
      subject: 'A question',
      message: 'Which plan covers my doctor?',
    },
    texts: 'contact',
  },
} as const;

type FormName = keyof typeof forms;

const fill = async (
  form: Locator,
  name: FormName,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> => {
  for (const [field, answer] of Object.entries({...forms[name].answers, ...changes}))
    await form.locator(`[name=${field}]`).fill(answer);
  if (name === 'quote') await form.locator('[name=insuranceType]').selectOption('health');
};

const send = (form: Locator): Promise<void> => form.locator('form button.button').click();

const toast = (page: Page) => page.locator('.toast-region .toast');

const opened = async (site: SiteTab, name: FormName, lang: Language): Promise<Locator> => {
  await site.visit('/', lang);
  return site.element(`${name}-form`);
};

for (const lang of shownLanguages) {
  test(
    `${lang}: a sent quote request is stored; the form resets and a toast says so`,
    spec('s4-quote-sent', 's2-quote-form', 's7-leads', 's9-follow-up', 's3-lead'),
    async ({page, site, product}) => {
      const form = await opened(site, 'quote', lang);
      const lastName = `Delgado-${lang}`;
      await fill(form, 'quote', {lastName});
      await send(form);
      await expect(toast(page).locator('.toast-title')).toHaveText(
        worded(lang, 'Quote Request Submitted!', 'quote', 'sentTitle'),
      );
      await expect(toast(page)).toContainText(
        worded(lang, "We'll contact you within 24 hours with your personalized quote.", 'quote', 'sentText'),
      );
      for (const field of ['firstName', 'lastName', 'email', 'phone', 'insuranceType'])
        await expect(form.locator(`[name=${field}]`)).toHaveValue('');
      const stored = JSON.parse(await product.leads('export', '--format', 'json')) as Stored[];
      expect(stored.filter((lead) => lead.lastName === lastName)).toMatchObject([
        {firstName: 'Rosa', email: 'rosa@example.com', phone: '713-555-0199', insuranceType: 'health'},
      ]);
    },
  );

  test(
    `${lang}: a sent message is stored; the form resets and a toast says so`,
    spec('s2-contact', 's4-contact-sent', 's7-contact', 's9-follow-up'),
    async ({page, site, product}) => {
      const form = await opened(site, 'contact', lang);
      const name = `Ana ${lang}`;
      await fill(form, 'contact', {name});
      await send(form);
      await expect(toast(page).locator('.toast-title')).toHaveText(
        worded(lang, 'Message Sent Successfully!', 'contact', 'sentTitle'),
      );
      await expect(toast(page)).toContainText(
        worded(lang, "We'll get back to you within 24 hours.", 'contact', 'sentText'),
      );
      for (const field of ['name', 'email', 'phone', 'subject', 'message'])
        await expect(form.locator(`[name=${field}]`)).toHaveValue('');
      const stored = JSON.parse(await product.leads('export', '--format', 'json')) as Stored[];
      expect(stored.filter((message) => message.name === name)).toMatchObject([
        {email: 'rosa@example.com', subject: 'A question', message: 'Which plan covers my doctor?'},
      ]);
    },
  );

  for (const [name, title, ids] of [
    [
      'quote',
      'Submission Failed',
      ['s4-quote-failed', 's4-quote-failed', 's4-quote-failed', 's4-quote-failed'],
    ],
    [
      'contact',
      'Failed to Send Message',
      ['s4-contact-failed', 's4-contact-failed', 's4-contact-failed', 's4-contact-failed'],
    ],
  ] as const)
    test(
      `${lang}: a failed ${name} form shows a destructive toast with the server's message or the fallback, and keeps what was typed`,
      spec(...ids, 's3-toast-destructive', 's4-failure-keeps'),
      async ({page, site}) => {
        const form = await opened(site, name, lang);
        const {path, answers, texts} = forms[name];
        const problem = {
          type: 'about:blank',
          title: 'x',
          status: 500,
          code: 'internal',
          requestId: 'r',
          errors: [],
        };
        for (const [detail, text] of [
          ['The lamp has gone out.', 'The lamp has gone out.'],
          ['', worded(lang, 'Please try again or call us directly.', 'ui', 'failedText')],
        ] as const) {
          await page.unrouteAll();
          await page.route(`**${path}`, (route) =>
            route.fulfill({
              status: 500,
              contentType: 'application/problem+json',
              body: JSON.stringify({...problem, detail}),
            }),
          );
          await fill(form, name);
          await send(form);
          await expect(toast(page).locator('.toast-title')).toHaveText(
            worded(lang, title, texts, 'failedTitle'),
          );
          await expect(toast(page)).toContainText(text);
          await expect(toast(page)).toHaveClass(/destructive/u);
          for (const [field, answer] of Object.entries(answers))
            await expect(form.locator(`[name=${field}]`)).toHaveValue(answer);
        }
      },
    );

  test(
    `${lang}: what is missing is named at each field and in a summary that takes focus`,
    spec('s5-in-place', 's5-summary', 's5-lead', 's5-contact'),
    async ({page, site}) => {
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && !request.url().endsWith('/api/counts')) posts.push(request.url());
      });
      const quote = await opened(site, 'quote', lang);
      await quote.locator('[name=email]').fill('rosa@example');
      await send(quote);
      await expect(quote.locator('#firstName-error')).toHaveText(textIn(lang, 'quote', 'firstName.required'));
      await expect(quote.locator('#lastName-error')).toHaveText(textIn(lang, 'quote', 'lastName.required'));
      await expect(quote.locator('#email-error')).toHaveText(textIn(lang, 'ui', 'error.invalid-email'));
      await expect(quote.locator('#insuranceType-error')).toHaveText(
        textIn(lang, 'quote', 'insuranceType.required'),
      );
      await expect(quote.locator('.summary')).toBeFocused();
      await expect(quote.locator('.summary li')).toHaveCount(4);
      await quote.locator('.summary a').first().click();
      await expect(quote.locator('[name=firstName]')).toBeFocused();
      const contact = await site.element('contact-form');
      await send(contact);
      await expect(contact.locator('#name-error')).toHaveText(textIn(lang, 'contact', 'name.required'));
      await expect(contact.locator('#email-error')).toHaveText(textIn(lang, 'contact', 'email.required'));
      await expect(contact.locator('#message-error')).toHaveText(textIn(lang, 'contact', 'message.required'));
      await expect(contact.locator('.summary')).toBeFocused();
      expect(posts).toEqual([]);
    },
  );
}

test(
  'a phone number is needed only when calls are agreed to',
  spec('s5-lead-phone', 's5-in-place'),
  async ({page, site}) => {
    const form = await opened(site, 'quote', 'en');
    await fill(form, 'quote');
    await form.locator('[name=contactConsent]').check();
    await form.locator('[name=phone]').clear();
    await send(form);
    await expect(form.locator('#phone-error')).toBeVisible();
    await form.locator('[name=contactConsent]').uncheck();
    await send(form);
    await expect(toast(page).locator('.toast-title')).toHaveText('Quote Request Submitted!');
  },
);

test(
  'the form shows what the server refuses at the field it means',
  spec('s5-in-place'),
  async ({page, site}) => {
    await page.route('**/api/leads', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'x',
          status: 422,
          code: 'invalid-fields',
          detail: 'Please check the answers.',
          requestId: 'r',
          errors: [{field: 'email', code: 'invalid-email'}],
        }),
      }),
    );
    const form = await opened(site, 'quote', 'en');
    await fill(form, 'quote');
    await send(form);
    await expect(form.locator('#email-error')).toHaveText(textIn('en', 'ui', 'error.invalid-email'));
    await expect(form.locator('.summary')).toBeFocused();
  },
);

test('an unanswered select is no item and is sent as an empty text', spec('s5-select'), async ({site}) => {
  const form = await opened(site, 'quote', 'en');
  const select = form.locator('[name=insuranceType]');
  await expect(select).toHaveValue('');
  const placeholder = select.locator('option').first();
  await expect(placeholder).toBeDisabled();
  await expect(placeholder).toHaveAttribute('value', '');
  await expect(select.locator('option:not([disabled])[value=""]')).toHaveCount(0);
});
