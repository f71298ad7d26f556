import type {Locator} from '@playwright/test';
import type {LanguageCode} from '../../agency/languages.ts';
import {sendButton} from './specification/questionnaire-page.ts';
import {expect, type SiteTab, test} from './page-test.ts';

/** A mother of two who earns $38,000 in Houston. */
const mother = {
  'leadData.age': '34',
  'leadData.household.1.age': '9',
  'leadData.household.2.age': '6',
  'leadData.location': 'Houston, TX 77002',
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

for (const lang of ['en', 'de'] as const)
  for (const width of [390, 1440])
    for (const scheme of ['light', 'dark'] as const)
      test(`shot ${lang} ${width} ${scheme}`, async ({page, site}) => {
        await page.setViewportSize({width, height: width === 390 ? 844 : 900});
        await page.emulateMedia({colorScheme: scheme});
        const element = await analyzed(site, lang);
        await page.screenshot({path: `/tmp/answers/shots/first-${lang}-${width}-${scheme}.png`});
        await element
          .locator('.result')
          .screenshot({path: `/tmp/answers/shots/card-${lang}-${width}-${scheme}.png`});
        expect(true).toBe(true);
      });
