import type {CountyPlan} from './read-landscape.ts';

/** The prices of one rating area at age 0 to 14, dollars a month. */
export type AreaPrices = {
  readonly ratingArea: number;
  readonly counties: number;
  readonly benchmark: number;
  /** The lowest and the highest benchmark of the area's counties. */
  readonly benchmarkSpan: readonly [low: number, high: number];
  /** The lowest bronze price; undefined without a bronze plan. */
  readonly lowestBronze: number | undefined;
};

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/**
 * Finds a county's benchmark: the second-cheapest silver plan by the part of the price to which the credit applies
 * (26 CFR 1.36B-3(f), (j)), at age 0 to 14. If there is only one silver plan, that plan is the benchmark (26 CFR
 * 1.36B-3(f)(5)).
 */
const benchmarkOf = (plans: readonly CountyPlan[]): number | undefined => {
  const silver = plans
    .filter(({metal}) => metal === 'silver')
    .toSorted((a, b) => a.at21 * a.ehbShare - b.at21 * b.ehbShare);
  const chosen = silver[1] ?? silver[0];
  return chosen && cents(chosen.child * chosen.ehbShare);
};

const bronzeOf = (plans: readonly CountyPlan[]): number | undefined => {
  const prices = plans.filter(({metal}) => metal === 'bronze').map(({child}) => child);
  return prices.length === 0 ? undefined : cents(Math.min(...prices));
};

const grouped = <Key>(plans: readonly CountyPlan[], keyOf: (plan: CountyPlan) => Key) => {
  const groups = new Map<Key, CountyPlan[]>();
  for (const plan of plans) {
    const key = keyOf(plan);
    const group = groups.get(key);
    if (group) group.push(plan);
    else groups.set(key, [plan]);
  }
  return groups;
};

// Returns the amount that most counties have; of several such amounts, the first by `order`.
const mostCommon = (
  amounts: readonly number[],
  order: (a: number, b: number) => number,
): number | undefined => {
  const counts = new Map<number, number>();
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return [...counts].toSorted(([a, often], [b, other]) => other - often || order(a, b))[0]?.[0];
};

/**
 * Calculates one benchmark and one bronze price for each rating area: the prices of most of the area's counties.
 * Of several candidates, the lower benchmark counts, which gives the smaller credit, and the higher bronze price.
 */
export const areaPrices = (plans: readonly CountyPlan[]): readonly AreaPrices[] =>
  [...grouped(plans, ({ratingArea}) => ratingArea)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([ratingArea, ofArea]) => {
      const counties = [...grouped(ofArea, ({county}) => county).values()];
      const benchmarks = counties.map(benchmarkOf).filter((price) => price !== undefined);
      const bronze = counties.map(bronzeOf).filter((price) => price !== undefined);
      const benchmark = mostCommon(benchmarks, (a, b) => a - b);
      return benchmark === undefined
        ? []
        : [
            {
              ratingArea,
              counties: benchmarks.length,
              benchmark,
              benchmarkSpan: [Math.min(...benchmarks), Math.max(...benchmarks)] as const,
              lowestBronze: mostCommon(bronze, (a, b) => b - a),
            },
          ];
    });
