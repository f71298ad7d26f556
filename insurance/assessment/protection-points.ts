import {planFigures} from '../figures/plan-figures.ts';
import {cancerGap} from '../gap/cancer-gap.ts';
import {lifeGap} from '../gap/life-gap.ts';
import {retirementGap} from '../gap/retirement-gap.ts';
import {lifeAssumptions} from '../life/life-cover.ts';
import {retirementAssumptions} from '../retirement/project-retirement.ts';
import {cite, point, type Point} from '../point/point.ts';
import type {IncomeRange} from '../answers/income-range.ts';
import type {Day} from '../calendar/day.ts';
import type {CostSharing} from '../months/may-need-plan.ts';
import type {PlanYear} from '../figures/plan-years.ts';

/** One row of the gap table, in dollars (a year for retirement). Null if the answers do not allow a number. */
export type Gap = {
  readonly id: 'life' | 'cancer' | 'retirement';
  readonly existing: number | null;
  readonly needLow: number | null;
  readonly needHigh: number | null;
  readonly gapLow: number | null;
  readonly gapHigh: number | null;
};

/** A row and its points. */
export type GapFinding = {readonly gap: Gap; readonly points: readonly Point[]};

const row = (id: Gap['id'], existing: number | null, rest: Partial<Gap> = {}): Gap => ({
  id,
  existing,
  needLow: null,
  needHigh: null,
  gapLow: null,
  gapHigh: null,
  ...rest,
});

/** The known answers for the cancer gap: `existing` is null without an answer or an amount. */
type CancerAnswers = {
  readonly planYear: PlanYear;
  readonly csr: CostSharing;
  readonly existing: number | null;
  /** Whether the words on coverage say that there is none: then no maximum limits the costs. */
  readonly isUninsured?: boolean;
};

/** Cancer and critical illness against the out-of-pocket maximum of one person. */
export const cancerFinding = (
  {planYear, csr, existing, isUninsured = false}: CancerAnswers,
  today: Day,
): GapFinding => {
  const {outOfPocketMax, gap} = cancerGap(planYear, csr, existing ?? 0);
  const {outOfPocketMax: whole, reducedOutOfPocketMax: reduced} = planFigures[planYear];
  const figures = [cite(csr === null ? whole : reduced, today)];
  const params = {
    outOfPocketDollars: outOfPocketMax,
    planYear,
    silver: csr === null ? 'no' : 'yes',
  };
  const limited = point('gap.cancer', 'gap.cancer-limited-benefits', 'warning');
  if (existing === null)
    return {
      gap: row('cancer', null, {
        needLow: outOfPocketMax,
        needHigh: outOfPocketMax,
        gapLow: 0,
        gapHigh: outOfPocketMax,
      }),
      points: [
        point('gap.cancer', 'gap.cancer-unknown', 'question', {params, inputs: ['cancerCoverage'], figures}),
        limited,
      ],
    };
  const filled = row('cancer', existing, {
    needLow: outOfPocketMax,
    needHigh: outOfPocketMax,
    gapLow: gap,
    gapHigh: gap,
  });
  const given = {
    params: {...params, existingDollars: existing, gapDollars: gap},
    inputs: ['cancerCoverage', 'householdSize'],
    figures,
  };
  return {
    gap: filled,
    points: [
      gap > 0 || isUninsured
        ? point('gap.cancer', isUninsured ? 'gap.cancer-uninsured' : 'gap.cancer', 'action', given)
        : point('gap.cancer', 'gap.cancer-covered', 'ruled-out', given),
      limited,
    ],
  };
};

/** The known answers for the life gap. Null means not answered. */
export type LifeAnswers = {
  readonly income: IncomeRange | null;
  readonly existing: number | null;
  readonly assets: number;
  readonly debts: number;
  readonly children: number;
  /** Whether the pay ends soon: then the need is debts, education and final expenses alone. */
  readonly endsWork: boolean;
  /** The answers that say something without a readable amount, and count as 0. */
  readonly unread: readonly ('debts' | 'assets')[];
};

/** Life coverage against DIME at both ends of the income. */
export const lifeFinding = ({income, existing, unread, ...facts}: LifeAnswers): GapFinding => {
  const {assets, children, endsWork} = facts;
  const inputs = ['lifeInsurance', 'income', 'debts', 'assets', 'dependents'];
  if (income === null)
    return {
      gap: row('life', existing),
      points: [point('gap.life', 'gap.life-income-unknown', 'question', {inputs: ['income']})],
    };
  const {need, gap} = lifeGap({income, existingCoverage: existing ?? 0, ...facts});
  const filled = row('life', existing, {
    needLow: need.low,
    needHigh: need.high,
    gapLow: gap.low,
    gapHigh: gap.high,
  });
  const params = {
    needLowDollars: need.low,
    gapLowDollars: gap.low,
    ...(need.high === null || gap.high === null
      ? {}
      : {needHighDollars: need.high, gapHighDollars: gap.high}),
    existingDollars: (existing ?? 0) + assets,
    children,
    educationDollars: lifeAssumptions.educationPerChild,
    finalExpensesDollars: lifeAssumptions.finalExpenses,
    range: gap.high === null ? 'from' : need.low === need.high ? 'exact' : 'between',
  };
  const isCovered = gap.low === 0 && gap.high === 0;
  const [code, kind] = endsWork
    ? (['gap.life-near-retirement', isCovered ? 'finding' : 'action'] as const)
    : isCovered
      ? (['gap.life-covered', 'ruled-out'] as const)
      : (['gap.life', 'action'] as const);
  return {
    gap: filled,
    points: [
      point('gap.life', code, kind, {params, inputs}),
      ...(existing === null
        ? [point('gap.life', 'gap.life-amount-unknown', 'question', {inputs: ['lifeInsurance']})]
        : []),
      ...unread.map((field) =>
        point('gap.life', `gap.life-${field}-unread`, 'question', {inputs: [`clientProfile.${field}`]}),
      ),
    ],
  };
};

/** Life coverage for somebody on whose income nobody depends: debts and final expenses alone, without an amount. */
export const lifeWithoutFamily = (existing: number | null): GapFinding => ({
  gap: row('life', existing),
  points: [point('gap.life', 'gap.life-no-dependents', 'ruled-out', {inputs: ['clientProfile.dependents']})],
});

/** Retirement income against 70 % of today's, both with and without further saving. */
export const retirementFinding = ({
  age,
  income,
  savings,
  endsWork = false,
}: {
  readonly age: number | null;
  readonly income: IncomeRange | null;
  readonly savings: number | null;
  /** Whether work ends soon, so that there is no pay left of which to save a part. */
  readonly endsWork?: boolean;
}): GapFinding => {
  const inputs = ['age', 'income', 'retirement'];
  if (age !== null && age >= retirementAssumptions.retirementAge)
    return {
      gap: row('retirement', savings),
      points: [point('gap.retirement', 'gap.retirement-age-reached', 'finding', {inputs})],
    };
  if (age === null || age < 18 || income === null || income.high === null || savings === null) {
    const isOnlySavings = age !== null && age >= 18 && income !== null && income.high !== null;
    const code = isOnlySavings ? 'gap.retirement-savings-unknown' : 'gap.retirement-unknown';
    return {
      gap: row('retirement', savings),
      points: [point('gap.retirement', code, 'question', {inputs})],
    };
  }
  const low = retirementGap({age, income: income.low, savings});
  const high = retirementGap({age, income: income.high, savings});
  const shortfalls = [low.whenSaving, low.withoutSaving, high.whenSaving, high.withoutSaving];
  const [least, most] = [Math.min(...shortfalls), Math.max(...shortfalls)];
  return {
    gap: row('retirement', savings, {
      needLow: low.target,
      needHigh: high.target,
      gapLow: least,
      gapHigh: most,
    }),
    points: [
      most > 0 && (endsWork || age >= retirementAssumptions.retirementAge - 1)
        ? point('gap.retirement', 'gap.retirement-soon', 'action', {
            params: {targetPercent: 70, savingsDollars: savings, withoutSavingDollars: most},
            inputs,
          })
        : most > 0
          ? point('gap.retirement', 'gap.retirement', 'action', {
              params: {
                targetPercent: 70,
                savingPercent: 15,
                savingsDollars: savings,
                whenSavingDollars: Math.max(low.whenSaving, high.whenSaving),
                withoutSavingDollars: most,
              },
              inputs,
            })
          : point('gap.retirement', 'gap.retirement-on-track', 'finding', {
              params: {targetPercent: 70, savingsDollars: savings},
              inputs,
            }),
    ],
  };
};
