import {CommandError} from '../command-error.ts';
import {openCsv, readDollars} from './csv-table.ts';
import type {CountyPlan} from './read-landscape.ts';

/** The names of the columns in the Marketplace's Rate PUF. */
const rateColumns = [
  'BusinessYear',
  'StateCode',
  'RateEffectiveDate',
  'PlanId',
  'RatingAreaId',
  'Age',
  'IndividualRate',
] as const;

const keyOf = (planId: string, ratingArea: number): string => `${planId} ${ratingArea}`;

// Later quarters have separate rates; only rates from the start of the year count.
const beginsWithYear = (date: string, year: number): boolean =>
  date === '' || /^(?:\d{4}-01-01|0?1\/0?1\/\d{4})/u.test(date)
    ? date === '' || date.includes(String(year))
    : false;

/**
 * Compares the plans of a landscape file with the Marketplace's rate file: price at 40 by plan and rating area. Returns the number of
 * compared plans. Throws CommandError for a file of another year, without Texas, or with another price.
 */
export const checkRates = async (
  file: string,
  plans: readonly CountyPlan[],
  year: number,
): Promise<number> => {
  const {rows} = await openCsv(file, rateColumns);
  const wanted = new Map(plans.map((plan) => [keyOf(plan.planId, plan.ratingArea), plan]));
  const compared = new Set<string>();
  for await (const row of rows) {
    const at = (name: (typeof rateColumns)[number]): string => row.get(name) ?? '';
    if (at('BusinessYear') !== String(year))
      throw new CommandError(`${file} is for ${at('BusinessYear') || 'no year'}, not for ${year}.`);
    if (at('StateCode') !== 'TX' || at('Age') !== '40' || !beginsWithYear(at('RateEffectiveDate'), year))
      continue;
    const key = keyOf(at('PlanId'), Number(/\d+/u.exec(at('RatingAreaId'))?.[0]));
    const plan = wanted.get(key);
    const rate = readDollars(at('IndividualRate'));
    if (!plan || rate === undefined) continue;
    if (Math.abs(rate - plan.at40) > 0.01)
      throw new CommandError(
        `Plan ${plan.planId} in rating area ${plan.ratingArea} costs ${rate} at 40 in the rate file and ${plan.at40} in the landscape file.`,
      );
    compared.add(key);
  }
  if (compared.size === 0)
    throw new CommandError(`${file} has no rate of a Texas plan of the landscape file.`);
  const missing = [...wanted.keys()].filter((key) => !compared.has(key));
  if (missing.length > 0)
    throw new CommandError(
      `${file} lacks the rates of ${missing.length} plans, plan ${missing[0] ?? ''} among them. Is the file complete?`,
    );
  return compared.size;
};
