import {MEDICARE_AGE} from '../aca/person-program.ts';
import {addMonths, firstOfMonth, lastOfMonth, type Day} from '../calendar/day.ts';
import {partBSpecialMonths, medicarePeriods, medigapMonths, partBPenalty} from '../figures/medicare.ts';
import {
  coverageStart,
  initialEnrollment,
  initialEnrollmentByAge,
  isAboutToTurn65,
} from '../medicare/initial-enrollment.ts';
import {partBSpecialWindow} from '../medicare/part-b.ts';
import {yearlyPeriod} from '../medicare/yearly-periods.ts';
import {isTerritory} from '../places/territories.ts';
import {cite, point, type Point, type PointParams} from '../point/point.ts';
import {advantagePoints, annualPoint} from './window-points.ts';
import type {CoverEnd} from '../answers/read-coverage.ts';
import type {KnownAge} from '../answers/parse-age.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {Household} from '../household/household.ts';
import type {PointCode} from '../point/point-codes.ts';

/** A person to whom Medicare's dates apply. */
export type MedicarePerson = KnownAge & {readonly row: number; readonly medicare: boolean};

type Home = Pick<Household, 'state' | 'stateCode'>;

/** The words on coverage leave only Part B's yearly period, or name a plan of current work in the place of Medicare. */
type PartBWords = {readonly lacksPartB: boolean; readonly hasWorkPlan: boolean};

/**
 * Returns whether a person's initial enrollment is open, or begins so that Medicare starts within a year. By birthday
 * only.
 */
const isSigningUp = ({birthDay, medicare}: MedicarePerson, today: Day): boolean => {
  if (birthDay === null || medicare) return false;
  const {end, entitledFrom} = initialEnrollment(birthDay);
  return today <= end && entitledFrom <= addMonths(today, 12);
};

/** Free help with Medicare differs by state, and no territory has Extra Help. */
const placeOf = ({state, stateCode}: Home): PointParams => {
  if (isTerritory(stateCode)) return {territory: 'yes'};
  return state === 'other' ? {elsewhere: 'yes'} : {};
};

const ofSignUp = (person: MedicarePerson, home: Home, today: Day): readonly Point[] => {
  const {row, age, birthDay, medicare} = person;
  const make = (code: PointCode, kind: Point['kind'], params: PointParams): Point =>
    point('medicare.initial', code, kind, {
      person: row,
      params: {person: row + 1, ...params},
      inputs: ['age'],
      figures: code === 'medicare.hsa-stops' ? [] : [cite(partBPenalty, today)],
    });
  const penaltyPercent = partBPenalty.value;
  if (birthDay !== null && isSigningUp(person, today)) {
    const enrollment = initialEnrollment(birthDay);
    const {start, end, entitledFrom} = enrollment;
    return [
      make('medicare.initial-enrollment', 'action', {
        startDay: start,
        endDay: end,
        fromDay: coverageStart(today, enrollment),
        penaltyPercent,
        ...placeOf(home),
      }),
      make('medicare.hsa-stops', 'warning', {fromDay: entitledFrom}),
    ];
  }
  const ends =
    birthDay === null && !medicare && isAboutToTurn65(age) ? initialEnrollmentByAge(age, today) : null;
  return ends === null
    ? []
    : [
        make('medicare.turns-65', 'action', {
          earliestDay: ends.earliestStart,
          latestDay: ends.latestStart,
          penaltyPercent,
        }),
      ];
};

/**
 * Part B for people of 65 whose work, or the coverage through work, ends: eight months without a penalty (42 CFR
 * 407.20), and 63 days without creditable drug coverage (42 CFR 423.46(a)). No point once the months are over.
 */
export const workEndPoints = (
  people: readonly MedicarePerson[],
  ended: CoverEnd | null,
  today: Day,
): readonly Point[] => {
  if (ended === null || ended.isThroughWork === 'no') return [];
  const endDay = partBSpecialWindow(ended.day).end;
  return people
    .filter(({age}) => age >= MEDICARE_AGE && today <= endDay)
    .map(({row}) =>
      point('medicare.part-b', 'medicare.part-b-after-work', 'action', {
        person: row,
        params: {person: row + 1, coverEndDay: ended.day, endDay},
        inputs: ['age', 'currentCoverage'],
        figures: [cite(partBSpecialMonths, today)],
      }),
    );
};

/**
 * Returns the sign-up of people whose Medicare begins: this comes before everything else, because a missed sign-up costs money
 * for life.
 */
export const medicareSignUpPoints = (
  people: readonly MedicarePerson[],
  home: Home,
  today: Day,
): readonly Point[] => people.flatMap((person) => ofSignUp(person, home, today));

/**
 * Returns what a move changes for people with Medicare. Original Medicare covers the whole country; a Part D or Advantage plan covers an
 * area, and after a move out of the area a new plan can be chosen from the month before the move through the second month after it, if the
 * plan knows of the move (42 CFR 422.62(b)(2), 423.38(c)(8)(i)). The days are in the point of a move that is ahead.
 */
export const medicareMovePoint = ({day}: Pick<LifeChange, 'day'>, today: Day): Point =>
  point('medicare.move', 'medicare.move', 'action', {
    params: day !== null && day > today ? {startDay: firstOfMonth(day, -1), endDay: lastOfMonth(day, 2)} : {},
    inputs: ['lifestageChanges'],
  });

/** Returns Part B's periods for people of 65, or only Medigap's for people who have Part B, by the words or the answer on Medicare. */
const partBPoint = (
  {row, medicare}: MedicarePerson,
  today: Day,
  {lacksPartB, hasWorkPlan}: PartBWords,
): Point => {
  const given = {person: row, inputs: ['age', 'medicare']};
  const params = {person: row + 1, medigapMonths: medigapMonths.value};
  return medicare && !lacksPartB && !hasWorkPlan
    ? point('medicare.medigap', 'medicare.medigap-at-65', 'finding', {
        ...given,
        params,
        figures: [cite(medigapMonths, today)],
      })
    : point('medicare.part-b', 'medicare.part-b-and-medigap', 'finding', {
        ...given,
        params: {...params, specialMonths: partBSpecialMonths.value},
        figures: [cite(partBSpecialMonths, today), cite(medigapMonths, today)],
      });
};

const ofMember = (person: MedicarePerson, today: Day, known: PartBWords): readonly Point[] => {
  const {row, age, medicare} = person;
  const {lacksPartB} = known;
  const params = {person: row + 1};
  const general = yearlyPeriod('general', today);
  const isLate = !medicare && !isSigningUp(person, today);
  return [
    point('medicare.no-credit', 'medicare.no-credit', 'ruled-out', {
      person: row,
      params,
      inputs: ['age', 'medicare'],
    }),
    age >= MEDICARE_AGE
      ? partBPoint(person, today, known)
      : point('medicare.medigap', 'medicare.medigap-under-65', 'finding', {
          person: row,
          params: {...params, medigapMonths: medigapMonths.value},
          inputs: ['age', 'medicare'],
          figures: [cite(medigapMonths, today)],
        }),
    ...(isLate
      ? [
          point(
            'medicare.general',
            'medicare.general-enrollment',
            general.isOpen || lacksPartB ? 'action' : 'finding',
            {
              person: row,
              params: {
                ...params,
                startDay: general.start,
                endDay: general.end,
                penaltyPercent: partBPenalty.value,
              },
              inputs: ['age', 'medicare'],
              figures: [cite(medicarePeriods, today), cite(partBPenalty, today)],
            },
          ),
        ]
      : []),
  ];
};

/**
 * Returns points on Medicare for people who have it, are 65, or will have it within a year; generic, without any plan
 * or benefit. The warning about COBRA is part of the text of `medicare.part-b-and-medigap`. `lacksPartB`: by the words, nobody has a plan
 * to compare, and Part B comes first. `hasWorkPlan`: by the words, a plan of current work takes the place of Medicare.
 */
export const medicarePoints = (
  people: readonly MedicarePerson[],
  today: Day,
  {lacksPartB = false, hasWorkPlan = false} = {},
): readonly Point[] => {
  const members = people.filter(({age, medicare}) => medicare || age >= MEDICARE_AGE);
  const settled = members.filter(
    (person) => !isSigningUp(person, today) && (person.medicare || !(lacksPartB || hasWorkPlan)),
  );
  return [
    ...members.flatMap((person) => ofMember(person, today, {lacksPartB, hasWorkPlan})),
    ...(settled.length > 0 ? [annualPoint(today), ...advantagePoints(today)] : []),
  ];
};
