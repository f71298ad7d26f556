import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';
import {shownLanguages, textIn} from './texts.ts';

for (const lang of shownLanguages)
  test(
    `${lang}: the chat greets, answers with a source, and asks the agent`,
    spec('s1-chat'),
    async ({page, site}) => {
      await site.visit('/', lang);
      const chat = page.locator('lamplight-chat');
      await chat.locator('.launch').click();
      const field = chat.locator('textarea');
      await expect(field).toBeFocused();
      const log = chat.getByRole('log');
      await expect(log).toContainText(textIn(lang, 'site', 'liveChatGreeting'));
      const question = {
        en: 'Do you charge for your help?',
        es: '¿Cuánto cuesta su ayuda?',
        fr: 'Vos conseils sont-ils payants ?',
        de: 'Was kostet Ihre Beratung?',
        zh: '你们的帮助收费吗？',
      }[lang];
      await field.fill(question);
      await field.press('Enter');
      const source = log.locator('a[href*="#faq-cost-and-privacy"]');
      await expect(source).toBeVisible();
      await chat.locator('.agent').click();
      await expect(chat.locator('.presence')).not.toBeEmpty();
      // The conversation is there again after a reload, from the server.
      await page.reload();
      await chat.locator('.launch').click();
      await expect(log).toContainText(question);
      await expect(log.locator('.message.visitor')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(chat.locator('.launch')).toBeFocused();
    },
  );
