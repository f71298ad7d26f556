import {parseMoney} from '../answers/parse-money.ts';
import {unreadAmounts} from '../answers/unread-amounts.ts';
import {isBirthToCome} from '../answers/birth-ahead.ts';
import {saysNone} from '../answers/says-none.ts';
import {words} from '../answers/words.ts';
import {MEDICARE_AGE} from '../aca/person-program.ts';
import {addMonths, type Day} from '../calendar/day.ts';
import {planYearOn} from '../calendar/plan-year.ts';
import {nearestPlanYear} from '../figures/plan-years.ts';
import {point, type Point} from '../point/point.ts';
import {nextReview, reviewDays, type ReviewDay} from '../review/next-review.ts';
import {medicarePoints, medicareSignUpPoints, workEndPoints, type MedicarePerson} from './medicare-points.ts';
import {drugPoints} from './drug-points.ts';
import {monthsPoints} from './months-points.ts';
import {changePoints} from './change-points.ts';
import {clientReview} from './client-review.ts';
import {endWithHolder} from './end-with-holder.ts';
import {readMovesAhead} from '../household/read-state-move.ts';
import {childrenAmong} from '../household/dependents.ts';
import {certainCostSharing, mayPayForCare} from '../months/may-need-plan.ts';
import {throughPregnancy} from '../months/through-pregnancy.ts';
import {caseOfClient, endsWork, lacksPartB, type ClientCase, type HouseholdCase} from './read-case.ts';
import {
  cancerFinding,
  lifeFinding,
  lifeWithoutFamily,
  retirementFinding,
  type Gap,
} from './protection-points.ts';
import {isSameLoss} from '../windows/special-enrollment.ts';
import {severalAmountsPoints} from './several-amounts.ts';
import {statedPoints} from './stated-points.ts';
import {statusPoints} from './status-points.ts';
import {territoryPoints} from './territory-points.ts';
import {marketplacePoints} from './window-points.ts';
import {specialPoints} from './special-points.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {Household, LeadAnswers} from '../household/household.ts';
import type {ClientProfile} from './assess-needs.ts';
import type {AssessmentContext} from './qualify-lead.ts';

/** Phase 3 as sent, with parsed life changes, and the earlier phases' answers if the visitor gave them. */
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

/** Phase 3: the gaps, the actions for each change, and the next review. */
export type ClientPlan = {
  readonly planYear: number;
  readonly gaps: readonly Gap[];
  readonly nextReview: ReviewDay;
  /** Every possible review day, earliest first. */
  readonly reviewDays: readonly ReviewDay[];
  readonly points: readonly Point[];
};

/** Returns an amount of coverage: 0 when the text says that there is none, null when the text has no amount or is blank. */
const coverIn = (text: string | undefined): number | null => {
  if (text === undefined || text.trim() === '') return null;
  return saysNone(text) ? 0 : parseMoney(text);
};

/** Returns the savings: an amount in the words on retirement, otherwise the assets with which the second phase calculates, too. */
const savingsIn = (retirement: string | undefined, assets: unknown): number | null => {
  const named = coverIn(retirement);
  return named === null || named === 0 ? (parseMoney(assets) ?? named) : named;
};

/** Returns whether the words on coverage say that there is none; beside a fact, as in "none, I have DACA", the words before the comma count. */
const saysUninsured = (text: string, {stated}: Household): boolean =>
  saysNone(text) || (stated.length > 0 && saysNone(text.split(/[,;.，；。]/u)[0] ?? ''));

const medicarePeople = (
  {people}: Household,
  age: number | null,
  hasMedicare: boolean,
): readonly MedicarePerson[] => {
  if (people.length > 0) return people;
  return age === null ? [] : [{row: 0, age, birthDay: null, medicare: hasMedicare}];
};

const gapFindings = (
  {policyInfo, changes, clientProfile = {}, leadData}: ClientAnswers,
  {household, triage, age}: Pick<ClientCase, 'household' | 'triage' | 'age'>,
  today: Day,
) => {
  const dependents =
    parseMoney(clientProfile.dependents) ?? household.people.filter((person) => person.age < 19).length;
  const existing = coverIn(policyInfo.lifeInsurance);
  const isRetiring = changes.some(
    ({kind, day}) => kind === 'retirement' && (day === null || day <= addMonths(today, 12)),
  );
  // As in the second phase: a person who lives alone has no family that would be short of an income.
  const isAlone =
    household.people.length > 0 &&
    dependents === 0 &&
    household.size.low === 1 &&
    !household.people.some(({pregnant}) => pregnant) &&
    !changes.some(
      (change) => change.kind === 'marriage' || change.kind === 'birth' || isBirthToCome(change, today),
    );
  return [
    isAlone
      ? lifeWithoutFamily(existing)
      : lifeFinding({
          income: household.income,
          existing,
          assets: parseMoney(clientProfile.assets) ?? 0,
          debts: parseMoney(clientProfile.debts) ?? 0,
          children: childrenAmong(dependents, household),
          endsWork: isRetiring || (age !== null && age >= MEDICARE_AGE),
          unread: unreadAmounts(clientProfile),
        }),
    ...(mayPayForCare(throughPregnancy(triage, household), household)
      ? [
          cancerFinding(
            {
              planYear: nearestPlanYear(planYearOn(today)),
              csr: certainCostSharing(throughPregnancy(triage, household), household),
              existing: coverIn(policyInfo.cancerCoverage),
              isUninsured: saysUninsured(leadData?.currentCoverage ?? '', household),
            },
            today,
          ),
        ]
      : []),
    retirementFinding({
      age,
      income: household.income,
      savings: savingsIn(policyInfo.retirement, clientProfile.assets),
      endsWork: isRetiring,
    }),
  ];
};

/** The questions for totals: for every answer that a row of the gap table shows or uses. */
const amountPoints = (
  {policyInfo, clientProfile = {}}: ClientAnswers,
  gaps: readonly Gap[],
): readonly Point[] =>
  severalAmountsPoints({
    lifeInsurance: policyInfo.lifeInsurance,
    retirement: policyInfo.retirement,
    'clientProfile.assets': clientProfile.assets,
    ...(gaps.some(({id}) => id === 'cancer') ? {cancerCoverage: policyInfo.cancerCoverage} : {}),
    ...(gaps.some(({id, needLow}) => id === 'life' && needLow !== null)
      ? {'clientProfile.debts': clientProfile.debts}
      : {}),
  });

/** The changes after which coverage ends. */
const endsCover: ReadonlySet<LifeChange['kind']> = new Set([
  ...endsWork,
  'coverage-end',
  'death',
  'divorce',
  'medicaid-loss',
  'release',
  'turning-26',
]);

/**
 * The special enrollment after the present coverage ends, unless a change is probably the same event on an unknown day or a day of its own.
 * A marriage, a birth or a move is not; nor is the job of one of several people whose coverage ends at another time.
 */
const coverPoints = (read: HouseholdCase, changes: readonly LifeChange[], today: Day): readonly Point[] => {
  const {coverage, household} = read;
  const {window} = coverage;
  const isSameEvent = (change: LifeChange): boolean =>
    endsCover.has(change.kind) &&
    (!window?.eventDay || !(change.kind === 'job-loss' || change.kind === 'retirement')) &&
    !isSameLoss(change, window, household.people.length === 1);
  return window && !changes.some(isSameEvent) ? specialPoints([window], read, today) : [];
};

/** Applies the rules behind `client-management`. Never throws for any answers of the declared types. */
export const manageClient = (
  answers: ClientAnswers,
  {today, writtenOn = today, lang, overrides = {}}: AssessmentContext,
): ClientPlan => {
  const found = caseOfClient(answers, {words, today, writtenOn, lang, overrides}, readMovesAhead);
  const workEnd = found.workEnd ?? endWithHolder(answers.leadData?.currentCoverage, found.changes, today);
  const read = {...found, workEnd};
  const {planYear, household, triage, marketplace, age, changes} = read;
  const review = clientReview(answers, read, {today, lang, overrides});
  const people = medicarePeople(household, age, review.hasMedicare);
  const findings = gapFindings({...answers, changes}, read, today);
  const next = nextReview(review);
  return {
    planYear,
    gaps: findings.map(({gap}) => gap),
    nextReview: next,
    reviewDays: reviewDays(review),
    points: [
      ...medicareSignUpPoints(people, household, today),
      ...territoryPoints(household),
      ...workEndPoints(people, workEnd, today),
      ...changePoints(read.changes, read, today),
      ...coverPoints(read, changes, today),
      ...statedPoints(household, triage, today),
      ...statusPoints(triage, [answers.leadData?.currentCoverage]),
      ...findings.flatMap(({points}) => points),
      ...amountPoints(
        answers,
        findings.map(({gap}) => gap),
      ),
      ...monthsPoints(household, triage, today),
      ...medicarePoints(people, today, {
        lacksPartB: lacksPartB(read, today),
        hasWorkPlan: household.hasWorkPlan,
      }),
      ...drugPoints(people, [answers.leadData?.currentCoverage, answers.policyInfo.medicare], today),
      ...marketplacePoints(read, marketplace, today),
      point('review', `review.${next.reason}`, 'action', {
        params: {reviewDay: next.day, ...(next.endDay ? {endDay: next.endDay} : {})},
      }),
      point('review', 'review.follow-ups-off', 'finding'),
    ],
  };
};
