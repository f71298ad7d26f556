import {specialEnrollmentDays} from '../figures/enrollment-windows.ts';
import {mayNeedPlanElsewhere} from '../months/may-need-plan.ts';
import {cite, point, type Point} from '../point/point.ts';
import {isMoveFromAbroad} from '../answers/from-abroad.ts';
import {specialWindow} from '../windows/special-enrollment.ts';
import {daysFor, incomeLine, specialPoint, type SpecialFacts} from './special-points.ts';
import {addDays, type Day} from '../calendar/day.ts';
import type {StateMove} from '../household/state-move.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {MonthDays} from '../answers/month-ahead.ts';

const inputs = ['lifestageChanges'] as const;

/** The special enrollment that a move will open: from its day, from a day of its month, or on an unknown day. */
export const moveWindowPoints = (
  {change, first, last}: Pick<StateMove, 'change' | 'first' | 'last'>,
  facts: SpecialFacts,
  today: Day,
): readonly Point[] => {
  const window =
    change.day === null ? null : specialWindow(change.kind, change.day, today, isMoveFromAbroad(change));
  if (window) return [specialPoint(window, facts, today)];
  const rest = {inputs, figures: [cite(specialEnrollmentDays, today)]};
  const days = specialEnrollmentDays.value;
  return first === null || last === null
    ? [
        point('window.special', 'window.move-undated', 'question', {
          ...rest,
          params: {text: change.text, days},
        }),
      ]
    : [
        point('window.special', 'window.move-in-month', 'action', {
          ...rest,
          params: {
            text: change.text,
            startDay: first,
            throughDay: last,
            endDay: addDays(first, days),
            days,
          },
        }),
      ];
};

/** The special enrollment that a change in a coming month will open; nothing for a change that opens none. */
export const monthWindowPoints = (
  {kind}: Pick<LifeChange, 'kind'>,
  {first, last}: MonthDays,
  facts: SpecialFacts,
  today: Day,
): readonly Point[] => {
  const window = specialWindow(kind, first, today);
  if (window === null) return [];
  return [
    point('window.special', 'window.change-in-month', 'action', {
      inputs,
      figures: [cite(daysFor(window.kind), today)],
      params: {
        change: kind,
        conditional: window.isConditional ? 'yes' : 'no',
        startDay: first,
        throughDay: last,
        days: daysFor(window.kind).value,
        ...(window.end === null ? {} : {endDay: window.end}),
        ...incomeLine(window.kind, facts),
      },
    }),
  ];
};

/**
 * Returns the points of a move into or out of Texas that is ahead: what applies before the move and after it, the special
 * enrollment that the move opens, and the question for the new place.
 */
export const stateMovePoints = (move: StateMove, facts: SpecialFacts, today: Day): readonly Point[] => {
  const {household, triage} = facts;
  const {change, direction, isPlaceNew, oldState, oldSite, newSite, first, end} = move;
  const isLeavingMarketplace = move.isTerritory && direction === 'from-texas';
  return [
    point('change', `change.move-${direction}`, 'action', {
      params: {
        change: change.kind,
        text: change.text,
        ahead: 'yes',
        ...(change.day === null ? {} : {eventDay: change.day}),
        site: direction === 'to-texas' ? oldSite : newSite,
        place: isPlaceNew ? 'new' : 'old',
        ...(oldState === null ? {} : {oldState}),
        ...(move.isTerritory ? {territory: 'yes'} : {}),
        ...(first === null ? {} : {startDay: first}),
        ...(end === null ? {} : {endDay: end}),
      },
      inputs,
    }),
    ...(mayNeedPlanElsewhere(triage, household) && !isLeavingMarketplace
      ? moveWindowPoints(move, facts, today)
      : []),
    ...(direction === 'to-texas' && !isPlaceNew
      ? [point('question', 'ask.new-place', 'question', {inputs: ['location']})]
      : []),
  ];
};
