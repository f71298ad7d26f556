import {findDay} from '../answers/find-day.ts';
import {hasMedicareIn} from '../answers/medicare-status.ts';
import {parseAge} from '../answers/parse-age.ts';
import {parseMoney} from '../answers/parse-money.ts';
import {saysNone} from '../answers/says-none.ts';
import {planYearOn} from '../calendar/plan-year.ts';
import {nearestPlanYear} from '../figures/plan-figures.ts';
import {readHousehold} from '../household/household.ts';
import {point} from '../point/point.ts';
import {mayNeedPlan} from '../months/may-need-plan.ts';
import {triageYear} from '../months/triage-year.ts';
import {nextReview, reviewDays} from '../review/next-review.ts';
import {marketplaceWindow} from '../windows/marketplace-window.ts';
import {specialWindow} from '../windows/special-enrollment.ts';
import {medicarePoints, medicareSignUpPoints} from './medicare-points.ts';
import {agingOut, monthsPoints} from './months-points.ts';
import {cancerFinding, lifeFinding, retirementFinding} from './protection-points.ts';
import {marketplacePoints, noTriggerPoint, renewalPoint, specialPoint} from './window-points.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {Day} from '../calendar/day.ts';
import type {Household, LeadAnswers} from '../household/household.ts';
import type {Point} from '../point/point.ts';
import type {ReviewDay} from '../review/next-review.ts';
import type {ClientProfile} from './assess-needs.ts';
import type {MedicarePerson} from './medicare-points.ts';
import type {Gap} from './protection-points.ts';
import type {AssessmentContext} from './qualify-lead.ts';

/** Phase 3 as it is sent, its life changes already read, and the earlier phases' answers when the visitor gave them. */
export type ClientAnswers = {
  readonly policyInfo: {
    readonly lifeInsurance?: string | undefined;
    readonly cancerCoverage?: string | undefined;
    readonly medicare?: string | undefined;
    readonly retirement?: string | undefined;
  };
  readonly changes: readonly LifeChange[];
  readonly clientProfile?: ClientProfile | undefined;
  readonly leadData?: LeadAnswers | undefined;
};

/** Phase 3: the gaps, what each change calls for, and when to look again. */
export type ClientPlan = {
  readonly planYear: number;
  readonly gaps: readonly Gap[];
  readonly nextReview: ReviewDay;
  /** Every day that was considered, earliest first. */
  readonly reviewDays: readonly ReviewDay[];
  readonly points: readonly Point[];
};

/** An amount of cover: 0 when the text says there is none, null when it names no amount or is blank. */
const coverIn = (text: string | undefined): number | null => {
  if (text === undefined || text.trim() === '') return null;
  return saysNone(text) ? 0 : parseMoney(text);
};

const changePoints = (changes: readonly LifeChange[], today: Day): readonly Point[] =>
  changes.flatMap((change) => {
    const window = specialWindow(change.kind, change.day, today);
    const params = {
      change: change.kind,
      text: change.text,
      ...(change.day === null ? {} : {eventDay: change.day}),
    };
    return [
      point('change', `change.${change.kind}`, change.kind === 'other' ? 'question' : 'action', {
        params,
        inputs: ['lifestageChanges'],
      }),
      ...(window ? [specialPoint(window, today)] : []),
      ...(change.kind === 'not-a-trigger' ? [noTriggerPoint()] : []),
      ...(change.kind === 'renewal' ? [renewalPoint()] : []),
    ];
  });

/** The household with what `Medicare Status` says of the first person. */
const withMedicareStatus = (household: Household, hasMedicare: boolean): Household => ({
  ...household,
  people: household.people.map((person) => ({
    ...person,
    medicare: person.medicare || (hasMedicare && person.row === 0),
  })),
});

const medicarePeople = (
  {people}: Household,
  age: number | null,
  hasMedicare: boolean,
): readonly MedicarePerson[] => {
  if (people.length > 0) return people;
  return age === null ? [] : [{row: 0, age, birthDay: null, medicare: hasMedicare}];
};

const gapFindings = (
  {policyInfo, clientProfile = {}}: ClientAnswers,
  household: Household,
  age: number | null,
  today: Day,
) => {
  const dependents =
    parseMoney(clientProfile.dependents) ?? household.people.filter((person) => person.age < 19).length;
  return [
    lifeFinding({
      income: household.income,
      existing: coverIn(policyInfo.lifeInsurance),
      assets: parseMoney(clientProfile.assets) ?? 0,
      debts: parseMoney(clientProfile.debts) ?? 0,
      children: dependents,
    }),
    cancerFinding(
      {
        planYear: nearestPlanYear(planYearOn(today)),
        householdSize: household.size.low,
        existing: coverIn(policyInfo.cancerCoverage),
      },
      today,
    ),
    retirementFinding({age, income: household.income, savings: coverIn(policyInfo.retirement)}),
  ];
};

const findPolicyDays = (
  {lifeInsurance = '', cancerCoverage = ''}: ClientAnswers['policyInfo'],
  lang: string,
): readonly Day[] =>
  [lifeInsurance, cancerCoverage].map((text) => findDay(text, lang)).filter((day) => day !== null);

/** The rules behind `client-management`. Never throws for any answers of the declared types. */
export const manageClient = (
  answers: ClientAnswers,
  {today, lang, overrides = {}}: AssessmentContext,
): ClientPlan => {
  const {policyInfo, changes, clientProfile, leadData} = answers;
  const hasMedicare = hasMedicareIn(policyInfo.medicare);
  const household = withMedicareStatus(
    readHousehold(leadData ?? {age: clientProfile?.age}, today),
    hasMedicare,
  );
  const age = household.people[0]?.age ?? parseAge(clientProfile?.age, today)?.age ?? null;
  const people = medicarePeople(household, age, hasMedicare);
  const planYear = nearestPlanYear(planYearOn(today));
  const triage = triageYear(household, planYear, today);
  const findings = gapFindings(answers, household, age, today);
  const marketplace = marketplaceWindow(today, overrides);
  const facts = {
    today,
    ages: people,
    hasMedicare,
    changes,
    policyDays: findPolicyDays(policyInfo, lang),
    agingOut: agingOut(household, triage, today),
    needsPlan: mayNeedPlan(triage, marketplace.state === 'open' ? marketplace.coverageStarts : today),
    overrides,
  };
  const next = nextReview(facts);
  return {
    planYear,
    gaps: findings.map(({gap}) => gap),
    nextReview: next,
    reviewDays: reviewDays(facts),
    points: [
      ...medicareSignUpPoints(people, today),
      ...changePoints(changes, today),
      ...findings.flatMap(({points}) => points),
      ...monthsPoints(household, triage, today),
      ...medicarePoints(people, today),
      ...marketplacePoints({household, triage}, marketplace, today),
      point('review', `review.${next.reason}`, 'action', {params: {reviewDay: next.day}}),
      point('review', 'review.follow-ups-off', 'finding'),
    ],
  };
};
