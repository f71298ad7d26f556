import {isPartBSpecialOver} from '../medicare/part-b.ts';
import {parseAge} from '../answers/parse-age.ts';
import {addDays, addMonths, type Day} from '../calendar/day.ts';
import {planYearOn} from '../calendar/plan-year.ts';
import {nearestPlanYear, type PlanYear} from '../figures/plan-years.ts';
import {readHousehold, withMedicare, type Household, type LeadAnswers} from '../household/household.ts';
import {firstDayOfCover, householdPrice} from '../months/household-price.ts';
import {openEnrollmentStart} from '../review/covered-through.ts';
import {medicareFrom} from '../months/person-in-month.ts';
import {PARENT_PLAN_AGE, signUps} from '../months/sign-ups.ts';
import {triageYear, type YearTriage} from '../months/triage-year.ts';
import {marketplaceWindow, type MarketplaceWindow} from '../windows/marketplace-window.ts';
import {isSameLoss, specialWindow, type SpecialWindow} from '../windows/special-enrollment.ts';
import type {MovesAhead, StateMove} from '../household/state-move.ts';
import type {HouseholdPrice} from '../premiums/price.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {CoverEnd} from '../answers/read-coverage.ts';
import type {Words} from '../answers/words.ts';
import type {CoverageEnd} from '../windows/coverage-end.ts';
import type {ClientAnswers} from './manage-client.ts';
import type {NeedsAnswers} from './assess-needs.ts';
import type {AssessmentContext} from './qualify-lead.ts';

/** The findings of the rules about a household before they become points: the part that also runs in the browser. */
export type HouseholdCase = {
  readonly planYear: PlanYear;
  readonly household: Household;
  readonly triage: YearTriage;
  /** Null without a Texas county or an income, or if nobody buys a Marketplace plan. */
  readonly price: HouseholdPrice | null;
  /** The first day on which the plan that the answer advises can begin. */
  readonly firstDay: Day;
  readonly coverage: CoverageEnd;
  /** Special enrollment because of ending coverage and of life changes. */
  readonly special: readonly SpecialWindow[];
  readonly marketplace: MarketplaceWindow;
  /** The end of work, or of coverage that may come through work; in the third phase only. */
  readonly workEnd?: CoverEnd | null;
  /** A move into or out of Texas that is ahead. */
  readonly move?: StateMove | undefined;
};

/**
 * Returns whether the words of a household of one person leave only Part B's yearly period: the words say that there is no coverage or no
 * Part B, or that the coverage ended so long ago that the eight months for Part B are over.
 */
export const lacksPartB = (
  {household, coverage}: Pick<HouseholdCase, 'household' | 'coverage'>,
  today: Day,
): boolean =>
  household.people.length === 1 &&
  (coverage.kind === 'none' || household.saysNoPartB || isPartBSpecialOver(coverage.end, today));

/** The context of a case, with the readers of the words in the answers. */
export type CaseContext = Pick<AssessmentContext, 'today' | 'writtenOn' | 'lang' | 'overrides'> & {
  readonly words: Words;
};

const caseOf = (
  home: Household,
  currentCoverage = '',
  {today, writtenOn, lang, overrides = {}, words}: CaseContext,
  openedBeside: (loss: SpecialWindow | null) => readonly SpecialWindow[] = () => [],
): HouseholdCase => {
  const planYear = nearestPlanYear(planYearOn(today));
  const coverage = words.readCoverageEnd(currentCoverage, today, lang, writtenOn);
  const lastDay = (coverage.window && coverage.end?.day) ?? '';
  const lastsUntilMedicare = home.people.some(
    (person) =>
      lastDay >=
      addDays(words.comingMedicareIn(currentCoverage, today) ?? medicareFrom(person, today).latest, -1),
  );
  const household = {...home, lastsUntilMedicare};
  const opened = openedBeside(coverage.window);
  const special = coverage.window ? [...opened, coverage.window] : opened;
  const marketplace = marketplaceWindow(today, overrides);
  const openStart = openEnrollmentStart({marketplace, coverage, special, household});
  const firstDay = firstDayOfCover(openStart, special, today);
  return {
    planYear,
    household,
    triage: triageYear(household, planYear, today),
    firstDay,
    price: householdPrice(household, planYear, {today, firstDay}),
    coverage,
    special,
    marketplace,
  };
};

/** Computes the first phase. */
export const caseOfLead = (leadData: LeadAnswers, context: CaseContext): HouseholdCase =>
  caseOf(readHousehold(leadData, context.today, context.words), leadData.currentCoverage, context);

/** Computes the second phase: from the profile's age alone if the first phase was not answered. */
export const caseOfNeeds = (
  {clientProfile, leadData}: Pick<NeedsAnswers, 'clientProfile' | 'leadData'>,
  context: CaseContext,
): HouseholdCase => caseOfLead(leadData ?? {age: clientProfile.age}, context);

/** The changes after which a plan at work that the words name may be gone. */
const mayEndWorkPlan: ReadonlySet<LifeChange['kind']> = new Set([
  'retirement',
  'job-loss',
  'coverage-loss',
  'coverage-end',
  'new-job',
  'not-a-trigger',
]);

/** Returns the household with the first person's `Medicare Status` and the facts that the life changes name. */
const withPhaseThree = (
  household: Household,
  {policyInfo: {medicare: status = ''}, changes}: Pick<ClientAnswers, 'policyInfo' | 'changes'>,
  words: Words,
): Household => ({
  ...household,
  currentProgram:
    household.currentProgram === 'work' && changes.some(({kind}) => mayEndWorkPlan.has(kind))
      ? null
      : household.currentProgram,
  saysNoPartB: household.saysNoPartB || words.lacksPartB(status),
  saysNoDrugCover: household.saysNoDrugCover || words.drugCoverIn(status) === 'no',
  stated: [...new Set([...household.stated, ...changes.flatMap(({text}) => words.statedIn(text))])],
  people: household.people.map((person) =>
    person.row === 0 && words.hasMedicareIn(status)
      ? withMedicare(person, words.isPartAOnly(status))
      : person,
  ),
});

/** Reads the moves that are ahead. */
export type ReadMoves = (changes: readonly LifeChange[], household: Household, today: Day) => MovesAhead;

/** The third phase: `age` is the first person's, `past` the changes without a move whose days have not begun. */
export type ClientCase = HouseholdCase & {
  readonly age: number | null;
  readonly past: readonly LifeChange[];
  /** All changes; a 26th birthday without a day has the day of the household's own answers. */
  readonly changes: readonly LifeChange[];
};

/** Returns the changes; a 26th birthday without a day has the day of the one person in the household whose birthday is near. */
const withBirthdays = (
  changes: readonly LifeChange[],
  {people}: Household,
  today: Day,
): readonly LifeChange[] => {
  const [day, ...more] = signUps(people, today).flatMap(({id, row}) => {
    const birthDay = people.find((person) => person.row === row)?.birthDay;
    return id === 'turns-26' && birthDay ? [addMonths(birthDay, PARENT_PLAN_AGE * 12)] : [];
  });
  if (day === undefined || more.length > 0) return changes;
  return changes.map((change) =>
    change.kind === 'turning-26' && change.day === null ? {...change, day} : change,
  );
};

/** The changes that may begin the eight months of Part B. */
export const endsWork: ReadonlySet<LifeChange['kind']> = new Set(['retirement', 'job-loss', 'coverage-loss']);

/** Returns the end of work by the first dated change that names one, otherwise the end of the named coverage. */
const workEndOf = (changes: readonly LifeChange[], coverage: CoverageEnd): CoverEnd | null => {
  const day = changes.find((change) => change.day && endsWork.has(change.kind))?.day;
  return day ? {day, isThroughWork: 'maybe'} : coverage.end;
};

/** Computes the third phase. */
export const caseOfClient = (
  {policyInfo, changes: written, clientProfile, leadData}: ClientAnswers,
  context: CaseContext,
  readMoves: ReadMoves,
): ClientCase => {
  const {today, words} = context;
  const home = readHousehold(leadData ?? {age: clientProfile?.age}, today, words);
  const changes = withBirthdays(written, home, today);
  const {texts, move, abroad} = readMoves(changes, home, today);
  // Nothing has opened yet, and no days are running.
  const past = changes.filter(({day, text}) => day !== null || !texts.includes(text));
  const openedBeside = (loss: SpecialWindow | null): readonly SpecialWindow[] =>
    past
      .filter((change) => !isSameLoss(change, loss, home.people.length === 1))
      .map(({kind, day, text}) => specialWindow(kind, day, today, abroad?.includes(text)))
      .filter((window) => window !== null);
  const read = caseOf(
    withPhaseThree(home, {policyInfo, changes}, words),
    leadData?.currentCoverage,
    context,
    openedBeside,
  );
  const age = read.household.people[0]?.age ?? parseAge(clientProfile?.age, today)?.age ?? null;
  return {...read, workEnd: workEndOf(changes, read.coverage), move, age, past, changes};
};
