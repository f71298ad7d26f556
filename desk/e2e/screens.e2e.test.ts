import type {Page} from '@playwright/test';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {violations} from '../../host/e2e/audit.ts';
import {isFull, sampled} from '../../host/e2e/every-page.ts';
import type {RunningProduct} from '../../reliability/running-product.ts';
import {startChatting} from '../../server/chat/testing/chat-client.ts';
import {consentTo} from '../../server/testing/consent-to.ts';
import {contact, lead, savedResults} from '../../server/testing/submissions.ts';
import {SCREENS} from '../screens.ts';
import {expect, sendTo, signIn, test} from './desk-test.ts';
import {tooWide} from './too-wide.ts';

type Ids = {readonly person: string; readonly conversation: string};

/** A state of the desk: its address, and the steps that lead there. */
type State = {
  readonly name: string;
  readonly path: (ids: Ids) => string;
  /** Visible when the state is complete. */
  readonly shows: string;
  readonly act?: (page: Page) => Promise<void>;
  readonly isWideOnly?: boolean;
};

const at = (name: string, path: string, shows: string): State => ({name, path: () => path, shows});

// Contains every pattern of `SCREENS`; the first test compares the two.
const STATES: Readonly<Record<string, readonly State[]>> = {
  '/': [at('today', '/desk', '.part')],
  '/people/:id': [{name: 'person', path: ({person}) => `/desk/people/${person}`, shows: '.person .part'}],
  '/inbox': [
    at('inbox', '/desk/inbox', '.inbox-row'),
    {
      ...at('inbox-preview', '/desk/inbox', '.inbox-preview .permission'),
      act: (page) => page.locator('.inbox-row a').first().click(),
      isWideOnly: true,
    },
    {
      ...at('inbox-help', '/desk/inbox', 'dialog[open]'),
      act: async (page) => {
        await page.locator('.inbox-row').first().waitFor();
        await page.keyboard.press('?');
      },
    },
  ],
  '/report': [at('report', '/desk/report', '.bar svg')],
  '/conversations/:id': [
    {
      name: 'conversation',
      path: ({conversation}) => `/desk/conversations/${conversation}`,
      shows: '.message',
    },
  ],
  '/account': [at('account', '/desk/account', '.panel')],
  '/audit': [at('audit', '/desk/audit', 'tbody tr')],
  '/site': [at('site', '/desk/site', '.edit-parts')],
  '/site/hours': [at('site-hours', '/desk/site/hours', '.edits form')],
  '/site/campaigns': [at('site-campaigns', '/desk/site/campaigns', '.edits form')],
  '/site/testimonials': [at('site-testimonials', '/desk/site/testimonials', '.edits form')],
  '/site/templates': [at('site-templates', '/desk/site/templates', '.edits form')],
  '/more': [at('more', '/desk/more', '.more a')],
};

const fill = async (product: RunningProduct, language: Language): Promise<Ids> => {
  const context = {
    lang: language,
    partner: 'clinic',
    page: 'https://clinic.example/plans',
    widget: 'quote-form',
  };
  const consents = [{...consentTo('contact'), agreedAt: new Date().toISOString()}];
  await sendTo(product, '/api/leads', {...lead, phone: '713 555 0123', consents, context});
  await sendTo(product, '/api/contact', {...contact, context: {elapsedMs: 1}});
  const person = await sendTo(product, '/api/ai-workflow/results', {...savedResults, context});
  const {id: conversation, post, say} = await startChatting(product.site, language);
  await say(`Hello, may I ask about my ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}?`);
  await post('handover', undefined);
  return {person, conversation};
};

test('every screen of the desk has a state here', () => {
  expect(Object.keys(STATES).toSorted()).toEqual(SCREENS.map(({path}) => path).toSorted());
});

// `test:all` runs every combination; otherwise each state is shown once, the languages and looks in turn.
const LOOKS = [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
  [320, 'light'],
] as const;

const states = Object.values(STATES).flat();

// English has the shortest words, German the longest, and Chinese its own script.
const shown = isFull ? LANGUAGES : (['en', 'de', 'zh'] as const);

for (const [place, language] of shown.entries())
  test(`${language}: axe finds nothing on any screen of the desk, and nothing is wider than the window`, async ({
    page,
    context,
    product,
  }) => {
    test.slow();
    const ids = await fill(product, language);
    await signIn(context, product, {role: 'owner', language});
    for (const [index, {name, path, shows, act, isWideOnly}] of sampled(states, 3, place).entries()) {
      const looks = LOOKS.filter(([width]) => isWideOnly !== true || width >= 1180);
      for (const [width, colorScheme] of sampled(looks, looks.length, index)) {
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.goto(product.site + path(ids));
        await act?.(page);
        await expect(page.locator(shows).first(), name).toBeVisible();
        const folder = process.env['LAMPLIGHT_PICTURES'];
        if (folder !== undefined)
          await page.screenshot({
            path: `${folder}/${name}-${language}-${width}-${colorScheme}.png`,
            fullPage: name !== 'inbox-help',
          });
        const look = [name, width, colorScheme];
        expect([...look, await violations(page)]).toEqual([...look, []]);
        expect([...look, await page.evaluate(tooWide)]).toEqual([...look, []]);
      }
    }
  });

test('the report is read and changed by keyboard alone', async ({page, context, product}) => {
  await fill(product, 'en');
  await signIn(context, product, {role: 'assistant'});
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${product.site}/desk/report`);
  const table = page.getByRole('region', {name: 'All numbers'});
  await expect(table.getByRole('columnheader', {name: 'Page', exact: true})).toBeVisible();
  await page.getByLabel('Group by').focus();
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(table.getByRole('rowheader', {name: 'clinic'})).toBeVisible();
  for (let tabs = 0; tabs < 3; tabs += 1) {
    await page.keyboard.press('Tab');
    if (
      await page.getByRole('link', {name: 'Save as CSV'}).evaluate((link) => link === document.activeElement)
    )
      break;
  }
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^report-.*\.csv$/u);
});

test.describe('a desk that is opened in another zone', () => {
  test.use({timezoneId: 'Europe/Berlin'});

  test('shows the agency’s hours, and says whose they are', async ({page, context, product}) => {
    const {person} = await fill(product, 'en');
    await signIn(context, product);
    await page.goto(`${product.site}/desk/people/${person}`);
    const shown = await page.locator('.person-timeline .quiet').first().textContent();
    const hour = new Date().toLocaleString('en', {timeZone: 'America/Chicago', dateStyle: 'medium'});
    expect(shown).toContain(hour);
    expect(shown).toMatch(/C[SD]T$/u);
  });
});
