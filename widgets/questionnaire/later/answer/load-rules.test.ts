import {expect, test} from 'vitest';
import {emptyAnswers} from '../../questionnaire.model.ts';
import {arrivedRules, arrivedWords, loadRules} from './load-rules.ts';

const withWords = {...emptyAnswers, answers: {'leadData.currentCoverage': 'COBRA'}};
const withoutWords = {...emptyAnswers, answers: {'leadData.age': '35'}};

// The picture of the household asks for the rules at the first age, the result a moment later with the written words.
test('an answer without words that arrives late does not take the readers of words away', async () => {
  await Promise.all([loadRules(withWords), loadRules(withoutWords)]);
  expect(arrivedWords()).toBeDefined();
  expect(arrivedRules(withWords)).toBeDefined();
  await loadRules(withoutWords);
  expect(arrivedRules(withWords)).toBeDefined();
});
