/* Ten people who need an answer, on a phone of 390 px, in their language, from the first page to the first
   result. docs/visitors.md has the findings and the corrections. The pictures of the first result screens go
   to test-results/visitors. */
import {mkdirSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {answerOf} from '../../../insurance/answer/answer.ts';
import {contradictionsIn} from '../../../insurance/answer/contradictions.ts';
import {words} from '../../../insurance/answers/words.ts';
import {caseOfLead} from '../../../insurance/assessment/read-case.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import type {LeadAnswers} from '../../../insurance/household/household.ts';
import {expect, test} from '../../../embed-demo/e2e/partner-test.ts';
import {UNREAD, wordsIn} from '../../../widgets/questionnaire/read-words.ts';
import {violations} from '../audit.ts';
import {isFull} from '../every-page.ts';
import {sentBodies} from '../specification/sent-bodies.ts';
import {textIn} from '../specification/texts.ts';
import {watchPace} from './pace.ts';
import {type Visitor, visitors} from './visitors.ts';
import {arrive, give, pressOn, tabTo} from './walk.ts';

const phone = {width: 390, height: 844};
const pictures = 'test-results/visitors';
test.use({viewport: phone, isMobile: true, hasTouch: true});

/** The first visitor, who taps, and the student, who uses the keyboard, represent all ten, except in `npm run test:all`. */
const shown = visitors.filter(({id}, place) => isFull || place === 0 || id === 'student');

/** Waits until the page has stopped scrolling. */
const scrollEnd = async (page: Page): Promise<void> => {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const [before, now] = [last, await page.evaluate(() => scrollY)];
      last = now;
      return now === before;
    })
    .toBe(true);
};

const heightOf = async (parts: Locator): Promise<number> => {
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  return boxes.reduce((sum, box) => sum + (box?.height ?? 0), 0);
};

/** The parts that make up the answer: the sentence, the money, the people and the next steps. */
const readText = (element: Locator): Promise<string> =>
  element.locator('.answer-parts').evaluate((parts, unread) => {
    const copy = parts.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll(unread)) part.remove();
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return texts.join(' ');
  }, UNREAD);

const checkFirstScreen = async (element: Locator, {hasMoney, lang, readsAtOnce}: Visitor): Promise<void> => {
  await expect(element.locator('#result')).toBeFocused();
  // Below the page's bar, also where the page was still scrolling to the button.
  await scrollEnd(element.page());
  const away = await element.locator('#result').evaluate((heading) => {
    const {scrollPaddingTop} = getComputedStyle(document.documentElement);
    const {scrollMarginTop} = getComputedStyle(heading);
    const wanted = (Number.parseFloat(scrollPaddingTop) || 0) + Number.parseFloat(scrollMarginTop);
    return Math.abs(heading.getBoundingClientRect().top - wanted);
  });
  expect(away).toBeLessThan(2);
  await expect(element.locator('.do-sentence')).toBeInViewport({ratio: 1});
  await expect(element.locator('.do-ways .button')).toBeInViewport({ratio: 1});
  if (hasMoney) await expect(element.locator('.money .amount')).toBeInViewport({ratio: 1});
  else await expect(element.locator('.money')).toHaveCount(0);
  if (readsAtOnce !== undefined) {
    const reason = textIn(lang, 'questionnaire', `answer.why.${readsAtOnce}`);
    await expect(element.getByText(reason)).toBeInViewport({ratio: 1});
  }
};

/** The parts of a result's first screen that its toast must not cover, and the page's bar. */
const UNCOVERED = '#result, .do-sentence, .do-ways > *, .money .amount, .bar .close, .bar .action, .launch';

/** Checks that the toast covers nothing that the visitor wants to read or to press. */
const checkToast = async (element: Locator): Promise<void> => {
  const toast = element.locator('.toast');
  await toast.waitFor();
  const covered = await toast.evaluate(async (card, parts) => {
    await Promise.all(card.getAnimations().map(({finished}) => finished));
    const roots = [...document.querySelectorAll('*')].map(({shadowRoot}) => shadowRoot ?? document);
    const found = [...new Set(roots)].flatMap((root) => Array.from(root.querySelectorAll(parts)));
    const own = card.getBoundingClientRect();
    return found
      .filter((part) => {
        const {left, right, top, bottom} = part.getBoundingClientRect();
        return left < own.right && own.left < right && top < own.bottom - 0.5 && own.top + 0.5 < bottom;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  }, UNCOVERED);
  expect(covered).toEqual([]);
};

const checkLength = async (element: Locator): Promise<void> => {
  const read = await readText(element);
  expect(read).not.toMatch(/answer\.|\{\{|undefined|NaN/u);
  expect(Math.ceil(wordsIn(read)), read).toBeLessThanOrEqual(180);
  const others = element.locator('.open-questions, .price > .price-basis, .price > .small-print');
  const height = (await heightOf(element.locator('.answer-parts'))) - (await heightOf(others));
  expect(height).toBeLessThanOrEqual(2 * phone.height);
};

const checkPrograms = async (element: Locator, {lang, programs}: Visitor): Promise<void> => {
  const names = await element.locator('.person-answer .program').allTextContents();
  expect(names).toEqual(programs.map((code) => textIn(lang, 'questionnaire', `answer.program.${code}`)));
  const people = await element.locator('.person-answer h5, .person-answer h4').allTextContents();
  const each = people.flatMap((name) => name.split(' · '));
  expect(new Set(each).size).toBe(each.length);
};

/**
 * The result in the order of a screen reader: what to do before the money, the money before the people, the people
 * before the steps.
 */
const checkReadingOrder = async (element: Locator, {lang}: Visitor): Promise<void> => {
  const tree = await element.locator('.result').ariaSnapshot();
  const sentence = (await element.locator('.do-sentence').textContent()) ?? '';
  const titles = ['moneyTitle', 'peopleTitle', 'stepsTitle', 'keepTitle'];
  const wanted = [
    textIn(lang, 'questionnaire', 'result1'),
    sentence.slice(0, 30),
    ...titles.map((key) => `heading "${textIn(lang, 'questionnaire', `answer.${key}`)}`),
  ];
  const places = wanted.map((words) => tree.indexOf(words));
  expect(places, tree).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

/** Returns the label and the hint of a control. */
const labelOf = (element: Locator, name: string): Promise<string> =>
  element.locator(`[name="${name}"]`).evaluate((control) => {
    const {labels} = control as HTMLInputElement;
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
    const root = control.getRootNode() as ShadowRoot;
    const hints = ids.map((id) => root.getElementById(id)?.textContent ?? '');
    return [...[...(labels ?? [])].map(({textContent}) => textContent), ...hints].join(' ');
  });

const unfold = (element: Locator): Promise<void> =>
  element.evaluate(({shadowRoot}) => {
    for (const details of shadowRoot?.querySelectorAll<HTMLDetailsElement>('.result details') ?? [])
      details.open = true;
  });

for (const visitor of shown.filter(({id}) => id !== 'age-only'))
  test(`${visitor.id}: a first useful answer in ${visitor.lang} after ${visitor.answers.length} answers`, async ({
    page,
    product,
    partner,
  }) => {
    test.slow();
    const {id, lang, by, answers} = visitor;
    const sent = await sentBodies(page);
    const pace = await watchPace(page, visitor);
    const element = await arrive(page, visitor, {product, partner}, pace.read);
    mkdirSync(pictures, {recursive: true});
    await page.screenshot({path: `${pictures}/${id}-${lang}-first.png`});
    // By keyboard the focus brings the question into view: Tab continues from the pressed link.
    if (by === 'keyboard') await tabTo(page, element.locator('[name=age]'));
    await expect(element.locator('[name=age]')).toBeInViewport({ratio: 1});
    expect(await violations(page)).toEqual([]);

    expect(answers.length).toBeLessThanOrEqual(6);
    for (const answer of answers) {
      await give(page, element, visitor, answer);
      pace.read(await labelOf(element, answer[0]));
    }
    expect(await violations(page)).toEqual([]);

    await pressOn(page, element.locator('form button[type=submit]'), visitor);
    await element.locator('#what-to-do').waitFor();
    await checkFirstScreen(element, visitor);
    await checkToast(element);
    pace.read((await element.locator('.do-sentence').textContent()) ?? '');
    // The visitor decides on each answer, on the link to the questionnaire and on Analyze, and waits for each page and for the answer.
    expect(pace.documents).toBeLessThanOrEqual(2);
    const seconds = pace.seconds({decisions: answers.length + 2, waits: 3});
    expect(seconds, String(pace)).toBeLessThanOrEqual(60);
    await page.screenshot({path: `${pictures}/${id}-${lang}.png`});
    await checkLength(element);
    await checkPrograms(element, visitor);
    if (by === 'screen reader') await checkReadingOrder(element, visitor);
    const [body, ...again] = await sent('/api/ai-workflow/lead-qualification');
    expect(again).toEqual([]);
    const today = chicagoDay(Date.now());
    const found = caseOfLead((body as {readonly leadData: LeadAnswers}).leadData, {today, lang, words});
    expect(contradictionsIn(answerOf({found, today}))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await unfold(element);
    expect(await violations(page)).toEqual([]);
    console.log(`${id}: ${answers.length} answers, ${seconds.toFixed(0)} s by the model: ${String(pace)}`);
  });

for (const visitor of shown.filter(({id}) => id === 'age-only'))
  test('age-only: reads which two answers are missing, and a press leads to the first of them', async ({
    page,
    product,
    partner,
  }) => {
    const element = await arrive(page, visitor, {product, partner});
    for (const answer of visitor.answers) await give(page, element, visitor, answer);
    await pressOn(page, element.locator('form button[type=submit]'), visitor);
    const missing = element.getByRole('alert').getByRole('link');
    await expect(missing).toHaveCount(2);
    await expect(missing.first()).toBeInViewport({ratio: 1});
    await scrollEnd(page); // axe measures targets, which a smooth scroll draws elsewhere
    mkdirSync(pictures, {recursive: true});
    await page.screenshot({path: `${pictures}/age-only-${visitor.lang}.png`});
    expect(await violations(page)).toEqual([]);
    await missing.first().tap();
    await expect(element.locator('[name=location]')).toBeFocused();
  });
