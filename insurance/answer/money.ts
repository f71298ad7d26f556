import {outOfPocketLimit} from '../aca/out-of-pocket.ts';
import {spanOf, type Span} from '../household/triage.ts';
import type {OpenField} from './prospect.ts';
import {conditionsIn, paysNoCare} from '../household/condition.ts';
import type {Household} from '../household/household.ts';
import type {YearTriage} from '../months/triage-year.ts';

/**
 * The plans to look at first. `silver`: cost sharing is reduced there, to the share in `silverPercent`. `tribe`: members of a tribe have no cost
 * sharing at any metal level.
 */
export type PlanKind = 'silver' | 'silver-gold' | 'gold-bronze' | 'open' | 'tribe';

/** A household's payment when somebody can have the credit. Dollars, unrounded. */
export type MoneyAnswer = {
  /** The highest monthly payment for the benchmark silver plan. */
  readonly monthly: Span;
  /** The expected share of the income, in percent. */
  readonly sharePercent: Span;
  /** Open answers that would narrow the range; empty if both ends are equal. */
  readonly narrowedBy: readonly OpenField[];
  /** Whether anybody surely has the credit; otherwise an open answer or a condition decides for everybody. */
  readonly isCertain: boolean;
  readonly planKind: PlanKind;
  /** The percentage of covered costs that silver pays; undefined unless there is one figure above 70. */
  readonly silverPercent: 94 | 87 | 73 | undefined;
  /**
   * The highest cost of covered care in the network in the year beside the premium, in dollars; in silver plans if
   * their limit is lower.
   */
  readonly worstYear: Span;
};

const isStrong = (value: number | null): boolean => value === 94 || value === 87;

const kindOf = (csr: readonly (number | null)[]): PlanKind => {
  if (csr.every(isStrong)) return 'silver';
  if (csr.length > 1) return csr.some(isStrong) ? 'open' : 'silver-gold';
  return csr[0] === 73 ? 'silver-gold' : 'gold-bronze';
};

/** Calculates the payment after the credit; undefined when nobody can have the credit. */
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
    isCertain:
      conditionsIn(household).length === 0 &&
      buyers.some(({months}) => months.some(({program}) => program === 'credit')),
    planKind: paysNoCare(household, triage) ? 'tribe' : kindOf(csr),
    silverPercent: more.length === 0 && only ? only : undefined,
    worstYear: spanOf(limits),
  };
};
