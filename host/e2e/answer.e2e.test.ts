import type {Locator} from '@playwright/test';
import type {LanguageCode} from '../../agency/languages.ts';
import {LANGUAGES} from '../../contract/language.ts';
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
const analyzed = async (site: SiteTab, lang: LanguageCode, answers = mother): Promise<Locator> => {
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

for (const lang of sampled(LANGUAGES, 3, 1))
  test(`${lang}: the result prints on one page`, async ({site, context}) => {
    const element = await analyzed(site, lang);
    // The sheet that the frame would print, as a separate page.
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
    await expect(paper.locator('.do-sentence')).toBeVisible();
    await expect(paper.locator('.steps-answer li').first()).toBeVisible();
    await expect(paper.locator('button')).toHaveCount(0);
    const pdf = await paper.pdf({format: 'Letter', preferCSSPageSize: true});
    expect(pagesIn(pdf)).toBe(1);
  });
