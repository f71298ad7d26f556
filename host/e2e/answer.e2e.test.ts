import type {BrowserContext, Locator, Page} from '@playwright/test';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {sendButton} from './specification/questionnaire-page.ts';
import {sampled} from './every-page.ts';
import {expect, type SiteTab, test} from './page-test.ts';

/** A mother of two who earns $38,000 in Houston. */
const mother = {
  'leadData.age': '34',
  'leadData.household.1.age': '9',
  'leadData.household.2.age': '6',
  'leadData.location': 'Houston, TX 77002',
  'leadData.county': 'Harris',
  'leadData.income': '30k-50k',
  'leadData.exactIncome': '38000',
  'leadData.familyStatus': 'single-parent',
  'leadData.filing': 'head',
  'leadData.householdSize': '3',
};

type Answering = HTMLElement & {change(change: {readonly answers: Readonly<Record<string, string>>}): void};

/** The questionnaire with a family's answers, analyzed. */
const analyzed = async (
  site: SiteTab,
  lang: Language,
  answers: Readonly<Record<string, string>> = mother,
): Promise<Locator> => {
  await site.visit('/ai-workflow', lang);
  const element = await site.element('questionnaire');
  await element.evaluate(
    (questionnaire, given) => (questionnaire as Answering).change({answers: given}),
    answers,
  );
  await sendButton(element).click();
  await element.locator('#what-to-do').waitFor();
  return element;
};

const phone = {width: 390, height: 844};

for (const lang of sampled(LANGUAGES, 3))
  test(`${lang}: on a phone the sentence and the money are in the first screen, all four parts in two`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone);
    const element = await analyzed(site, lang);
    await expect(element.locator('.do-sentence')).toBeInViewport({ratio: 1});
    await expect(element.locator('.do-ways .button')).toBeInViewport({ratio: 1});
    await expect(element.locator('.money .amount')).toBeInViewport({ratio: 1});
    const heightOf = async (part: string): Promise<number> => {
      const boxes = await Promise.all(
        (await element.locator(part).all()).map((found) => found.boundingBox()),
      );
      return boxes.reduce((sum, box) => sum + (box?.height ?? 0), 0);
    };
    // The questions, and the legal texts beside a price, are not among the four parts.
    const others = await heightOf('.open-questions, .price > .price-basis, .price > .small-print');
    const height = await heightOf('.answer-parts');
    expect(height - others).toBeLessThanOrEqual(2 * phone.height);
  });

test('de: the browser prints of a page with a result the result, without questions and notices', async ({
  site,
  page,
}) => {
  const element = await analyzed(site, 'de');
  await expect(page.locator('.toast').filter({visible: true})).toHaveCount(1);
  await page.emulateMedia({media: 'print'});
  await expect(element.locator('.do-sentence')).toBeVisible();
  const useless = element.locator('form, .phases, .save, .keep, button').or(page.locator('.toast'));
  await expect(useless.filter({visible: true})).toHaveCount(0);
});

/** Returns the pages of a PDF, by its page objects. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;

/** A family of nine, and a pregnant daughter of 17: more people than most results have. */
const large = {
  nine: {
    ...mother,
    ...Object.fromEntries(
      ['37', '16', '14', '12', '9', '7', '4', '1'].map((age, row) => [
        `leadData.household.${row + 1}.age`,
        age,
      ]),
    ),
    'leadData.age': '39',
    'leadData.income': '75k-100k',
    'leadData.exactIncome': '90000',
    'leadData.familyStatus': 'married-with-children',
    'leadData.filing': 'joint',
    'leadData.householdSize': '9',
    'leadData.currentCoverage': 'COBRA',
  },
  pregnant: {
    ...mother,
    'leadData.age': '44',
    'leadData.household.1.age': '43',
    'leadData.household.2.age': '17',
    'leadData.household.2.pregnant': 'yes',
    'leadData.household.3.age': '12',
    'leadData.income': '50k-75k',
    'leadData.exactIncome': '75000',
    'leadData.familyStatus': 'married-with-children',
    'leadData.filing': 'joint',
    'leadData.householdSize': '4',
    'leadData.currentCoverage': 'COBRA',
  },
};

/** The sheet that the frame of an analyzed questionnaire would print, as a separate page. */
const printedSheet = async (element: Locator, context: BrowserContext): Promise<Page> => {
  const sheet = await element.evaluate(async (questionnaire) => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own element below
    const {append} = Element.prototype;
    const {promise, resolve} = Promise.withResolvers<string>();
    Element.prototype.append = function (...nodes) {
      append.apply(this, nodes);
      for (const node of nodes)
        if (node instanceof HTMLIFrameElement && node.contentWindow) {
          const {contentWindow: frame} = node;
          frame.print = () => {
            const styles = frame.document.adoptedStyleSheets.flatMap(({cssRules}) => [...cssRules]);
            const css = styles.map(({cssText}) => cssText).join('');
            resolve(`<style>${css}</style>${frame.document.body.innerHTML}`);
          };
        }
    };
    const buttons = [...(questionnaire.shadowRoot?.querySelectorAll<HTMLElement>('.keep button') ?? [])];
    buttons[1]?.click();
    const printed = await promise;
    Element.prototype.append = append;
    return printed;
  });
  const paper = await context.newPage();
  await paper.setContent(sheet);
  return paper;
};

for (const lang of sampled(LANGUAGES, 3, 1))
  test(`${lang}: the result prints on one page`, async ({site, context}) => {
    const element = await analyzed(site, lang);
    const paper = await printedSheet(element, context);
    await expect(paper.locator('.do-sentence')).toBeVisible();
    await expect(paper.locator('.steps-answer li').first()).toBeVisible();
    await expect(paper.locator('button')).toHaveCount(0);
    const pdf = await paper.pdf({format: 'Letter', preferCSSPageSize: true});
    expect(pagesIn(pdf)).toBe(1);
  });

for (const [id, answers] of Object.entries(large))
  test(`de: the result of a large family (${id}) prints on one page, with its conditions and without questions`, async ({
    site,
    context,
  }) => {
    const paper = await printedSheet(await analyzed(site, 'de', answers), context);
    await expect(paper.locator('.open-questions').first()).toContainText('COBRA');
    await expect(paper.locator('input, button')).toHaveCount(0);
    const pdf = await paper.pdf({format: 'Letter', preferCSSPageSize: true});
    expect(pagesIn(pdf)).toBe(1);
  });
