import {expect, test} from 'vitest';
import {catalogTexts} from '../../../../build/catalog-texts.ts';
import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import type {Step} from '../../../../insurance/answer/steps.ts';
import {LANGUAGES} from '../../../../contract/language.ts';
import {createTranslate} from '../../../element/translate.ts';
import {stepText} from './steps.tsx';
import {answerWords} from './words.ts';

const next: Step = {code: 'enroll-marketplace', day: '2026-12-15', params: {planYear: 2027}};
const special: Step = {code: 'enroll-special', day: '2027-01-09', params: {endDay: '2027-01-09'}};

// "By December 15: choose a plan for 2027" and "By January 9: choose a plan" stood below each other.
test.each(LANGUAGES)('no two steps tell the visitor to choose the same plan, in %s', (lang) => {
  const t = createTranslate(catalogTexts('questionnaire', lang));
  const texts = (steps: readonly Step[]) =>
    steps.map((step) =>
      stepText(
        step,
        {steps},
        answerWords({t, lang}, {people: [], today: '2026-11-27'} as unknown as AnswerModel),
      ),
    );
  expect(texts([next, special])).toEqual([
    t('answer.step.enroll-marketplace', {year: 2027}),
    t('answer.step.special-end'),
  ]);
  // The last day to have a plan for the rest of the year, and the special enrollment alone, are choices of their own.
  expect(texts([{...special, day: '2026-11-30'}, next])[0]).toBe(t('answer.step.plan'));
  expect(texts([special])).toEqual([t('answer.step.plan')]);
});

// "Tell us the day of the change" left open which change.
test.each(LANGUAGES)('the step after work names the end of work, in %s', (lang) => {
  const t = createTranslate(catalogTexts('questionnaire', lang));
  expect(t('answer.step.ask-work-end')).not.toBe('answer.step.ask-work-end');
  expect(t('answer.step.ask-work-end')).not.toBe(t('answer.step.change'));
});
