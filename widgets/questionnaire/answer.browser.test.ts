import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {LANGUAGES} from '../../contract/language.ts';
import {agree} from './later/agree.ts';
import {serveScript} from '../ui/submission/scripted-server.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';
import {all, answers, find, text, useEmptyPages} from './questionnaire-on-a-page.ts';
import {UNREAD, wordsIn} from './read-words.ts';
import {qualified} from './sample-answers.ts';
import {families, houston, mother, resultOf} from './answer-on-a-page.ts';

useEmptyPages();

/**
 * The text of the sentence, money, people and steps, without folded text, text for screen readers only, and the
 * sentences beside a price.
 */
const readText = (element: QuestionnaireElement): string => {
  const copy = find(element, '.answer-parts').cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(UNREAD)) part.remove();
  const texts: string[] = [];
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ');
};

test('counts words of alphabets and of Chinese', () => {
  expect(wordsIn('Pay $114 a month · now')).toBe(5);
  expect(wordsIn('请付清保费，HealthCare.gov')).toBe(5 / 1.6 + 1);
});

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(Object.entries(families))('%s has at most 180 words to read', async (_name, given) => {
    const element = await resultOf(given, lang);
    const read = readText(element);
    expect(read).not.toMatch(/answer\.|\{\{|undefined|NaN/u);
    expect(Math.ceil(wordsIn(read)), read).toBeLessThanOrEqual(180);
  });
});

test.each([
  ['fr', 'Au calendrier\u00a0: Choisir un contrat'],
  ['zh', '加入日历：选择计划'],
] as const)('names the step of a calendar button with the colon of %s', async (lang, name) => {
  const element = await resultOf(mother, lang);
  expect(all(element, '.step-ways button').map(({textContent}) => textContent)).toContain(name);
});

test('no space stands before the full-width parenthesis of Chinese', async () => {
  const element = await resultOf(mother, 'zh');
  expect(text(element, '.money')).toMatch(/\$\d+（/u);
});

test('months that separate two programs stand alone, without the band of incomes that holds for both', async () => {
  const element = await resultOf({
    ...houston,
    'leadData.age': `${new Date().getFullYear() + 1 - 65}-04-10`,
    'leadData.income': '30k-50k',
    'leadData.householdSize': '1',
  });
  const lines = all(element, '.people-answer .either li').map(({textContent}) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^January 1 to March 31[^$]*: Marketplace plan with the credit$/u),
    expect.stringMatching(/^April 1 to December 31[^$]*: Medicare$/u),
  ]);
  expect(text(element, '.people-answer')).not.toContain('It depends on');
});

test('a pregnancy that was not sent is reported as missing in the reasons, and no next action contradicts the answer', async () => {
  const element = await resultOf({
    ...houston,
    'leadData.age': '27',
    'leadData.household.0.pregnant': 'yes',
    'leadData.income': 'under-30k',
  });
  expect(text(element, '.do-sentence')).toContain('Medicaid for the pregnancy');
  expect(all(element, '.money, .open-questions')).toHaveLength(0);
  expect(text(element, '.result')).toContain('These reasons leave it out.');
  expect(text(element, '.badge dd')).toBe('Review recommendations');
  agree(element, 'health', true);
  await element.updated;
  expect(text(element, '.result')).not.toContain('These reasons leave it out.');
  expect(text(element, '.badge dd')).toBe(qualified.nextAction);
});

test('a person who turns 65 in April reads no worst year with twelve premiums', async () => {
  serveScript(answers(qualified));
  const element = await resultOf(families['somebody who turns 65 in April'] ?? {});
  expect(text(element, '.money')).toContain('covered care adds at most');
  expect(text(element, '.money')).not.toContain('with premiums');
});

test('a couple of whom one smokes reads of the surcharge, and neither a free plan nor a year of premiums without it', async () => {
  const couple = {
    ...families['a couple whose job ends'],
    'leadData.income': '30k-50k',
    'leadData.exactIncome': '32000',
    'leadData.currentCoverage': '',
  };
  const [without, smoking] = [
    await resultOf(couple),
    await resultOf({...couple, 'leadData.household.0.tobacco': 'yes'}),
  ].map((element) => text(element, '.money'));
  expect(without).toContain('the credit pays it all');
  expect(without).toContain('with premiums');
  expect(smoking).toMatch(/With tobacco, an insurer may add up to \$\d{3} a month/u);
  expect(smoking).not.toContain('the credit pays it all');
  expect(smoking).not.toContain('with premiums');
});

test('headings and controls follow the reading order, each heading one level below the heading above', async () => {
  const element = await resultOf(mother);
  const headings = all(element, '#result, .answer-parts :is(h4, h5), .keep h4');
  expect(headings.map(({localName, textContent}) => `${localName} ${textContent}`)).toEqual([
    'h3 AI Analysis Results',
    'h4 Your cost',
    'h5 What you pay as income changes',
    'h4 Still open',
    'h4 Who gets what',
    'h5 You, 34',
    'h5 Child, 9 · Child, 6',
    'h4 Next steps',
    'h4 Get help or keep this',
  ]);
  find(element, '#result').focus();
  const reached: string[] = [];
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard('{Tab}');
    reached.push(element.shadowRoot?.activeElement?.textContent?.trim().slice(0, 20) ?? '');
  }
  expect(reached.slice(0, 5)).toEqual([
    expect.stringMatching(/^See plans/),
    expect.stringMatching(/^Call /),
    'The math',
    'Yes',
    'No',
  ]);
});

test('a mother sees her payment as her income changes, the sum behind the price, and the worst year with its premiums', async () => {
  const element = await resultOf(mother);
  const words = text(element, '.money') ?? '';
  expect(words).toMatch(/Worst year with silver: up to \$[\d,]+ for covered care, \$[\d,]+ with premiums\./u);
  const sum = find(element, '.premium-sum');
  expect(sum.textContent).toMatch(/Age 34: \$[\d.]+/u);
  expect(sum.textContent).toMatch(/Harris County, rating area 10/u);
  const picture = find(element, '.income-picture');
  expect(picture.checkVisibility()).toBe(false);
  await userEvent.click(find(element, '.price-sum > summary'));
  expect(picture.checkVisibility()).toBe(true);
  const handle = find(element, '.income-picture input[type=range]');
  expect(handle.getAttribute('aria-valuetext')).toMatch(
    /^\$38,000 a year, 1\d\d(?:\.\d+)?% of the poverty line/u,
  );
  expect(all(element, '.income-picture table tbody tr').length).toBeGreaterThan(4);
  // The sentences of the law are below every amount.
  expect(picture.closest('.price')?.textContent).toMatch(/Send no money in response to this estimate/u);
});

test('a mother in Puerto Rico reads where to ask, and no price', async () => {
  const element = await resultOf(families['a mother in Puerto Rico'] ?? {});
  expect(text(element, '.do-sentence')).toContain('US territories have no Marketplace');
  expect(find(element, '.do-ways a').getAttribute('href')).toBe('https://medicaid.gov/');
  expect(all(element, '.money')).toHaveLength(0);
  expect(text(element, '.people-answer')).toContain('Your territory decides');
});
