import {MEDICARE_AGE} from '../aca/person-program.ts';
import {NO_COST_SHARING} from '../figures/cost-sharing.ts';
import type {Household, HouseholdPerson} from './household.ts';
import type {Triage} from './triage.ts';

/**
 * Returns the people of 65 without Medicare in a household whose words name COBRA or a retiree plan: the work has ended, on a day that nobody
 * has asked for, and the months for Part B are running.
 */
export const afterWork = ({
  stated,
  people,
}: Pick<Household, 'stated' | 'people'>): readonly HouseholdPerson[] =>
  stated.includes('after-work') ? people.filter(({age, medicare}) => age >= MEDICARE_AGE && !medicare) : [];

/**
 * Returns whether the one person of a household has coverage that leaves no room for a plan with the credit, by the words. A price of the plan at work
 * is an answer of its own: the law compares the price with the income.
 */
export const isHeldAlone = ({
  currentProgram,
  lastsUntilMedicare,
  people: [only, ...others],
}: Pick<Household, 'currentProgram' | 'lastsUntilMedicare' | 'people'>): boolean =>
  others.length === 0 &&
  (Boolean(lastsUntilMedicare) ||
    (currentProgram !== null && !(currentProgram === 'work' && only?.employerOffer)));

/** Returns whether the answer counts somebody without the program that the words name. Medicare counts with one person of 65, or marked. */
export const isProgramOpen = ({
  currentProgram,
  people,
}: Pick<Household, 'currentProgram' | 'people'>): boolean =>
  currentProgram !== null &&
  people.length > 1 &&
  !(currentProgram === 'medicare' && people.some(({age, medicare}) => medicare || age >= MEDICARE_AGE));

/**
 * Returns whether a plan of somebody's current work may cover others of several people: whoever has it gets no credit (26 U.S.C.
 * 36B(c)(2)(C)(iii)) and needs no other plan. `end`: the end of the named coverage, which has its own sentences.
 */
export const mayShareWorkPlan = (
  {namesWorkPlan, people}: Pick<Household, 'namesWorkPlan' | 'people'>,
  end: object | null,
): boolean => namesWorkPlan && people.length > 1 && end === null;

/**
 * Returns whether members of a tribe, whom the words name, pay nothing but the premium: with the credit and an income up to 300 % there is no
 * cost sharing at any metal level (42 U.S.C. 18071(d)(1); 45 CFR 155.350(a)). Somebody who is not a member needs a separate plan (45 CFR
 * 155.305(g)(3)), so the words keep this condition.
 */
export const paysNoCare = (
  {stated}: Pick<Household, 'stated'>,
  {credit, fplPercent}: Pick<Triage, 'credit' | 'fplPercent'>,
): boolean =>
  stated.includes('tribe') && credit !== null && fplPercent !== null && fplPercent.high <= NO_COST_SHARING;

/** A condition that the visitor's words name, and that can concern anyone in the household. */
export type Condition = 'held' | 'custody' | 'daca' | 'papers' | 'lawful';

/**
 * Returns the conditions that concern a person whom nobody has named: a public program of one of several people, prison or jail in a household
 * that counts more than one person, and a status of immigration that rules out the plan (42 U.S.C. 18032(f)(3)) or the credit.
 */
export const conditionsIn = ({
  currentProgram,
  stated,
  people,
  size,
  hasOneAdult,
}: Pick<
  Household,
  'currentProgram' | 'stated' | 'people' | 'size' | 'hasOneAdult'
>): readonly Condition[] => [
  ...(isProgramOpen({currentProgram, people}) ? (['held'] as const) : []),
  ...(stated.includes('custody') && size.low > 1 ? (['custody'] as const) : []),
  ...(stated.includes('daca') && !stated.includes('own-daca') ? (['daca'] as const) : []),
  ...(stated.includes('papers') && people.length > 1 && !(hasOneAdult && stated.includes('no-status'))
    ? (['papers'] as const)
    : []),
  ...(stated.includes('lawful') ? (['lawful'] as const) : []),
];
