import {costSharing} from '../../insurance/figures/cost-sharing.ts';
import {medicaidLossDays, specialEnrollmentDays} from '../../insurance/figures/enrollment-windows.ts';
import {configured, type Figure, type FigureOverrides} from '../../insurance/figures/figure.ts';
import * as medicare from '../../insurance/figures/medicare.ts';
import {planFigures} from '../../insurance/figures/plan-figures.ts';
import {nearestPlanYear} from '../../insurance/figures/plan-years.ts';
import {texasLimits} from '../../insurance/figures/texas.ts';
import {povertyLine} from '../../insurance/aca/poverty-line.ts';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {lifeAssumptions} from '../../insurance/life/life-cover.ts';
import {retirementAssumptions} from '../../insurance/retirement/project-retirement.ts';

/** The format of a value in a language. */
export type FigureKind = 'dollars' | 'percent' | 'number' | 'year' | 'day' | 'month-day';

/** A value that a text may name, and its dated figure; an assumption of a calculator has none. */
export type NamedFigure = {
  readonly kind: FigureKind;
  readonly value: number | string;
  readonly figure?: Figure<unknown>;
};

/** The percentage of the poverty line above which there is no premium tax credit. 26 U.S.C. 36B(c)(1)(A). */
const CREDIT_ENDS_PERCENT = 400;

const from = <T>(kind: FigureKind, figure: Figure<T>, pick: (value: T) => number | string): NamedFigure => ({
  kind,
  value: pick(figure.value),
  figure,
});

const all = (kind: FigureKind, figure: Figure<number>): NamedFigure => from(kind, figure, (value) => value);

/**
 * Lists the values that a service page may name, by the names of their placeholders, for the plan year for which people
 * choose plans on a day. `overrides` are the installation's own figures.
 */
export const namedFigures = (
  day: string,
  overrides: FigureOverrides,
): Readonly<Record<string, NamedFigure>> => {
  const planYear = nearestPlanYear(planYearOn(day));
  const plan = planFigures[planYear];
  const enrollment = configured(plan.openEnrollment, overrides);
  const share = plan.applicablePercentage;
  const line = (persons: number, percent: number): NamedFigure =>
    from('dollars', plan.poverty, () => (povertyLine(planYear, persons) * percent) / 100);
  return {
    planYear: {kind: 'year', value: planYear},
    openStart: from('day', enrollment, ({start}) => start),
    openNewYear: from('day', enrollment, ({newYear}) => newYear),
    openEnd: from('day', enrollment, ({end}) => end),
    newYearStart: {kind: 'day', value: `${planYear}-01-01`},
    laterStart: {kind: 'day', value: `${planYear}-02-01`},
    outOfPocketSelf: from('dollars', plan.outOfPocketMax, ({self}) => self),
    outOfPocketFamily: from('dollars', plan.outOfPocketMax, ({family}) => family),
    povertyOne: line(1, 100),
    povertyFour: line(4, 100),
    creditEnds: {kind: 'percent', value: CREDIT_ENDS_PERCENT},
    creditEndsOne: line(1, CREDIT_ENDS_PERCENT),
    creditEndsFour: line(4, CREDIT_ENDS_PERCENT),
    shareLow: from('percent', share, (bands) => bands[0]?.low ?? 0),
    shareHigh: from('percent', share, (bands) => bands.at(-1)?.high ?? 0),
    employerShare: all('percent', plan.employerAffordability),
    silverHelpEnds: from('percent', costSharing, (bands) => bands.at(-1)?.upTo ?? 0),
    specialDays: all('number', specialEnrollmentDays),
    medicaidLossDays: all('number', medicaidLossDays),
    chipEnds: all('percent', texasLimits.chip),
    pregnantEnds: all('percent', texasLimits.pregnant),
    perinatalEnds: all('percent', texasLimits.chipPerinatal),
    hsaSelf: from('dollars', plan.hsa, ({self}) => self),
    hsaFamily: from('dollars', plan.hsa, ({family}) => family),
    partBYear: {kind: 'year', value: 2026},
    partBPremium: all('dollars', medicare.partBPremium2026),
    partBDeductible: all('dollars', medicare.partBDeductible2026),
    partDCap: from('dollars', medicare.partD, (years) => years[planYear].outOfPocketCap),
    partDDeductible: from('dollars', medicare.partD, (years) => years[planYear].deductible),
    partBPenalty: all('percent', medicare.partBPenalty),
    partDPenalty: all('percent', medicare.partDPenalty),
    partBMonths: all('number', medicare.partBSpecialMonths),
    medigapMonths: all('number', medicare.medigapMonths),
    annualStart: from('month-day', medicare.medicarePeriods, ({annual}) => annual.start),
    annualEnd: from('month-day', medicare.medicarePeriods, ({annual}) => annual.end),
    generalStart: from('month-day', medicare.medicarePeriods, ({general}) => general.start),
    generalEnd: from('month-day', medicare.medicarePeriods, ({general}) => general.end),
    retirementAge: {kind: 'number', value: retirementAssumptions.retirementAge},
    annualReturn: {kind: 'percent', value: retirementAssumptions.annualReturn},
    withdrawalRate: {kind: 'percent', value: retirementAssumptions.withdrawalRate},
    socialSecurityRate: {kind: 'percent', value: retirementAssumptions.socialSecurityRate},
    socialSecurityCap: {kind: 'dollars', value: retirementAssumptions.socialSecurityCap},
    educationPerChild: {kind: 'dollars', value: lifeAssumptions.educationPerChild},
    finalExpenses: {kind: 'dollars', value: lifeAssumptions.finalExpenses},
  };
};
