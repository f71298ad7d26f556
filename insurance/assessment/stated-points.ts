import {specialEnrollmentDays} from '../figures/enrollment-windows.ts';
import {partBSpecialMonths} from '../figures/medicare.ts';
import {afterWork, paysNoCare} from '../household/condition.ts';
import type {Stated} from '../answers/stated.ts';
import type {Household} from '../household/household.ts';
import type {YearTriage} from '../months/triage-year.ts';
import {isTerritory} from '../places/territories.ts';
import {cite, point, type Point} from '../point/point.ts';
import type {Day} from '../calendar/day.ts';

const otherPoints = ['own-daca', 'no-status', 'papers', 'lawful', 'pregnant', 'abuse'] as const;

const hasOtherPoints = (fact: Stated): fact is (typeof otherPoints)[number] =>
  otherPoints.some((one) => one === fact);

/** Returns the conditions of the facts that the visitor's words name: nobody has asked whom they concern. */
export const statedPoints = (household: Household, triage: YearTriage, today: Day): readonly Point[] =>
  household.stated.flatMap((fact): readonly Point[] => {
    // The others are about the Marketplace.
    if (isTerritory(household.stateCode) && fact !== 'after-work') return [];
    if (fact === 'after-work')
      return [
        ...(triage.people.some(({outcomes}) => outcomes.some(({program}) => program === 'credit'))
          ? [point('stated', 'stated.cobra', 'warning', {inputs: ['currentCoverage']})]
          : []),
        ...afterWork(household).map(({row}) =>
          point('stated', 'stated.after-work', 'question', {
            person: row,
            params: {person: row + 1, specialMonths: partBSpecialMonths.value},
            inputs: ['currentCoverage'],
            figures: [cite(partBSpecialMonths, today)],
          }),
        ),
      ];
    // Their points stand beside it.
    if (hasOtherPoints(fact)) return [];
    if (fact === 'retiree')
      return household.people.some(({medicare}) => medicare)
        ? [point('stated', 'stated.retiree', 'warning', {inputs: ['currentCoverage']})]
        : [];
    if (fact === 'daca')
      return [point('stated', 'stated.daca', 'warning', {inputs: ['currentCoverage', 'lifestageChanges']})];
    if (fact === 'tribe')
      return [
        point('stated', 'stated.tribe', 'action', {
          params: {noCostSharing: paysNoCare(household, triage) ? 'yes' : 'no'},
          inputs: ['currentCoverage', 'lifestageChanges'],
        }),
      ];
    return [
      point('stated', `stated.${fact}`, fact === 'hra' ? 'warning' : 'question', {
        params: {days: specialEnrollmentDays.value},
        inputs: ['currentCoverage', 'lifestageChanges'],
        figures: [cite(specialEnrollmentDays, today)],
      }),
    ];
  });
