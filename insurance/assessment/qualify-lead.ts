import {namesMedicaid} from '../answers/read-coverage.ts';
import {words} from '../answers/words.ts';
import {nextAction, type NextAction} from '../review/next-action.ts';
import {scoreLead, type LeadScore, type Reachability} from '../score/lead-score.ts';
import {healthPoints, type HealthAnswers} from './health-points.ts';
import {drugPoints} from './drug-points.ts';
import {medicarePoints, medicareSignUpPoints, workEndPoints} from './medicare-points.ts';
import {monthsPoints} from './months-points.ts';
import {notePoints} from './note-points.ts';
import {heldPoints, householdPoints, personPoints} from './person-points.ts';
import {statedPoints} from './stated-points.ts';
import {statusPoints} from './status-points.ts';
import {statePoints} from './plan-points.ts';
import {questionPoints} from './question-points.ts';
import {caseOfLead, lacksPartB, type HouseholdCase} from './read-case.ts';
import {
  askEndPoints,
  marketplacePoints,
  medicaidRenewalPoint,
  noTriggerPoint,
  renewalPoint,
  uncoveredPoints,
} from './window-points.ts';
import {specialPoints} from './special-points.ts';
import {workPlanPoints} from './work-plan-points.ts';
import {throughPregnancy} from '../months/through-pregnancy.ts';
import {isTerritory} from '../places/territories.ts';
import {territoryPoints} from './territory-points.ts';
import {wantedLines} from './wanted-lines.ts';
import {withoutHelp} from './gap-help.ts';
import {mayUseSpecial} from '../months/may-need-plan.ts';
import {uncoveredDays} from '../windows/uncovered-days.ts';
import type {Day} from '../calendar/day.ts';
import type {FigureOverrides} from '../figures/figure.ts';
import type {Household, LeadAnswers} from '../household/household.ts';
import type {HouseholdPrice} from '../premiums/price.ts';
import type {YearTriage} from '../months/triage-year.ts';
import type {Point} from '../point/point.ts';
import type {SpecialWindow} from '../windows/special-enrollment.ts';

/** The context that every assessment needs in addition to the answers. */
export type AssessmentContext = {
  readonly today: Day;
  /** The day on which saved answers were given, for dates without a year; today when omitted. */
  readonly writtenOn?: Day;
  /** The visitor's language; decides only how a date such as 3/4/2027 is read. */
  readonly lang: string;
  readonly reachability: Reachability;
  /** Values of this installation in place of the uncertain built-in figures. */
  readonly overrides?: FigureOverrides;
};

/** Phase 1: each person's programs, the readiness of the lead, and the next action. */
export type LeadQualification = {
  readonly planYear: number;
  readonly household: Household;
  readonly triage: YearTriage;
  readonly price: HouseholdPrice | null;
  readonly special: readonly SpecialWindow[];
  readonly score: LeadScore;
  readonly nextAction: NextAction;
  readonly points: readonly Point[];
};

/** Returns the points on coverage that was dropped, that renews, or that ends for an unknown reason. */
const endPoints = (
  {coverage, marketplace, triage}: HouseholdCase,
  typed: string,
  today: Day,
): readonly Point[] => {
  const {kind, lastDay} = coverage;
  if (kind === 'not-a-trigger')
    return [
      ...(mayUseSpecial(triage, today) ? uncoveredPoints(uncoveredDays(coverage, marketplace, today)) : []),
      noTriggerPoint(),
    ];
  if (kind === 'renewal') return [namesMedicaid(typed) ? medicaidRenewalPoint(today) : renewalPoint()];
  return kind === 'unclear' && lastDay !== null ? askEndPoints(lastDay, today) : [];
};

/**
 * Applies the rules behind `lead-qualification`. Health answers are read only when given, never change the score, and are not used
 * from 65 on. Never throws for any answers of the declared types.
 */
export const qualifyLead = (
  answers: {readonly leadData: LeadAnswers; readonly healthInfo?: HealthAnswers | undefined},
  {today, lang, reachability, overrides = {}}: AssessmentContext,
): LeadQualification => {
  const {leadData, healthInfo = {}} = answers;
  const found = caseOfLead(leadData, {words, today, lang, overrides});
  const {planYear, household, triage, price, coverage, special, marketplace} = found;
  // The months after a pregnancy that has no date are not advice.
  const advised = throughPregnancy(triage, household);
  // No rule of the Marketplace counts in a territory.
  const isElsewhere = isTerritory(household.stateCode);
  return {
    planYear,
    household,
    triage,
    price,
    special,
    score: scoreLead({
      answers: leadData,
      household,
      marketplace,
      special,
      reachability,
      lines: wantedLines(household),
      today,
    }),
    nextAction: nextAction({
      household,
      triage,
      marketplace,
      special,
      coverEnded: coverage.end,
      lacksPartB: lacksPartB({household, coverage}, today),
      today,
    }),
    points: [
      ...medicareSignUpPoints(household.people, household, today),
      ...territoryPoints(household),
      ...workEndPoints(household.people, coverage.end, today),
      ...specialPoints(special, found, today),
      ...marketplacePoints(found, marketplace, today),
      ...statePoints(advised, household, today),
      ...householdPoints(household, advised, today),
      ...personPoints(advised, household, today),
      ...heldPoints(household),
      ...workPlanPoints(found),
      ...statedPoints(household, triage, today),
      ...statusPoints(triage, [leadData.currentCoverage]),
      ...monthsPoints(household, triage, today),
      ...withoutHelp(notePoints(household, advised, today, overrides), found, today),
      ...(isElsewhere ? [] : endPoints(found, leadData.currentCoverage ?? '', today)),
      ...medicarePoints(household.people, today, {
        lacksPartB: lacksPartB({household, coverage}, today),
        hasWorkPlan: household.hasWorkPlan,
      }),
      ...drugPoints(household.people, [leadData.currentCoverage], today),
      ...(isElsewhere
        ? []
        : healthPoints(
            healthInfo,
            household.people.map(({age}) => age),
            household.people.some(({tobacco}) => tobacco),
          )),
      ...questionPoints(household, advised, today),
    ],
  };
};
