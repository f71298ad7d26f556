import {expect, test} from 'vitest';
import {readingGrade} from '../server/testing/reading-grade.ts';
import {readableTexts} from './testing/texts-in-language.ts';

/** The school grade that a visitor needs at most. Single definitions and results have tests of their own. */
const GRADE = 8;

/** Names, labels and buttons are not sentences. */
const isSentence = (line: string): boolean => line.split(' ').length >= 4;

/** Returns the sentences of a text without the fields at the top, headings, marks and the chapter of sources. */
const sentencesIn = (text: string): readonly string[] =>
  text
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/\n## Sources\n[^]*/, '')
    .replaceAll(/^#.*$|^(?:- |> )| \|\d+%?$/gm, '')
    .replaceAll(/\{\{\w+\}\}/g, 'x')
    .replaceAll(/\*\*(?:en:)?|\]\([^)]*\)|\[/g, '')
    .split('\n')
    .filter(isSentence)
    .map((line) => (/[.?!:]$/.test(line) ? line : `${line}.`));

const files = Map.groupBy(readableTexts('en'), ({file}) => file);

test.each([...files])('%s reads at grade 8 or below', (file, texts) => {
  const grade = readingGrade(texts.flatMap(({text}) => sentencesIn(text)).join('\n'));
  expect(grade, file).toBeLessThanOrEqual(GRADE);
});

test('hard sentences are found', () => {
  const [hard = ''] = sentencesIn(
    '- **Notwithstanding** any contrary provision, eligibility determinations are final',
  );
  expect(hard).toBe('Notwithstanding any contrary provision, eligibility determinations are final.');
  expect(readingGrade(hard)).toBeGreaterThan(GRADE);
  expect(files.size).toBeGreaterThan(50);
});
