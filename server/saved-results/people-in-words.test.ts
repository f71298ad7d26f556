import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {serviceOn} from '../ai-workflow/testing/written-answers.ts';
import {createResultWriter} from './written-result.ts';

const write = createResultWriter(serviceOn('2026-11-24'));

const household = (...ages: readonly string[]) => ages.map((age) => ({age}));

const written = (lang: (typeof LANGUAGES)[number], leadData: object) => write({leadData}, lang).people;

test.each(LANGUAGES)('in %s, a family whose members get the same reads each sentence once', (lang) => {
  const people = written(lang, {
    age: '40',
    householdSize: '3',
    income: '50k-75k',
    exactIncome: '72000',
    location: '78701',
    household: household('40', '38', '7'),
  });
  const sentences = people.flatMap((text) => text.split(/(?<=[.。])\s*/u));
  expect(people.length).toBeGreaterThan(0);
  expect(new Set(people).size).toBe(people.length);
  for (const text of people) expect(text).toMatch(/ · .*38.* · .*7/u);
  // Only what limits an outcome to a way of filing may be there once for each of the outcomes.
  expect(sentences.length).toBeLessThan(10);
});

test('people with different outcomes keep their own sentences', () => {
  const people = written('en', {
    age: '34',
    householdSize: '3',
    filing: 'head',
    income: '30k-50k',
    exactIncome: '38000',
    location: '77002',
    household: household('34', '9', '6'),
  });
  expect(people.map((text) => text.split(':')[0])).toEqual([
    'You, age 34',
    'Person 2, age 9 · Person 3, age 6',
  ]);
});
