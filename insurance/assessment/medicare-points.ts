import {partBSpecialMonths, medigapMonths, partBPenalty} from '../figures/medicare.ts';
import {initialEnrollment, initialEnrollmentByAge, isAboutToTurn65} from '../medicare/initial-enrollment.ts';
import {cite, point} from '../point/point.ts';
import {annualPoint} from './window-points.ts';
import type {KnownAge} from '../answers/parse-age.ts';
import type {Day} from '../calendar/day.ts';
import type {Point} from '../point/point.ts';

/** Someone of whom Medicare's dates are to be spoken. */
export type MedicarePerson = KnownAge & {readonly row: number; readonly medicare: boolean};

const medicareAge = 65;

const turning65 = ({row, age, birthDay}: MedicarePerson, today: Day): readonly Point[] => {
  const inputs = ['age'];
  const penalty = cite(partBPenalty, today);
  if (birthDay !== null) {
    const {start, end, entitledFrom} = initialEnrollment(birthDay);
    return today > end || !isAboutToTurn65(age)
      ? []
      : [
          point('medicare.initial', 'medicare.initial-enrollment', 'action', {
            person: row,
            params: {
              person: row + 1,
              startDay: start,
              endDay: end,
              fromDay: entitledFrom,
              penaltyPercent: partBPenalty.value,
            },
            inputs,
            figures: [penalty],
          }),
        ];
  }
  const ends = isAboutToTurn65(age) ? initialEnrollmentByAge(age, today) : null;
  return ends === null
    ? []
    : [
        point('medicare.initial', 'medicare.turns-65', 'action', {
          person: row,
          params: {
            person: row + 1,
            earliestDay: ends.earliestStart,
            latestDay: ends.latestStart,
            penaltyPercent: partBPenalty.value,
          },
          inputs,
          figures: [penalty],
        }),
      ];
};

const ofMember = ({row}: MedicarePerson, today: Day): readonly Point[] => [
  point('medicare.no-credit', 'medicare.no-credit', 'ruled-out', {
    person: row,
    params: {person: row + 1},
    inputs: ['age', 'medicare'],
  }),
  point('medicare.part-b', 'medicare.part-b-and-medigap', 'finding', {
    person: row,
    params: {person: row + 1, specialMonths: partBSpecialMonths.value, medigapMonths: medigapMonths.value},
    inputs: ['age'],
    figures: [cite(partBSpecialMonths, today), cite(medigapMonths, today)],
  }),
];

/**
 * Medicare's dates for those who have it, are 65 or turn 65 within a year; generic, without any plan or benefit. COBRA's trap is
 * part of the text of `medicare.part-b-and-medigap`.
 */
export const medicarePoints = (people: readonly MedicarePerson[], today: Day): readonly Point[] => {
  const members = people.filter(({age, medicare}) => medicare || age >= medicareAge);
  return [
    ...people.filter(({medicare}) => !medicare).flatMap((person) => turning65(person, today)),
    ...members.flatMap((person) => ofMember(person, today)),
    ...(members.length > 0 ? [annualPoint(today)] : []),
  ];
};
