import type {Locator, Page} from '@playwright/test';
import type {Language} from '../../../contract/language.ts';
import {textIn, worded} from './texts.ts';
import type {SiteTab} from '../page-test.ts';

/** A phase of the questionnaire. */
export type Phase = 1 | 2 | 3;

/** The specification of each phase's request: its address and its required fields. */
export const requests = {
  1: {
    path: '/api/ai-workflow/lead-qualification',
    button: ['Analyze', 'analyze'],
    busy: ['Analyzing...', 'analyzing'],
    result: ['AI Analysis Results', 'result1'],
    answers: {age: '40', location: 'Houston, TX 77002', income: '50k-75k'},
  },
  2: {
    path: '/api/ai-workflow/needs-assessment',
    button: ['Generate Recommendations', 'generate'],
    busy: ['Generating Recommendations...', 'generating'],
    result: ['Personalized Recommendations', 'result2'],
    answers: {age: '40', primary: 'Keep my doctor and pay less'},
  },
  3: {
    path: '/api/ai-workflow/client-management',
    button: ['Generate Management Plan', 'plan'],
    busy: ['Analyzing Portfolio...', 'planning'],
    result: ['Client Management Plan', 'result3'],
    answers: {lifeInsurance: 'Term, 250,000, since 2019'},
  },
} as const;

/** A text of the questionnaire that the specification fixes exactly. */
export const q = (lang: Language, [english, key]: readonly [string, string]): string =>
  worded(lang, english, 'questionnaire', key);

/** Opens the questionnaire at a phase. */
export const openPhase = async (site: SiteTab, lang: Language, phase: Phase): Promise<Locator> => {
  await site.visit('/ai-workflow', lang);
  const element = await site.element('questionnaire');
  if (phase !== 1) {
    await element.getByRole('button', {name: textIn(lang, 'questionnaire', `phase${phase}`)}).click();
    await element.locator(phase === 2 ? '[name=primary]' : '[name=lifeInsurance]').waitFor();
  }
  return element;
};

/** Opens every closed group of questions, as a visitor would who presses them in turn. */
const openGroups = async (element: Locator): Promise<void> => {
  const closed = element.locator('.group:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().press('Enter');
};

/** Brings a control into view: adds the people that it needs, and opens its group of questions. */
export const reveal = async (element: Locator, name: string): Promise<Locator> => {
  const control = element.locator(`[name="${name}"]`);
  const row = Number(/^household\.(\d+)/u.exec(name)?.[1] ?? 0);
  const people = element.locator('fieldset.person');
  const there = await people.count();
  for (let count = there; count < (row > 0 ? row + 1 : 0); count += 1) {
    await element.locator('#add-person').press('Enter');
    await people.nth(count).waitFor();
  }
  if ((await control.count()) === 0 || !(await control.isVisible())) await openGroups(element);
  await control.waitFor();
  return control;
};

/** Fills controls by their names; a select by its value. */
export const fill = async (element: Locator, answers: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, answer] of Object.entries(answers)) {
    const control = await reveal(element, name);
    if ((await control.evaluate(({localName}) => localName)) === 'select') await control.selectOption(answer);
    else await control.fill(answer);
  }
};

/** The button that sends the open phase. */
export const sendButton = (element: Locator): Locator => element.locator('form button[type=submit]').first();

/** The toast on screen. */
export const toast = (page: Page): Locator => page.locator('.toast-region .toast');
