import {householdPremium} from '../../../insurance/premiums/household-premium.ts';
import type {PremiumYear} from '../../../insurance/premiums/premium-years.ts';
import {createTable, type Room} from '../table.ts';
import type {AreaPrices} from './area-prices.ts';

const at40 = (child: number): number => householdPremium(child, [40]).cents / 100;
const dollars = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '-' : at40(amount).toFixed(2);

const change = (before: number | undefined, after: number): string =>
  before === undefined ? '-' : `${after < before ? '' : '+'}${((after / before - 1) * 100).toFixed(1)} %`;

/** Formats the prices at 40 of each rating area beside the prices of an earlier year, in dollars a month. */
export const changeTable = (
  areas: readonly AreaPrices[],
  added: PremiumYear,
  before: PremiumYear | undefined,
  room: Room,
): readonly string[] => {
  const rows = areas.map(({ratingArea, counties, benchmark, benchmarkSpan: [low, high]}) => {
    const at = ratingArea - 1;
    return [
      String(ratingArea),
      String(counties),
      dollars(before?.benchmark[at]),
      dollars(benchmark),
      change(before?.benchmark[at], benchmark),
      low === high ? '-' : `${dollars(low)} to ${dollars(high)}`,
      dollars(before?.lowestBronze[at]),
      dollars(added.lowestBronze[at]),
    ];
  });
  const was = before ? String(before.year) : 'before';
  const {head, line} = createTable(
    [
      'area',
      'counties',
      `silver ${was}`,
      `silver ${added.year}`,
      'change',
      'in its counties',
      `bronze ${was}`,
      `bronze ${added.year}`,
    ].map((title) => ({title})),
    rows,
    room,
  );
  return [
    'Benchmark silver plan and cheapest bronze plan at age 40, dollars a month:',
    head,
    ...rows.map(line),
  ];
};
