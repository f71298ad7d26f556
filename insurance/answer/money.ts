import {outOfPocketLimit} from '../aca/out-of-pocket.ts';
import {spanOf} from '../household/triage.ts';
import type {OpenField} from './prospect.ts';
import type {Household} from '../household/household.ts';
import type {Span} from '../household/triage.ts';
import type {YearTriage} from '../months/triage-year.ts';

/** Which plans to look at first. `silver`: cost sharing is lowered there, to the share in `silverPercent`. */
export type PlanKind = 'silver' | 'silver-gold' | 'gold-bronze' | 'open';

/** A household's payment when somebody can have the credit. Dollars, unrounded. */
export type MoneyAnswer = {
  /** A month, for the benchmark silver plan: at most this. */
  readonly monthly: Span;
  /** The share of the income that is expected, in percent. */
  readonly sharePercent: Span;
  /** Open answers that make the range narrower; empty where both ends are the same. */
  readonly narrowedBy: readonly OpenField[];
  /** Whoever could have it may also not have it: an open answer decides. */
  readonly isCertain: boolean;
  readonly planKind: PlanKind;
  /** Percent of covered costs that silver pays; undefined where it is not one figure above 70. */
  readonly silverPercent: 94 | 87 | 73 | undefined;
  /** The most that covered care in the network can cost in the year beside the premium, dollars; in silver plans where they cost less. */
  readonly worstYear: Span;
};

const isStrong = (value: number | null): boolean => value === 94 || value === 87;

const kindOf = (csr: readonly (number | null)[]): PlanKind => {
  if (csr.every(isStrong)) return 'silver';
  if (csr.length > 1) return csr.some(isStrong) ? 'open' : 'silver-gold';
  return csr[0] === 73 ? 'silver-gold' : 'gold-bronze';
};

/** Calculates the payment that the credit leaves; undefined when nobody can have the credit. */
export const moneyAnswer = (household: Household, triage: YearTriage): MoneyAnswer | undefined => {
  const {credit, people, planYear} = triage;
  const buyers = people.filter(({outcomes}) => outcomes.some(({program}) => program === 'credit'));
  if (credit === null || buyers.length === 0) return undefined;
  const {monthly, csr} = credit;
  const isRange = Math.round(monthly.low) !== Math.round(monthly.high);
  const {unknown, income} = household;
  const [only, ...more] = csr;
  const limits = csr.map((reduction) => outOfPocketLimit(planYear, buyers.length, reduction));
  return {
    monthly,
    sharePercent: credit.applicablePercentage,
    narrowedBy: isRange
      ? [
          ...(['householdSize', 'income', 'state'] as const).filter((field) => unknown.includes(field)),
          ...(income !== null && !income.isExact ? (['exactIncome'] as const) : []),
        ]
      : [],
    isCertain: buyers.some(({months}) => months.some(({program}) => program === 'credit')),
    planKind: kindOf(csr),
    silverPercent: more.length === 0 && only ? only : undefined,
    worstYear: spanOf(limits),
  };
};
