import type {Locator, Page} from '@playwright/test';
import type {RunningProduct} from '../../../reliability/running-product.ts';
import {loaderTag} from '../../../embed-demo/e2e/partner-test.ts';
import type {PartnerServer} from '../../../embed-demo/e2e/partner-page.ts';
import {pageIn} from '../every-page.ts';
import type {GivenAnswer, Visitor} from './visitors.ts';

/** More presses of Tab than any path through a page needs. */
const MOST_TABS = 200;

/** Presses Tab until a control has the focus, as people without a mouse do. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let press = 0; press < MOST_TABS; press += 1) {
    const isThere = await target.evaluate((control) => {
      const root = control.getRootNode() as Document | ShadowRoot;
      return root.activeElement === control;
    });
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
};

/** Presses a control, by finger or by key. */
export const pressOn = async (page: Page, target: Locator, {by}: Visitor): Promise<void> => {
  await target.waitFor();
  if (by === 'keyboard') {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
    return;
  }
  await target.scrollIntoViewIfNeeded();
  await target.tap();
};

const partnersPage = (site: string, lang: string): {readonly head: string; readonly body: string} => ({
  head: `<meta name="viewport" content="width=device-width">${loaderTag(site)}`,
  body: `<main><h1>Riverside Clinic</h1><p>See what coverage you can get.</p><lamplight-questionnaire partner="riverside-clinic" lang="${lang}"></lamplight-questionnaire></main>`,
});

/** Brings a visitor from the first page to the questionnaire. `read` gets the texts that the visitor reads on the way. */
export const arrive = async (
  page: Page,
  visitor: Visitor,
  {product, partner}: {readonly product: RunningProduct; readonly partner: PartnerServer},
  read: (text: string) => void = () => undefined,
): Promise<Locator> => {
  const {from, lang} = visitor;
  const readHeading = async (): Promise<void> => read((await page.locator('h1').first().textContent()) ?? '');
  if (from === 'partner') {
    await page.goto(partner.publish(partnersPage(product.site, lang)));
  } else {
    await page.goto(product.site + pageIn(lang, '/').address);
    const link = page.locator('main a[href$="/ai-workflow"]:visible').first();
    await readHeading();
    read((await link.textContent()) ?? '');
    await pressOn(page, link, visitor);
    await page.waitForURL(/\/ai-workflow$/u);
  }
  const element = page.locator('lamplight-questionnaire').first();
  await element.locator('.lamplight[data-live] [name=age]').waitFor();
  await readHeading();
  return element;
};

/** The line that opens the part with a control; undefined for a control that is visible from the beginning. */
const openerOf = (element: Locator, name: string): Locator | undefined => {
  const [, row, field] = /^household\.(\d+)\.(.+)$/u.exec(name) ?? [];
  if (row !== undefined && field === 'age') return element.locator('#add-person');
  if (row !== undefined)
    return element.locator('fieldset.person').nth(Number(row)).locator('.more > summary');
  if (name === 'exactIncome') return element.locator('.group-body > .more > summary').first();
  if (name === 'householdSize') return element.locator('#group-taxes');
  if (name === 'currentCoverage') return element.locator('#group-coverage');
  return undefined;
};

/** Enters one answer as the visitor would: opens its part, types, chooses or checks. */
export const give = async (
  page: Page,
  element: Locator,
  visitor: Visitor,
  [name, value]: GivenAnswer,
): Promise<void> => {
  const control = element.locator(`[name="${name}"]`);
  const opener = openerOf(element, name);
  if (opener && !(await control.isVisible())) await pressOn(page, opener, visitor);
  // The county is asked for when the visitor has left the location.
  if (name === 'county') await element.locator('[name=location]').press('Tab');
  await control.waitFor();
  const kind = await control.evaluate((field) =>
    field instanceof HTMLInputElement ? field.type : field.localName,
  );
  if (visitor.by === 'keyboard') {
    await tabTo(page, control);
    if (kind !== 'select') return page.keyboard.type(value);
    while ((await control.inputValue()) !== value) await page.keyboard.press('ArrowDown');
    return;
  }
  if (kind === 'select') await control.selectOption(value);
  else if (kind === 'checkbox') await control.check();
  else await control.fill(value);
};
