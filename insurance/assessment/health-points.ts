import {isHealthUnused} from '../answers/health-unused.ts';
import {saysNone} from '../answers/says-none.ts';
import {point, type Point} from '../point/point.ts';
import type {PointCode} from '../point/point-codes.ts';

/** The optional answers about health. */
export type HealthAnswers = {
  readonly conditions?: string | undefined;
  readonly medications?: string | undefined;
  /** Whether the person uses tobacco. */
  readonly lifestyle?: string | undefined;
  readonly familyHistory?: string | undefined;
};

const isAnswered = (answer: string | undefined): boolean =>
  answer !== undefined && answer.trim() !== '' && !saysNone(answer);

const noTobacco = /\bnon\b|non-|\bno\b|never|quit|\bsin\b|nunca|jamais|kein|nicht|nie\b|不|没|无|戒/i;

/**
 * Returns whether a text says that someone uses tobacco. "Non-tobacco" and similar words in five languages count as no.
 */
const usesTobacco = (answer: string | undefined): boolean =>
  isAnswered(answer) && !noTobacco.test(answer ?? '');

const of = (code: PointCode, kind: Point['kind'], field: string): Point =>
  point('health', code, kind, {inputs: [`healthInfo.${field}`]});

/**
 * Returns the points from health answers, which are never a price or a refusal. Health answers are ignored when anyone
 * of the household is 65 or older, so that health never steers anybody to or from a Medicare plan; then the only point
 * says that the answers were not used.
 */
export const healthPoints = (
  health: HealthAnswers,
  ages: readonly number[],
  hasTobacco: boolean,
): readonly Point[] => {
  if (isHealthUnused(ages)) return [point('health', 'health.not-used-from-65', 'finding', {inputs: ['age']})];
  return [
    ...(isAnswered(health.conditions)
      ? [of('health.conditions-do-not-matter', 'finding', 'conditions')]
      : []),
    ...(isAnswered(health.medications) ? [of('health.check-formulary', 'action', 'medications')] : []),
    ...(usesTobacco(health.lifestyle) || hasTobacco ? [of('health.tobacco', 'warning', 'lifestyle')] : []),
    ...(isAnswered(health.familyHistory) ? [of('health.family-history', 'finding', 'familyHistory')] : []),
  ];
};
