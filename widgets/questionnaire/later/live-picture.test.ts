import {expect, onTestFinished, test, vi} from 'vitest';
import {type Answers, emptyAnswers, type QuestionnaireState} from '../questionnaire.model.ts';
import {LivePicture} from './live-picture.ts';
import * as rules from './rules.ts';

const stateWith = (answers: Answers): QuestionnaireState => ({
  ...emptyAnswers,
  answers,
  phase: 1,
  planYear: 2027,
  isOwnPage: false,
  hasFailed: false,
  isCleared: false,
});

test('a parent whose phone lets the first drawing continue last still sees the program of the child', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const arrivals: (() => void)[] = [];
  const element = {
    state: stateWith({'leadData.age': '41'}),
    spoken: 'en' as const,
    update: vi.fn<() => void>(),
  };
  const picture = new LivePicture(
    element,
    () => new Promise((resolve) => arrivals.push(() => resolve(rules))),
  );
  picture.answersChanged();
  await vi.advanceTimersByTimeAsync(150);
  element.state = stateWith({
    'leadData.age': '41',
    'leadData.household.1.age': '9',
    'leadData.location': '77002',
    'leadData.income': 'under-30k',
  });
  picture.answersChanged();
  await vi.advanceTimersByTimeAsync(150);
  expect(arrivals).toHaveLength(2);
  arrivals[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(picture.people.get(1)).toEqual(['medicaid', 'chip']);
  arrivals[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(picture.people.get(1)).toEqual(['medicaid', 'chip']);
});
