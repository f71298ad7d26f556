import {drugCoverIn} from '../answers/drug-cover.ts';
import {medicarePeriods, partDPenalty} from '../figures/medicare.ts';
import {yearlyPeriod} from '../medicare/yearly-periods.ts';
import {cite, point, type Point} from '../point/point.ts';
import type {Day} from '../calendar/day.ts';
import type {MedicarePerson} from './medicare-points.ts';

/**
 * Returns Part D's yearly period and the penalty for each person with Medicare whose words name no drug coverage: 63 days without drug
 * coverage, once the first period is over, raise the premium (42 CFR 423.46(a)). An action only when the words deny drug coverage while
 * the period is open.
 */
export const drugPoints = (
  people: readonly MedicarePerson[],
  texts: readonly (string | undefined)[],
  today: Day,
): readonly Point[] => {
  const cover = drugCoverIn(texts.filter((text) => text !== undefined).join('; '));
  if (cover === null) return [];
  const {isOpen, start, end} = yearlyPeriod('annual', today);
  return people
    .filter(({medicare}) => medicare)
    .map(({row}) =>
      point('medicare.part-d', 'medicare.part-d', isOpen && cover === 'no' ? 'action' : 'finding', {
        person: row,
        params: {person: row + 1, startDay: start, endDay: end, penaltyPercent: partDPenalty.value},
        inputs: ['currentCoverage', 'medicare'],
        figures: [cite(medicarePeriods, today), cite(partDPenalty, today)],
      }),
    );
};
