import {randomBytes} from 'node:crypto';
import {expect, test} from 'vitest';
import {answerBudget, budgets, openedBudgets, PAGE_BUDGET, wordsBudget} from './budgets.ts';
import {weighWidgets} from './widget-sizes.ts';

const chat = {
  name: 'chat',
  first: ['chat.own.js'],
  languages: {en: 'en.js'},
  later: [],
  opened: ['panel.js'],
  lateTexts: ['late.js'],
} as const;

test('an element over its budget is named with both figures, and still measured', () => {
  const large = randomBytes(budgets['chat'] ?? 0);
  const {sizes, faults} = weighWidgets([chat], (file) => (file === 'chat.own.js' ? large : Buffer.from('1')));
  expect(sizes.map(({name}) => name)).toEqual(['chat']);
  expect(faults).toEqual([
    expect.stringMatching(/^chat: \d+ bytes, budget \d+$/u),
    expect.stringMatching(/^chat itself: \d+ bytes, budget 3000$/u),
  ]);
  expect(weighWidgets([chat], () => Buffer.from('1')).faults).toEqual([]);
});

test('an element that is too large once it is opened is named', () => {
  const large = randomBytes(openedBudgets['chat'] ?? 0);
  const {faults} = weighWidgets([chat], (file) => (file === 'panel.js' ? large : Buffer.from('1')));
  expect(faults).toEqual([expect.stringMatching(/^chat opened: \d+ bytes, budget \d+$/u)]);
});

test('rules and picture that are too large together are named, as are the readers of words, and a chunk whose name has changed is an error', () => {
  const questionnaire = {
    ...chat,
    name: 'questionnaire' as const,
    first: [],
    later: ['rules-a.js', 'contribution-picture-b.js', 'words-c.js'],
  };
  const half = randomBytes(answerBudget.bytes / 2);
  const large = randomBytes(wordsBudget.bytes);
  const read = (file: string): Buffer =>
    file.startsWith('words') ? large : /rules|contribution/u.test(file) ? half : Buffer.from('1');
  expect(weighWidgets([questionnaire], read).faults).toEqual([
    expect.stringMatching(/^questionnaire rules and contribution-picture: \d+ bytes, budget \d+$/u),
    expect.stringMatching(/^questionnaire words: \d+ bytes, budget \d+$/u),
  ]);
  expect(() => weighWidgets([{...questionnaire, later: []}], read)).toThrow('no chunk rules');
});

const sharing = (name: 'blog' | 'testimonials' | 'quote-form') => ({
  ...chat,
  name,
  first: ['shared.js', `${name}.own.js`],
});

test('elements that are together too large for one page are reported; a shared file counts once', () => {
  const widgets = [sharing('blog'), sharing('testimonials'), sharing('quote-form')];
  const large = randomBytes(PAGE_BUDGET / 3);
  const faultsOf = (isLarge: RegExp): readonly string[] =>
    weighWidgets(widgets, (file) => (isLarge.test(file) ? large : Buffer.from('1'))).faults.filter((fault) =>
      fault.startsWith('all elements'),
    );
  expect(faultsOf(/shared/u)).toEqual([]);
  expect(faultsOf(/own/u)).toEqual([
    expect.stringMatching(/^all elements on one page: \d+ bytes, budget \d+$/u),
  ]);
});
