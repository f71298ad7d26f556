import {renderToString} from 'preact-render-to-string';
import {describe, expect, test} from 'vitest';
import {catalogTexts} from '../../build/catalog-texts.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {visitors} from '../../host/e2e/visitors/visitors.ts';
import {words} from '../../insurance/answers/words.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {readingGrade} from '../../server/testing/reading-grade.ts';
import {createTranslate} from '../element/translate.ts';
import {Answer} from './later/answer/answer.tsx';
import {loadPicture} from './later/answer/load-picture.ts';
import {answerTo} from './later/rules.ts';
import {emptyAnswers} from './questionnaire.model.ts';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/* The results of the ten visitors (docs/visitors.md), drawn without a browser, so that every test run reads each of them whole. */

const HIGHEST_GRADE = 8;

const counties: Readonly<Record<string, string>> = {
  77002: 'Harris',
  77036: 'Harris',
  78501: 'Hidalgo',
  75201: 'Dallas',
  78705: 'Travis',
  78701: 'Travis',
};

const answersOf = (id: string) => {
  const given = Object.fromEntries(visitors.find((visitor) => visitor.id === id)?.answers ?? []);
  const county = counties[given['location'] ?? ''] ?? '';
  return Object.fromEntries(
    Object.entries({county, ...given}).map(([name, value]) => [`leadData.${name}`, value]),
  );
};

await loadPicture();

/** Draws the result of answers: the sentence, the money, the people and the steps. */
const drawnFrom = (answers: Readonly<Record<string, string>>, lang: (typeof LANGUAGES)[number]): string => {
  const state = {...emptyAnswers, answers};
  const t = createTranslate(catalogTexts('questionnaire', lang));
  const model = answerTo(1, state, {today: chicagoDay(Date.now()), lang, words});
  const view = {t, lang, level: 2, state, element: {t, state}} as unknown as QuestionnaireProps;
  return renderToString(<Answer model={model} view={view} />);
};

/** Draws the result of a visitor. */
const drawn = (id: string, lang: (typeof LANGUAGES)[number]): string => drawnFrom(answersOf(id), lang);

/** Returns the sentences of a result, without the sentences that the law requires beside a price. */
const sentencesIn = (html: string): readonly string[] =>
  html
    .replaceAll(/<p class="(?:price-basis|small-print)">.*?<\/p>|<span class="unseen">.*?<\/span>/gsu, '')
    .split(/<\/(?:p|li|h\d|summary|button|label|legend|td|th|caption)>/u)
    .map((part) => part.replaceAll(/<[^>]+>/gu, ' ').trim())
    .filter((part) => /[.?!]$/u.test(part));

const answered = visitors.filter(({id}) => id !== 'age-only').map(({id}) => id);

describe.each(LANGUAGES)('in %s', (lang) => {
  test('the last day of a step counts itself', () => {
    for (const text of Object.values(catalogTexts('questionnaire', lang)))
      expect(text).not.toMatch(/(?:before|antes del?|avant le|vor dem) \{\{day\}\}|\{\{day\}\}之前/u);
  });

  test.each(answered)('the result of the visitor %s is finished', (id) => {
    const html = drawn(id, lang);
    expect(html).not.toMatch(/answer\.[a-z]|\{\{|undefined|NaN/u);
    expect(html).toContain('do-sentence');
  });
});

test.each(answered)(`the English result of the visitor %s reads at grade ${HIGHEST_GRADE} or below`, (id) => {
  const sentences = sentencesIn(drawn(id, 'en'));
  expect(sentences.length).toBeGreaterThan(2);
  expect(readingGrade(sentences.join(' ')), sentences.join('\n')).toBeLessThanOrEqual(HIGHEST_GRADE);
});

test('a result that is hard to read would be found', () => {
  const hard = '<p>Notwithstanding ineligibility, subsidization necessitates documentation.</p>';
  expect(readingGrade(sentencesIn(hard).join(' '))).toBeGreaterThan(HIGHEST_GRADE);
});

// "Still open" began with statements about COBRA and about tribes, which ask nothing.
test.each([
  ['COBRA until 2/28/2027', 'No credit for a month with COBRA'],
  ['member of a tribe', 'members of a federally recognized tribe'],
])('what no question settles about "%s" stands before what is still open', (currentCoverage, statement) => {
  const answers = {location: '77002', county: 'Harris', age: '40', exactIncome: '39000', householdSize: '1'};
  const html = drawnFrom(
    Object.fromEntries(
      Object.entries({...answers, filing: 'single', currentCoverage}).map(([name, value]) => [
        `leadData.${name}`,
        value,
      ]),
    ),
    'en',
  );
  expect(html).toContain(statement);
  expect(html.slice(html.indexOf('Still open'))).not.toContain(statement);
});

test.each(LANGUAGES)(
  'members of a tribe read of no share of silver in the picture of payments, in %s',
  (lang) => {
    const answers = {
      location: '77002',
      county: 'Harris',
      age: '40',
      exactIncome: '33500',
      householdSize: '1',
    };
    const html = drawnFrom(
      Object.fromEntries(
        Object.entries({...answers, filing: 'single', currentCoverage: 'member of the Choctaw Nation'}).map(
          ([name, value]) => [`leadData.${name}`, value],
        ),
      ),
      lang,
    );
    expect(html).toContain('picture-title');
    expect(html).not.toMatch(/(?:94|87|73)(?:%| %|\u00A0%)/u);
  },
);
