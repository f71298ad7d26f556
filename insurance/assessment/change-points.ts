import {ADULT_AGE} from '../aca/person-program.ts';
import {isBirthToCome} from '../answers/birth-ahead.ts';
import {isMoveFromAbroad} from '../answers/from-abroad.ts';
import {monthAhead} from '../answers/month-ahead.ts';
import {moveAhead} from '../answers/read-move.ts';
import {statedIn} from '../answers/stated.ts';
import {payBackDay} from '../months/person-in-month.ts';
import {mayBuyPlan, mayUseSpecial} from '../months/may-need-plan.ts';
import {point, type Point, type PointParams} from '../point/point.ts';
import {isSameLoss, specialWindow} from '../windows/special-enrollment.ts';
import {lastDayParams} from './last-day.ts';
import {medicareMovePoint} from './medicare-points.ts';
import {isAdvised} from './territory-points.ts';
import {monthWindowPoints, moveWindowPoints, stateMovePoints} from './state-move-points.ts';
import {noTriggerPoint, renewalPoint} from './window-points.ts';
import {specialPoints, type SpecialFacts} from './special-points.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {Day} from '../calendar/day.ts';
import type {YearTriage} from '../months/triage-year.ts';
import type {PointCode} from '../point/point-codes.ts';
import type {HouseholdCase} from './read-case.ts';

/** Asks for the household after a divorce: people who are divorced at the end of a year file no joint return for that year (26 U.S.C. 7703(a)). */
const afterDivorce = (
  {kind, day}: LifeChange,
  {household, planYear}: Pick<HouseholdCase, 'household' | 'planYear'>,
): readonly Point[] =>
  kind === 'divorce' &&
  household.filings.every((filing) => filing === 'joint') &&
  (day === null || day <= `${planYear}-12-31`)
    ? [
        point('question', 'ask.after-divorce', 'question', {
          params: {planYear},
          inputs: ['filing', 'household', 'lifestageChanges'],
        }),
      ]
    : [];

/** Returns the last day to apply for a Medicaid that still pays for a birth without coverage, if a child under 2 can get Medicaid. */
const paidBack = (
  {day}: LifeChange,
  {triage, coverage}: Pick<HouseholdCase, 'triage' | 'coverage'>,
  today: Day,
): PointParams =>
  day !== null &&
  today <= payBackDay(day) &&
  coverage.kind === 'none' &&
  triage.people.some(({age, outcomes}) => age < 2 && outcomes.some(({program}) => program === 'medicaid'))
    ? {payBackDay: payBackDay(day)}
    : {};

/** Returns the last day of the coverage if the words on coverage name the day, so that nobody has to find it out after the end of a job. */
const knownEnd = (
  change: LifeChange,
  {coverage, household}: Pick<HouseholdCase, 'coverage' | 'household'>,
): PointParams =>
  (change.kind === 'job-loss' || change.kind === 'retirement') &&
  coverage.lastDay !== null &&
  isSameLoss(change, coverage.window, household.people.length === 1)
    ? {coverEndDay: coverage.lastDay}
    : {};

/** Returns the code of a change. A change in income concerns the Marketplace only if somebody may buy a plan there. */
const codeOf = (kind: LifeChange['kind'], triage: YearTriage, today: Day): PointCode => {
  if (kind !== 'income' || mayBuyPlan(triage, today)) return `change.${kind}`;
  return triage.people.some(
    ({age, outcomes}) =>
      age < ADULT_AGE && outcomes.some(({program}) => program === 'medicaid' || program === 'chip'),
  )
    ? 'change.income-with-children'
    : 'change.income-without-plan';
};

/** The facts without a point of their own: a change that names one of them is still a question. */
const withoutPoint = new Set<string>(['abuse', 'lawful', 'pregnant']);

/** Returns the points of the life changes of the third phase: what to do after each, and the special enrollment that it opens. */
export const changePoints = (
  changes: readonly LifeChange[],
  found: SpecialFacts & Pick<HouseholdCase, 'move' | 'planYear'>,
  today: Day,
): readonly Point[] => {
  const {household, triage, move, coverage} = found;
  const hasMedicare = triage.people.filter(({program}) => program === 'medicare');
  return changes.flatMap((sent) => {
    const medicare = sent.kind === 'move' && hasMedicare.length > 0 ? [medicareMovePoint(sent, today)] : [];
    if (medicare.length > 0 && hasMedicare.length === triage.people.length) return medicare;
    if (sent === move?.change) return [...stateMovePoints(move, found, today), ...medicare];
    if (!isAdvised(sent, household)) return [];
    const isUnborn = isBirthToCome(sent, today);
    const change: LifeChange = isUnborn ? {...sent, kind: 'birth'} : sent;
    const ahead = change.day === null ? moveAhead(change, today) : null;
    const month = monthAhead(change, today);
    const isUndated = isUnborn && change.day === null;
    const isFromAbroad = isMoveFromAbroad(change);
    const opens =
      !isSameLoss(change, coverage.window, household.people.length === 1) &&
      (change.kind !== 'income' || mayBuyPlan(triage, today));
    const window =
      ahead || month || isUndated || !opens
        ? null
        : specialWindow(change.kind, change.day, today, isFromAbroad);
    const params = {
      change: change.kind,
      text: change.text,
      ...(change.day === null ? {} : {eventDay: change.day}),
      ...(ahead || month || isUndated ? {ahead: 'yes'} : {}),
      ...(isFromAbroad ? {abroad: 'yes'} : {}),
      ...lastDayParams(change, {household, triage}, today),
      ...knownEnd(change, found),
      ...(change.kind === 'birth' && !isUnborn ? paidBack(change, found, today) : {}),
      ...(window?.end && window.state !== 'closed' ? {endDay: window.end} : {}),
    };
    return [
      ...(change.kind === 'other' && statedIn(change.text).some((fact) => !withoutPoint.has(fact))
        ? []
        : [
            point(
              'change',
              isUnborn ? 'change.birth-ahead' : codeOf(change.kind, triage, today),
              change.kind === 'other' ? 'question' : 'action',
              {
                params,
                inputs: ['lifestageChanges'],
              },
            ),
          ]),
      ...medicare,
      ...(ahead && mayUseSpecial(triage, today) ? moveWindowPoints({change, ...ahead}, found, today) : []),
      ...(month && opens && mayUseSpecial(triage, today)
        ? monthWindowPoints(change, month, found, today)
        : []),
      ...(window ? specialPoints([window], found, today) : []),
      ...afterDivorce(change, found),
      ...(change.kind === 'not-a-trigger' ? [noTriggerPoint()] : []),
      ...(change.kind === 'renewal' ? [renewalPoint()] : []),
    ];
  });
};
