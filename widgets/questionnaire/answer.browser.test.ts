import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {agree} from './later/agree.ts';
import {serveScript} from '../ui/submission/scripted-server.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';
import type {Answers} from './questionnaire.model.ts';
import {all, answers, button, find, mount, text, useEmptyPages} from './questionnaire-on-a-page.ts';
import {UNREAD, wordsIn} from './read-words.ts';
import {managed, qualified} from './sample-answers.ts';

useEmptyPages();

const houston = {'leadData.location': 'Houston, TX 77002', 'leadData.county': 'Harris'};
const mother: Answers = {
  ...houston,
  'leadData.age': '34',
  'leadData.household.1.age': '9',
  'leadData.household.2.age': '6',
  'leadData.income': '30k-50k',
  'leadData.exactIncome': '38000',
  'leadData.familyStatus': 'single-parent',
  'leadData.filing': 'head',
  'leadData.householdSize': '3',
};
const families: Readonly<Record<string, Answers>> = {
  'a mother of two': mother,
  'a couple whose job ends': {
    ...houston,
    'leadData.age': '61',
    'leadData.household.1.age': '58',
    'leadData.income': '50k-75k',
    'leadData.exactIncome': '52000',
    'leadData.familyStatus': 'married-no-children',
    'leadData.filing': 'joint',
    'leadData.householdSize': '2',
    'leadData.currentCoverage': 'Employer plan until 12/31/2026',
  },
  'somebody who turns 65 in April': {
    ...houston,
    'leadData.age': '1962-04-10',
    'leadData.income': '30k-50k',
    'leadData.exactIncome': '41000',
    'leadData.familyStatus': 'single',
    'leadData.filing': 'single',
    'leadData.householdSize': '1',
  },
  'a student': {
    ...houston,
    'leadData.age': '22',
    'leadData.income': 'under-30k',
    'leadData.exactIncome': '9000',
    'leadData.familyStatus': 'single',
    'leadData.filing': 'single',
    'leadData.householdSize': '1',
  },
  'a family that files jointly or not': {
    ...houston,
    'leadData.age': '41',
    'leadData.household.1.age': '39',
    'leadData.household.2.age': '3',
    'leadData.income': '50k-75k',
    'leadData.familyStatus': 'married-with-children',
    'leadData.householdSize': '3',
  },
};

/** The questionnaire with a family's answers and the first phase's result. */
const resultOf = async (given: Answers, lang: Language = 'en'): Promise<QuestionnaireElement> => {
  const element = await mount({lang});
  await element.bringLate();
  const {requests} = element.state;
  element.setState({
    answers: given,
    requests: {...requests, 1: {...requests[1], status: 'success', answered: qualified, lang}},
  });
  // The rules and the picture are separate files.
  await expect.poll(() => all(element, '#what-to-do').length, {timeout: 15_000}).toBe(1);
  await expect.poll(() => text(element, '#what-to-do')).not.toContain('answer.');
  return element;
};

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

describe('an open point', () => {
  test('answered in place changes the result at once, and requests the reasons again', async () => {
    const heard = serveScript(answers(qualified));
    const {'leadData.filing': _filing, ...open} = {
      ...mother,
      'leadData.familyStatus': 'married-with-children',
      'leadData.filing': '',
    };
    const element = await resultOf(open);
    expect(text(element, '.open-questions')).toContain('file separately: no credit');
    expect(text(element, '.people-answer')).not.toContain('full price');
    await userEvent.click(button(element, 'No'));
    await expect.poll(() => text(element, '.people-answer')).toContain('Plan at full price');
    expect(text(element, '.money .amount')).not.toContain('$114');
    expect(element.shadowRoot?.activeElement?.id).toBe('what-to-do');
    await expect.poll(() => heard.length).toBe(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({leadData: {filing: 'separate'}});
    await expect.poll(() => all(element, '.stale').length).toBe(0);
  });

  test.each([
    ['1', ['Single', 'Married, filing separately']],
    ['2', ['Single', 'Married, filing jointly', 'Head of household', 'Married, filing separately']],
  ])('with %s on the tax return, the ways to file are those that are possible', async (size, ways) => {
    serveScript(answers(qualified));
    const element = await resultOf({
      ...houston,
      'leadData.age': '44',
      'leadData.householdSize': size,
      'leadData.income': '50k-75k',
      'leadData.exactIncome': '60000',
    });
    expect(text(element, '.open-questions')).toContain('How do you file your taxes?');
    expect(all(element, '.open-questions button').map(({textContent}) => textContent)).toEqual(ways);
  });

  test('an impossible number is refused in place', async () => {
    serveScript(answers(qualified));
    const element = await resultOf({...mother, 'leadData.exactIncome': ''});
    expect(text(element, '.money')).toContain('exact income');
    const field = find(element, '[name="ask-income"]');
    await userEvent.fill(field, 'a lot');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => text(element, '.open-questions .error')).toContain('Enter a number');
    await userEvent.fill(field, '62,000');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => element.state.answers['leadData.income']).toBe('50k-75k');
    expect(element.state.answers['leadData.exactIncome']).toBe('62000');
  });

  // The months after a birth are only for people who had Medicaid while pregnant (42 U.S.C. 1396a(e)(16)).
  test.each([
    ['No', 'no Medicaid', 'credit'],
    ['Yes', 'Medicaid', 'Medicaid for pregnancy'],
  ])(
    '“%s” to Medicaid during a past pregnancy is kept as %j, and decides',
    async (answered, words, program) => {
      serveScript(answers(qualified));
      const ended = new Date(Date.now() - 120 * 86_400_000).toISOString().slice(0, 10);
      const element = await resultOf({
        ...houston,
        'leadData.age': '27',
        'leadData.household.0.pregnant': 'yes',
        'leadData.household.0.dueDate': ended,
        'leadData.householdSize': '2',
        'leadData.filing': 'head',
        'leadData.income': 'under-30k',
        'leadData.exactIncome': '30000',
      });
      expect(text(element, '.people-answer')).toContain('whether Medicaid covered the pregnancy');
      expect(text(element, '.people-answer')).toContain('with the credit');
      await userEvent.click(button(element, answered));
      await expect.poll(() => element.state.answers['leadData.currentCoverage']).toBe(words);
      await expect.poll(() => text(element, '.people-answer')).toContain(program);
      expect(text(element, '.people-answer')).not.toContain('whether Medicaid covered');
    },
  );

  test('“no” to an employer’s plan is not asked again, and only the same answers are sent', async () => {
    serveScript(answers(qualified));
    const element = await resultOf(mother);
    await userEvent.click(button(element, 'No'));
    await expect.poll(() => all(element, '.open-questions').length).toBe(0);
  });
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

test('a last day of coverage inside the result decides the deadline', async () => {
  serveScript(answers(qualified));
  const element = await resultOf({
    ...houston,
    'leadData.age': '61',
    'leadData.income': '50k-75k',
    'leadData.currentCoverage': 'My plan at work ends soon',
  });
  expect(text(element, '.do-sentence')).toContain('Act today');
  await userEvent.fill(find(element, '[name="last-day"]'), `${new Date().getFullYear()}-12-31`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text(element, '.do-sentence')).not.toContain('Act today');
  expect(all(element, '[name="last-day"]')).toHaveLength(0);
});

test('who turns 65 in April reads no worst year with twelve premiums', async () => {
  serveScript(answers(qualified));
  const element = await resultOf(families['somebody who turns 65 in April'] ?? {});
  expect(text(element, '.money')).toContain('covered care adds at most');
  expect(text(element, '.money')).not.toContain('with premiums');
});

test('who moves to Texas is asked for the new ZIP code in place, and then reads the answer for Texas', async () => {
  serveScript(answers(qualified));
  const element = await resultOf({
    'leadData.age': '40',
    'leadData.location': 'Denver, CO',
    'leadData.income': '30k-50k',
    'leadData.exactIncome': '40000',
    'leadData.householdSize': '1',
    'leadData.filing': 'single',
  });
  const [point] = managed.result.points;
  if (!point) throw new Error('the sample has points');
  const changeText = 'moving to Houston in February';
  const move = {
    ...point,
    code: 'change.move-to-texas',
    params: {
      change: 'move',
      text: changeText,
      site: 'ConnectForHealthCO.com',
      place: 'old',
      oldState: 'CO',
      startDay: '2027-02-01',
      endDay: '2027-04-02',
    },
  };
  const {requests} = element.state;
  element.setState({
    phase: 3,
    changes: [{id: 0, change: changeText, date: ''}],
    requests: {
      ...requests,
      3: {
        ...requests[3],
        status: 'success',
        answered: {...managed, result: {...managed.result, points: [move]}},
      },
    },
  });
  await expect.poll(() => all(element, '[name="new-place"]').length, {timeout: 15_000}).toBe(1);
  expect(text(element, '.do')).toContain('until the move to Texas');
  await userEvent.fill(find(element, '[name="new-place"]'), '80202');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text(element, '.open-questions')).toContain('Enter a Texas ZIP code');
  await userEvent.fill(find(element, '[name="new-place"]'), '77002');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => element.state.answers['leadData.location']).toBe('77002');
  expect(element.state.changes[0]?.change).toBe(`${changeText}, from CO`);
});

test('a release from prison beside the coverage asks for its own day, with a day of the past as the example', async () => {
  serveScript(answers(qualified));
  const element = await resultOf({
    ...houston,
    'leadData.age': '35',
    'leadData.income': 'under-30k',
    'leadData.currentCoverage': 'Just released from prison',
  });
  const field = find(element, '[name="last-day"]');
  expect(field.closest('.field')?.textContent).toContain('When was the release from prison or jail?');
  expect(field.closest('.field')?.textContent).not.toContain('-12-31');
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
    'The sum',
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
