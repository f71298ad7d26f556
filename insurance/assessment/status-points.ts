import {mayBuyPlan} from '../aca/buys-plan.ts';
import {plainWords} from '../answers/life-change.ts';
import {noStatus, rareNoStatus} from '../answers/no-status.ts';
import type {YearTriage} from '../months/triage-year.ts';
import {point, type Point} from '../point/point.ts';

/**
 * Returns who cannot buy a plan of the Marketplace, if the words name somebody without lawful status: only people who are lawfully present can (42
 * U.S.C. 18032(f)(3); 45 CFR 155.305(a)(1)), and an application for others asks for nobody else's status (45 CFR 155.310(a)(2)).
 */
export const statusPoints = (
  {people}: Pick<YearTriage, 'people'>,
  texts: readonly (string | undefined)[],
): readonly Point[] =>
  texts.some(
    (text) => text !== undefined && [noStatus, rareNoStatus].some((words) => words.test(plainWords(text))),
  ) &&
  people.some(({outcomes}) =>
    outcomes.some(({program, reason}) => mayBuyPlan(program) && reason !== 'no-status'),
  )
    ? [point('stated', 'stated.no-status', 'warning', {inputs: ['currentCoverage']})]
    : [];
