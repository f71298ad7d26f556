import type {AcaInputs} from './aca-inputs.ts';
import {type AcaResult, estimateAca} from './estimate-aca.ts';
import {changeCents} from './income-limits.ts';
import {NO_COST_SHARING} from '../figures/cost-sharing.ts';
import {centsOf, isAtMost, povertyLine} from './poverty-line.ts';

/** A household whose income is unknown. */
export type Household = Omit<AcaInputs, 'income'>;

/** Returns the full price of the benchmark plan for the people who would buy a plan, in dollars a month; null if unknown. */
export type BenchmarkOf = (result: AcaResult) => number | null;

/**
 * The help that a household has over a range of incomes; `below` and `above` are without the credit. `tribe`: members of a tribe have no cost
 * sharing at any metal level (42 U.S.C. 18071(d)(1); 45 CFR 155.350(a)), so no share of silver counts.
 */
export type CurveZoneId = 'below' | 'csr-94' | 'csr-87' | 'csr-73' | 'tribe' | 'credit' | 'above';

/** A range of incomes with the same help. Both ends are included, in dollars to the cent. */
export type CurveZone = {readonly id: CurveZoneId; readonly from: number; readonly to: number};

/** The household's payment at one income. */
export type CurvePoint = {
  /** Dollars a year. */
  readonly income: number;
  /** The same in percent of the poverty line. */
  readonly fplPercent: number;
  readonly hasCredit: boolean;
  readonly csr: AcaResult['csr'];
  /**
   * Dollars a month for the benchmark plan: the expected contribution, or the price if the plan costs less or nobody
   * gets the credit. Null if nobody gets the credit and either the price is unknown or nobody buys a plan.
   */
  readonly monthly: number | null;
};

/** The household's payment at every income. */
export type ContributionCurve = {
  /** Sorted by income; a limit has a point on each side, a cent apart. */
  readonly points: readonly CurvePoint[];
  /** Sorted by income, without gaps. */
  readonly zones: readonly CurveZone[];
  /** The last income with the credit, in dollars; null when the credit does not end in the range or never begins. */
  readonly cliff: number | null;
};

/** The curve ends at this percent of the poverty line. */
const END_PERCENT = 500;

/** The distance between two points of the line, in whole percents of the poverty line; smaller than a pixel. */
const STEP_PERCENT = 4;

/** Returns the highest income of the curve, in dollars: about 500 % of the poverty line, in whole steps of $500. */
export const curveEnd = ({planYear, householdSize}: Household): number =>
  Math.ceil((povertyLine(planYear, householdSize) * END_PERCENT) / 100 / 500) * 500;

/** Calculates a household's payment at an income. Expects inputs that `validateAca` accepts. */
export const contributionAt = (
  household: Household,
  income: number,
  benchmarkOf: BenchmarkOf = () => null,
): CurvePoint => {
  const result = estimateAca({...household, income});
  const {fplPercent, csr, expectedContribution, people} = result;
  const isBuying = people.some(({program}) => program === 'credit' || program === 'full-price');
  const price = isBuying ? benchmarkOf(result) : null;
  const most = expectedContribution?.month ?? null;
  const monthly = most === null || price === null ? (most ?? price) : Math.min(most, price);
  return {income, fplPercent, hasCredit: most !== null, csr, monthly};
};

const stateOf = (
  {hasCredit, csr, income}: CurvePoint,
  {planYear, householdSize, hasTribe = false}: Household,
): Exclude<CurveZoneId, 'below' | 'above'> | 'none' => {
  if (!hasCredit) return 'none';
  if (hasTribe)
    return isAtMost(centsOf(income), NO_COST_SHARING, povertyLine(planYear, householdSize))
      ? 'tribe'
      : 'credit';
  return csr === null ? 'credit' : `csr-${csr}`;
};

const zonesOf = (points: readonly CurvePoint[], household: Household): readonly CurveZone[] => {
  const zones: CurveZone[] = [];
  for (const point of points) {
    const state = stateOf(point, household);
    const before = zones.at(-1);
    const isPast = before !== undefined && (before.id !== 'below' || zones.length > 1);
    const id = state === 'none' ? (isPast ? 'above' : 'below') : state;
    const isSame = before?.id === id;
    if (before && isSame) zones[zones.length - 1] = {...before, to: point.income};
    else zones.push({id, from: point.income, to: point.income});
  }
  return zones;
};

/** Calculates a household's payment at every income from 0 to `curveEnd`. Expects inputs that `validateAca` accepts. */
export const contributionCurve = (household: Household, benchmarkOf?: BenchmarkOf): ContributionCurve => {
  const end = curveEnd(household) * 100;
  const line = povertyLine(household.planYear, household.householdSize);
  const even = Array.from({length: END_PERCENT / STEP_PERCENT}).map(
    (_, index) => index * STEP_PERCENT * line,
  );
  const limits = [...changeCents(household), ...(household.hasTribe ? [NO_COST_SHARING * line] : [])];
  const edges = limits.flatMap((cents) => [cents - 1, cents, cents + 1]);
  const incomes = [...new Set([...even, ...edges, end])]
    .filter((cents) => cents >= 0 && cents <= end)
    .sort((a, b) => a - b);
  const points = incomes.map((cents) => contributionAt(household, cents / 100, benchmarkOf));
  const zones = zonesOf(points, household);
  const last = zones.findLastIndex(({id}) => id !== 'below' && id !== 'above');
  return {points, zones, cliff: last < zones.length - 1 ? (zones[last]?.to ?? null) : null};
};

/** Returns the zone of an income; past the end of the curve, the last zone. */
export const zoneAt = ({zones}: ContributionCurve, income: number): CurveZone | undefined =>
  zones.findLast(({from}) => income >= from) ?? zones[0];
