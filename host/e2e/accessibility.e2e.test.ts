/* axe on whole pages, elements included. The elements' own states are audited in widgets/conformance; this
   file audits the pages: landmarks, headings, colors over the drawings, and parts that open. */
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../../contract/language.ts';
import {legalPageNames} from '../../agency/legal-pages/legal-page.ts';
import {violations} from './audit.ts';
import {isFull, kindsOfPage, pageIn, pagesOfEachKind} from './every-page.ts';
import {expect, test} from './page-test.ts';

const schemes = ['light', 'dark'] as const;
const widths = [390, 1440] as const;

// The sample: each kind of page once, of the legal pages one; languages, widths and schemes in turn.
const represented = new Set<string>(legalPageNames.slice(1).map((name) => `/${name}`));
const sample = kindsOfPage
  .filter((path) => !represented.has(path))
  .map((path, turn) => ({
    address: pageIn(LANGUAGES[turn % 5] ?? 'en', path).address,
    width: widths[turn % 2] ?? 390,
    scheme: schemes[(turn >> 1) % 2] ?? 'light',
  }));

const matrix = pagesOfEachKind.flatMap(({address}) =>
  widths.flatMap((width) => schemes.map((scheme) => ({address, width, scheme}))),
);

for (const {address, width, scheme} of isFull ? matrix : sample) {
  test(`${address}, ${width} wide, ${scheme}: axe finds nothing`, async ({page, open}) => {
    await open(address, {width, scheme});
    expect(await violations(page)).toEqual([]);
  });
}

/** The parts of a page that open, and how to open them. The sample audits the parts: the page around them is audited above. */
const openings: readonly {
  readonly name: string;
  readonly part: string;
  readonly width: (typeof widths)[number];
  readonly act: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the Services menu',
    part: 'header',
    width: 1440,
    act: async (page) => {
      await page.locator('.navigation-trigger').click();
      await expect(page.locator('.services-menu')).toBeVisible();
    },
  },
  {
    name: 'the language picker',
    part: '.topline, [role=listbox]',
    width: 390,
    act: async (page) => {
      await page.locator('.topline .select').click();
      await expect(page.locator('[role=listbox]')).toBeVisible();
    },
  },
  {
    name: 'the sheet',
    part: '.sheet',
    width: 390,
    act: async (page) => {
      await page.locator('.header-menu').click();
      await expect(page.locator('.sheet:popover-open')).toBeVisible();
    },
  },
  {
    name: 'every question and a tooltip',
    part: '#faq, [role=tooltip]',
    width: 1440,
    act: async (page) => {
      for (const summary of await page.locator('#faq summary').all()) await summary.click();
      await page.locator('.claim-source').first().hover();
      await expect(page.locator('[role=tooltip]')).toBeVisible();
    },
  },
  {
    name: 'a toast',
    part: '.toast',
    width: 390,
    act: async (page) => {
      await page.locator('.way-email button').click();
      await expect(page.locator('.toast')).toBeVisible();
    },
  },
  {
    name: 'the life calculator’s dialog',
    part: 'lamplight-life-calculator',
    width: 390,
    act: async (page) => {
      await page.locator('lamplight-life-calculator button').first().click();
      await expect(page.locator('lamplight-life-calculator dialog')).toBeVisible();
    },
  },
  {
    name: 'the quote form’s errors',
    part: 'lamplight-quote-form',
    width: 1440,
    act: async (page) => {
      await page.locator('lamplight-quote-form button[type=submit]').click();
      await expect(page.locator('lamplight-quote-form [aria-invalid=true]').first()).toBeVisible();
    },
  },
];

for (const [turn, {name, part, width, act}] of openings.entries()) {
  for (const lang of isFull ? LANGUAGES : LANGUAGES.slice(turn % 5, (turn % 5) + 1)) {
    const scheme = schemes[turn % 2] ?? 'light';
    test(`${lang}: axe finds nothing with ${name} open, ${scheme}`, async ({page, open}) => {
      await open(pageIn(lang, '/').address, {width, scheme});
      await act(page);
      expect(await page.locator(part).count()).toBeGreaterThan(0);
      expect(await violations(page, isFull ? undefined : part)).toEqual([]);
    });
  }
}
