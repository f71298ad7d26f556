import {expect, test} from 'vitest';
import {legalCatalogs} from '../../agency/legal/catalog.ts';
import {readingGrade} from '../testing/reading-grade.ts';
import answerWords from '../../widgets/questionnaire/messages/en.json' with {type: 'json'};
import {WORKFLOW_CATALOGS} from './workflow-texts.ts';

const en: Readonly<Record<string, string>> = WORKFLOW_CATALOGS.en;

/** The highest average school grade of the texts, and the highest grade of a single text. */
const AVERAGE = 8;
const CEILING = 12;

/** Names, headings and citations, which are not sentences of the engine. */
const isNoSentence = (key: string): boolean =>
  /^(?:kindOf|lineName|limitName|programHeld|figure|figureSource|figureSourceOld|kind|gapBetween|gapFrom)(?:\.|$)/.test(
    key,
  ) || /^score\.(?:sum|part|timing|clarity|lines|contact|completeness)$/.test(key);

/** The statutory wording about limited benefits (28 TAC 21.114), shown unchanged in the legal texts. */
const statutory = [legalCatalogs.en.limitedBenefits];

const samples: Readonly<Record<string, string>> = {
  changeName: en['kindOf.coverage-loss'] ?? '',
  lineName: en['lineName.health'] ?? '',
  limitId: en['limitName.credit-ends'] ?? '',
  names: 'Dr. Lee',
  text: 'new job',
};

const sample = (name: string): string => {
  if (name.endsWith('Day')) return 'December 15, 2026';
  if (name.endsWith('Dollars') || name.endsWith('Text')) return '$12,345';
  if (name.endsWith('Year')) return '2027';
  return samples[name] ?? (name.endsWith('Percent') ? '42%' : '2');
};

const filled = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => sample(name));

/** Each point with its reason, each note, action and line of the score, in the form for visitors. */
const texts = Object.entries(en)
  .filter(([key]) => !isNoSentence(key) && !key.endsWith('.why'))
  .map(([key, text]) => [key, filled([text, en[`${key}.why`] ?? ''].join(' ').trim())] as const)
  .map(([key, text]) => [key, statutory.reduce((rest, words) => rest.replace(words, ''), text)] as const);

test(`the engine reads at grade ${AVERAGE} or below on average, and no text above grade ${CEILING}`, () => {
  const grades = texts.map(([key, text]) => ({key, grade: readingGrade(text), text}));
  expect(grades.length).toBeGreaterThan(150);
  const tooHard = grades.filter(({grade}) => grade > CEILING);
  expect(tooHard.map(({key, grade, text}) => `${key} ${grade.toFixed(1)}: ${text}`)).toEqual([]);
  const average = grades.reduce((sum, {grade}) => sum + grade, 0) / grades.length;
  expect(average).toBeLessThanOrEqual(AVERAGE);
});

const answerTexts = Object.entries(answerWords)
  .filter(([key]) => /^answer\.(?:do|why|plans|worst|if-|ask|step)/.test(key))
  .map(([key, text]) => [key, filled(text.replaceAll('{{who}}', 'You'))] as const);

test(`the result reads at grade ${AVERAGE} or below on average, and no sentence above grade ${CEILING}`, () => {
  const grades = answerTexts.map(([key, text]) => ({key, grade: readingGrade(text), text}));
  expect(grades.length).toBeGreaterThan(60);
  const tooHard = grades.filter(({grade}) => grade > CEILING);
  expect(tooHard.map(({key, grade, text}) => `${key} ${grade.toFixed(1)}: ${text}`)).toEqual([]);
  const average = grades.reduce((sum, {grade}) => sum + grade, 0) / grades.length;
  expect(average).toBeLessThanOrEqual(AVERAGE);
});

test('the measure gives the grades of known sentences, and counts an amount or an address as a word', () => {
  // 6 words, 6 syllables, 1 sentence.
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5);
  // Two sentences of 3 words, 6 syllables.
  expect(readingGrade('I ran home. You sat down.')).toBeCloseTo(0.39 * 3 + 11.8 - 15.59, 5);
  expect(readingGrade('Pay $1,234.50 at HealthCare.gov.')).toBeCloseTo(0.39 * 4 + 11.8 - 15.59, 5);
  expect(
    readingGrade('Notwithstanding ineligibility, subsidization necessitates documentation.'),
  ).toBeGreaterThan(20);
  expect(readingGrade('')).toBe(0);
});
