/* No English is left on the pages of the other four languages, except names. Two checks: a text that is the
   same on the English page, and a text that reads as English whatever the English page says. */
import type {Page} from '@playwright/test';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {pageIn, sampled, somePages} from './every-page.ts';
import {expect, settled, test} from './page-test.ts';
import {pageTexts, type PageText} from './page-texts.ts';
import {names, sharedWords} from './same-in-english.ts';
import {fill, requests, sendButton} from './specification/questionnaire-page.ts';

type Other = Exclude<Language, 'en'>;

const others = LANGUAGES.filter((lang): lang is Other => lang !== 'en');

/** Words that are in nearly every English sentence and in no other language. */
const english =
  /\b(?:the|and|your|you|with|from|this|that|these|which|what|who|are|is|was|were|have|has|not|will|would|can|should|of|to|for|by|or|if|it|we|our|they|their|when|how|more|all|any|than)\b/giu;

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The texts of a page in another language that are still English. */
const leftEnglish = (texts: readonly PageText[], lang: Other, inEnglish: ReadonlySet<string>): string[] =>
  texts
    .filter(({text}) => {
      const rest = names.reduce<string>((left, name) => left.replaceAll(name, ' '), text).trim();
      if (!hasWords(rest)) return false;
      const isSame = inEnglish.has(text) && !sharedWords[lang].test(rest);
      return isSame || new Set(rest.match(english)?.map((word) => word.toLowerCase())).size > 1;
    })
    .map(({text, place}) => `${lang}: ${text} (${place.trim()})`);

/** Opens and sends parts of a page, so that more texts appear; `read` collects the texts at that moment. */
const openings: Readonly<Record<string, (page: Page, read: () => Promise<void>) => Promise<void>>> = {
  '/': async (page, read) => {
    for (const opener of [
      '.navigation-trigger',
      'lamplight-retirement-calculator .opener',
      'lamplight-aca-calculator .opener',
    ])
      await page.locator(opener).click();
    await expect(page.locator('lamplight-retirement-calculator [role=tab]').first()).toBeVisible();
    await expect(page.locator('lamplight-aca-calculator form')).toBeVisible();
    for (const form of ['quote-form', 'contact-form']) {
      await page.locator(`lamplight-${form} button[type=submit]`).click();
      await expect(page.locator(`lamplight-${form} [aria-invalid=true]`).first()).toBeVisible();
    }
    await read();
    await page.locator('lamplight-retirement-calculator [role=tab]').last().click();
    await page.locator('lamplight-retirement-calculator [part=calculate]').click();
    await expect(page.locator('lamplight-retirement-calculator .result').first()).toBeVisible();
    await page.locator('lamplight-life-calculator .opener').click();
    await page.locator('lamplight-life-calculator [part=calculate]').click();
    await expect(page.locator('lamplight-life-calculator .result')).toBeVisible();
  },
  '/ai-workflow': async (page, read) => {
    const element = page.locator('lamplight-questionnaire');
    for (const phase of [1, 2, 3] as const) {
      await element
        .locator('.phases button')
        .nth(phase - 1)
        .click();
      await expect(element.locator('.phases button').nth(phase - 1)).toHaveAttribute('aria-current', 'step');
      await fill(element, requests[phase].answers);
      await sendButton(element).click();
      await expect(element.locator('section.result .badges')).toBeVisible();
      await read();
    }
  },
};

const textsOf = async (page: Page, site: string, lang: Language, path: string): Promise<PageText[]> => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(site + pageIn(lang, path).address);
  await settled(page);
  const texts: PageText[] = [];
  await openings[path]?.(page, async () => void texts.push(...(await pageTexts(page))));
  return texts.concat(await pageTexts(page));
};

const paths = [...new Set(somePages.map((one) => one.path))];

// The sample: every second page, in one of the languages in turn.
for (const [turn, path] of sampled([...paths.entries()], 2))
  test(`${path}: nothing is left in English`, async ({page, product}) => {
    const inEnglish = new Set((await textsOf(page, product.site, 'en', path)).map(({text}) => text));
    const left: string[] = [];
    for (const lang of sampled(others, 4, turn / 2)) {
      const texts = await textsOf(page, product.site, lang, path);
      expect(texts.length).toBeGreaterThan(20);
      left.push(...leftEnglish(texts, lang, inEnglish));
    }
    expect([...new Set(left)]).toEqual([]);
  });
