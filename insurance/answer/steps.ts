import {addDays, type Day} from '../calendar/day.ts';
import type {PointParams} from '../point/point.ts';
import type {NextAction} from '../review/next-action.ts';
import type {ReviewDay} from '../review/next-review.ts';
import type {ActionCode} from '../review/precedence.ts';

/** The kind of a step: an action of the table, the first payment, a review, or the choice of a plan by people who expect more income. */
export type StepCode = ActionCode | 'pay-first-premium' | 'review' | 'enroll-above-line';

/** One thing to do, with its last day. Days are never before today. */
export type Step = {readonly code: StepCode; readonly day: Day; readonly params: PointParams};

/** The papers that the steps need. */
export type HandCode = 'identity' | 'income' | 'coverage' | 'medicare-card' | 'policies';

/** Returns the identity of a step in its list: two people may have the same task by the same day. */
export const stepKey = ({code, day, params}: Step): string => `${code} ${day} ${params['person'] ?? ''}`;

const MOST = 3;

// Coverage begins only after payment of the first premium (45 CFR 155.400(e)).
const paymentAfter = ({params}: Step): readonly Step[] => {
  const {coverageStartDay} = params;
  return typeof coverageStartDay === 'string'
    ? [{code: 'pay-first-premium', day: addDays(coverageStartDay, -1), params: {coverageStartDay}}]
    : [];
};

/**
 * Builds the steps, sorted by day: the first action, other necessary actions, then payment and review if there is room.
 */
export const stepsOf = (next: NextAction, review: ReviewDay | undefined, today: Day): readonly Step[] => {
  const actions = [next, ...next.also].map(({code, deadline, params}) => ({code, day: deadline, params}));
  const later: readonly Step[] =
    review && review.day > today ? [{code: 'review', day: review.day, params: {}}] : [];
  const days = new Set(actions.map(({day}) => day));
  return [
    ...actions,
    ...actions.flatMap(paymentAfter).slice(0, 1),
    ...later.filter(({day}) => !days.has(day)),
  ]
    .slice(0, MOST)
    .map(({code, day, params}) => ({code, day: day < today ? today : day, params}))
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
};

const needs: Readonly<Partial<Record<StepCode, readonly HandCode[]>>> = {
  'enroll-marketplace': ['identity', 'income', 'coverage'],
  'enroll-without-daca': ['identity', 'income', 'coverage'],
  'enroll-special': ['identity', 'income', 'coverage'],
  'plan-special': ['identity', 'income', 'coverage'],
  'enroll-after-move': ['identity', 'income', 'coverage'],
  'enroll-after-pregnancy': ['identity', 'income'],
  'enroll-at-19': ['identity', 'income'],
  'enroll-at-26': ['identity', 'income'],
  'apply-medicaid-chip': ['identity', 'income'],
  'apply-for-others': ['identity', 'income'],
  'apply-medicaid-pregnant': ['identity', 'income'],
  'apply-state-medicaid': ['identity', 'income'],
  'enroll-medicare': ['identity', 'coverage'],
  'enroll-medicare-by-age': ['identity', 'coverage'],
  'plan-medicare-sign-up': ['identity', 'coverage'],
  'check-part-b': ['medicare-card', 'coverage'],
  'begin-medicare': ['medicare-card'],
  'enroll-part-b': ['medicare-card', 'coverage'],
  'enroll-part-b-general': ['medicare-card'],
  'enroll-part-d': ['medicare-card'],
  'review-medicare': ['medicare-card'],
  'review-advantage': ['medicare-card'],
  review: ['policies'],
};

/** Lists the papers that some steps need, each once; `isUncovered`: the words say that there is no coverage, so that no policy is at hand. */
export const handFor = (steps: readonly Step[], isUncovered: boolean): readonly HandCode[] => {
  const all = steps.flatMap(({code}) => (code === 'review' && steps.length > 1 ? [] : (needs[code] ?? [])));
  return [...new Set(all)].filter((code) => !(isUncovered && code === 'coverage'));
};
