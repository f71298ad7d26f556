import {buysPlan} from '../aca/buys-plan.ts';
import type {OpenField} from './prospect.ts';
import type {MoneyAnswer} from './money.ts';
import type {PeopleAnswer} from './people.ts';
import type {Stated} from '../answers/stated.ts';
import {rowsWithoutFamilyPrice} from '../months/family-offers.ts';
import {rowsForParentsPlan} from '../months/parents-plan.ts';
import type {CoverageEnd} from '../windows/coverage-end.ts';
import {type Condition, conditionsIn, paysNoCare} from '../household/condition.ts';
import type {Household} from '../household/household.ts';
import type {StateMove} from '../household/state-move.ts';
import type {YearTriage} from '../months/triage-year.ts';

/** A question whose answer changes the result; `row` if the question is about one person. */
export type OpenQuestion = {readonly field: OpenField; readonly row?: number};

/** The change that an open answer would bring, stated once for everybody whom it concerns. */
export type Branch = {
  readonly code:
    | 'if-separate'
    | 'if-employer'
    | 'if-family-offer'
    | 'if-parents-plan'
    | 'if-cobra'
    | 'if-retired'
    | 'if-covered'
    | 'if-work-plan'
    | 'if-hra'
    | 'uncovered-days'
    | 'if-tribe'
    | 'if-retiree'
    | 'if-pregnant'
    | `if-${Condition}`;
  readonly rows: readonly number[];
};

const buys = ({outcomes}: YearTriage['people'][number]): boolean =>
  outcomes.some(({program}) => buysPlan(program));

const mayHaveCredit = ({outcomes}: YearTriage['people'][number]): boolean =>
  outcomes.some(({program}) => program === 'credit');

const rowsOf = (people: readonly {readonly row: number}[]): readonly number[] => people.map(({row}) => row);

/** Returns the branch for a fact in the visitor's words that changes something for people with the credit. */
const ofCredit = (fact: Stated, stated: readonly Stated[]): 'if-cobra' | 'if-retired' | 'if-tribe' | [] => {
  if (fact === 'tribe') return 'if-tribe';
  if (fact !== 'after-work') return [];
  // Only a retiree plan may refuse to take somebody back.
  return stated.includes('retiree') ? 'if-retired' : 'if-cobra';
};

/** Whether the words name a pregnancy in Texas that no box names: then the answer does not count it. */
const namesPregnancyOnly = ({stated, state, people}: Household): boolean =>
  stated.includes('pregnant') && state === 'texas' && !people.some(({pregnant}) => pregnant);

/**
 * Returns the branches. `separate`: the household's triage if the household files separate returns, while the filing is open.
 * `noOffer`: rows of people without an employer's offer, as the visitor answered. `isCovered`: somebody has coverage past the first day of
 * the new plan. `isShared`: a plan at work may cover several people. `isUncovered`: the
 * named coverage ends before the new plan.
 */
export const branchesOf = (
  household: Household,
  triage: YearTriage,
  separate: YearTriage | undefined,
  {
    noOffer,
    isCovered,
    isShared,
    isUncovered,
  }: {
    readonly noOffer: readonly number[];
    readonly isCovered: boolean;
    readonly isShared: boolean;
    readonly isUncovered: boolean;
  },
): readonly Branch[] => {
  const lost = triage.people.filter(
    (person, index) =>
      mayHaveCredit(person) && separate?.people[index] && !mayHaveCredit(separate.people[index]),
  );
  const waiting = triage.people.filter((one) => one.dependsOnEmployer && !noOffer.includes(one.row));
  const offers = rowsWithoutFamilyPrice(household);
  const family = triage.people.filter(
    (person) => mayHaveCredit(person) && offers.some((row) => row !== person.row),
  );
  const buyers = rowsOf(triage.people.filter(buys));
  const credited = rowsOf(triage.people.filter(mayHaveCredit));
  const stated = [
    ...(isCovered && household.people.length > 1 ? (['if-covered'] as const) : []),
    // The plans to look at first name the tribe already.
    ...(paysNoCare(household, triage)
      ? []
      : household.stated.flatMap((fact) => ofCredit(fact, household.stated))),
  ];
  return [
    ...conditionsIn(household).map((condition) => ({code: `if-${condition}` as const, rows: buyers})),
    ...stated.map((code) => ({code, rows: credited})),
    // Beside the credit the card names the HRA.
    {code: 'if-hra' as const, rows: household.stated.includes('hra') ? buyers : []},
    {
      code: 'if-retiree' as const,
      rows: household.stated.includes('retiree')
        ? rowsOf(household.people.filter(({medicare}) => medicare))
        : [],
    },
    {code: 'if-pregnant' as const, rows: namesPregnancyOnly(household) ? buyers : []},
    {code: 'uncovered-days' as const, rows: isUncovered ? buyers : []},
    {code: 'if-work-plan' as const, rows: isShared ? buyers : []},
    {code: 'if-separate' as const, rows: rowsOf(lost)},
    {code: 'if-family-offer' as const, rows: rowsOf(family)},
    {code: 'if-employer' as const, rows: rowsOf(waiting)},
    {code: 'if-parents-plan' as const, rows: rowsForParentsPlan(triage)},
  ].filter(({rows}) => rows.length > 0);
};

type Open = {
  readonly household: Household;
  readonly people: readonly PeopleAnswer[];
  readonly money: MoneyAnswer | undefined;
  readonly branches: readonly Branch[];
  /** The end of the present coverage: a loss without a day keeps the last day to choose a plan open. */
  readonly coverage: Pick<CoverageEnd, 'window'>;
  readonly move?: StateMove | undefined;
};

/** The day of the move comes first: the new place brings deadlines that depend on the day. */
const moveQuestions = (move: StateMove | undefined): readonly OpenQuestion[] => {
  if (!move) return [];
  if (move.first === null) return [{field: 'moveDay'}];
  const isAsked = move.direction === 'to-texas' && !move.isPlaceNew && move.oldState !== null;
  return isAsked ? [{field: 'newPlace'}] : [];
};

/** Lists the questions, the most decisive question first. */
export const questionsOf = ({
  household,
  people,
  money,
  branches,
  coverage,
  move,
}: Open): readonly OpenQuestion[] => {
  const open = new Set<OpenField>([...people.flatMap(({openOn}) => openOn), ...(money?.narrowedBy ?? [])]);
  if (household.unknown.includes('age')) open.add('age');
  const general = (['age', 'state', 'income', 'householdSize', 'exactIncome'] as const).filter((field) =>
    open.has(field),
  );
  const hasBranch = (code: Branch['code']) => branches.find((branch) => branch.code === code)?.rows ?? [];
  const ofPeople = (field: OpenField): readonly {readonly field: OpenField; readonly row: number}[] =>
    people
      .filter(({openOn}) => openOn.includes(field))
      .flatMap((group) => group.people.map(({row}) => ({field, row})));
  return [
    ...(coverage.window?.state === 'undated'
      ? [{field: coverage.window.kind === 'release' ? ('releaseDay' as const) : ('lastDay' as const)}]
      : []),
    ...moveQuestions(move),
    ...general.map((field) => ({field})),
    ...(hasBranch('if-separate').length > 0 ? [{field: 'filing' as const}] : []),
    ...(hasBranch('if-family-offer').length > 0 ? rowsWithoutFamilyPrice(household) : []).map((row) => ({
      field: 'familyOffer' as const,
      row,
    })),
    ...ofPeople('birthday'),
    ...ofPeople('dueDate').filter(({row}) =>
      household.people.some((person) => person.row === row && person.dueDay === null),
    ),
    ...ofPeople('pregnancyMedicaid'),
    ...hasBranch('if-employer').map((row) => ({field: 'employerOffer' as const, row})),
  ];
};
