import {hasMedicareIn} from '../answers/medicare-status.ts';
import {moveAhead} from '../answers/read-move.ts';
import {parseAge} from '../answers/parse-age.ts';
import {statedIn} from '../answers/stated.ts';
import {planYearOn} from '../calendar/plan-year.ts';
import {nearestPlanYear, type PlanYear} from '../figures/plan-years.ts';
import {readHousehold, withMedicare, type Household, type LeadAnswers} from '../household/household.ts';
import {firstDayOfCover, householdPrice} from '../months/household-price.ts';
import {mayNeedPlan} from '../months/may-need-plan.ts';
import {triageYear, type YearTriage} from '../months/triage-year.ts';
import {marketplaceWindow, type MarketplaceWindow} from '../windows/marketplace-window.ts';
import {
  readCoverageEnd,
  specialWindow,
  type CoverageEnd,
  type SpecialWindow,
} from '../windows/special-enrollment.ts';
import {stateMoveIn, type StateMove} from '../household/state-move.ts';
import {findPolicyDays} from './policy-days.ts';
import {agingOut} from '../months/aging-out.ts';
import type {HouseholdPrice} from '../premiums/price.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {ReviewFacts} from '../review/next-review.ts';
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
  readonly coverage: CoverageEnd;
  /** Special enrollment because of ending coverage and of life changes. */
  readonly special: readonly SpecialWindow[];
  readonly marketplace: MarketplaceWindow;
  /** A move into or out of Texas that is ahead. */
  readonly move?: StateMove | undefined;
};

/** Returns whether a household of one person says that there is no coverage. */
export const isUninsured = ({household, coverage}: Pick<HouseholdCase, 'household' | 'coverage'>): boolean =>
  coverage.kind === 'none' && household.people.length === 1;

type CaseContext = Pick<AssessmentContext, 'today' | 'writtenOn' | 'lang' | 'overrides'>;

const caseOf = (
  household: Household,
  currentCoverage: string | undefined,
  {today, writtenOn, lang, overrides = {}}: CaseContext,
  opened: readonly SpecialWindow[] = [],
): HouseholdCase => {
  const planYear = nearestPlanYear(planYearOn(today));
  const coverage = readCoverageEnd(currentCoverage ?? '', today, lang, writtenOn);
  const special = coverage.window ? [...opened, coverage.window] : opened;
  const marketplace = marketplaceWindow(today, overrides);
  const firstDay = firstDayOfCover({marketplace, special}, today);
  return {
    planYear,
    household,
    triage: triageYear(household, planYear, today),
    price: householdPrice(household, planYear, {today, firstDay}),
    coverage,
    special,
    marketplace,
  };
};

/** Computes the first phase. */
export const caseOfLead = (leadData: LeadAnswers, context: CaseContext): HouseholdCase =>
  caseOf(readHousehold(leadData, context.today), leadData.currentCoverage, context);

/** Computes the second phase: from the profile's age alone if the first phase was not answered. */
export const caseOfNeeds = (
  {clientProfile, leadData}: Pick<NeedsAnswers, 'clientProfile' | 'leadData'>,
  context: CaseContext,
): HouseholdCase => caseOfLead(leadData ?? {age: clientProfile.age}, context);

/** Returns the household with the first person's `Medicare Status` and the facts that the life changes name. */
const withPhaseThree = (
  household: Household,
  {policyInfo: {medicare: status = ''}, changes}: Pick<ClientAnswers, 'policyInfo' | 'changes'>,
): Household => ({
  ...household,
  stated: [...new Set([...household.stated, ...changes.flatMap(({text}) => statedIn(text))])],
  people: household.people.map((person) =>
    person.row === 0 && hasMedicareIn(status) ? withMedicare(person, status) : person,
  ),
});

/** Computes the third phase, with the data for the review days. */
export const caseOfClient = (
  {policyInfo, changes, clientProfile, leadData}: ClientAnswers,
  context: CaseContext,
): HouseholdCase & {readonly age: number | null; readonly review: ReviewFacts} => {
  const {today, lang, overrides = {}} = context;
  const hasMedicare = hasMedicareIn(policyInfo.medicare);
  const home = readHousehold(leadData ?? {age: clientProfile?.age}, today);
  const move = stateMoveIn(changes, home, today);
  // Nothing has opened yet, and no days are running.
  const isUndatedMove = (change: LifeChange): boolean =>
    change.day === null && moveAhead(change, today) !== null;
  const past = changes.filter((change) => !isUndatedMove(change));
  const opened = past
    .map(({kind, day}) => specialWindow(kind, day, today))
    .filter((window) => window !== null);
  const read = caseOf(
    withPhaseThree(home, {policyInfo, changes}),
    leadData?.currentCoverage,
    context,
    opened,
  );
  const {household, triage, marketplace} = read;
  const age = household.people[0]?.age ?? parseAge(clientProfile?.age, today)?.age ?? null;
  const alone = age === null ? [] : [{age, birthDay: null}];
  return {
    ...read,
    move,
    age,
    review: {
      today,
      ages: household.people.length > 0 ? household.people : alone,
      hasMedicare,
      changes: past,
      policyDays: findPolicyDays(policyInfo, lang, today),
      agingOut: agingOut(household, triage, today),
      needsPlan: mayNeedPlan(triage, marketplace.state === 'open' ? marketplace.coverageStarts : today),
      overrides,
    },
  };
};
