import {ageFactorThousandths} from '../../../insurance/premiums/age-factor.ts';
import type {PremiumYear} from '../../../insurance/premiums/premium-years.ts';
import {texasRatingAreas} from '../../../insurance/premiums/texas-counties.ts';
import {CommandError} from '../command-error.ts';
import type {AreaPrices} from './area-prices.ts';
import type {CountyPlan, Landscape} from './read-landscape.ts';

// The plausible range in dollars a month at age 0 to 14; the plans of recent years are well within.
const plausible = {least: 100, most: 2_000} as const;

// Issuers round each age's price to the cent separately.
const TOLERANCE = 0.05;

const fewNames = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');

const faultOfPlan = ({planId, county, child, at21, at40}: CountyPlan): string | undefined => {
  const where = `plan ${planId} in ${county} County`;
  if (child < plausible.least || child > plausible.most)
    return `${where} costs ${child} dollars a month at age 0 to 14, which is not plausible.`;
  const expected = (age: number): number => (child * ageFactorThousandths(age)) / ageFactorThousandths(0);
  // An error of half a cent in a child's price becomes up to four times as large at age 40.
  return Math.abs(expected(21) - at21) > TOLERANCE || Math.abs(expected(40) - at40) > TOLERANCE
    ? `${where} costs ${child} at age 0 to 14, ${at21} at 21 and ${at40} at 40, which does not follow the age curve (45 CFR 147.102(e)).`
    : undefined;
};

/** Throws CommandError if the file has another year or none. */
export const checkYear = ({years}: Landscape, year: number): void => {
  if (years.length === 0)
    throw new CommandError(
      `Neither the banner nor the file's name has a plan year. Check the year, then put ${year} into the file's name.`,
    );
  if (!years.includes(year))
    throw new CommandError(`The file is for ${[...new Set(years)].join(', ')}, not for ${year}.`);
};

/** Throws CommandError if a county is missing or a plan's price is implausible. */
export const checkPlans = ({plans}: Landscape): void => {
  const withSilver = new Set(plans.filter(({metal}) => metal === 'silver').map(({county}) => county));
  const missing = texasRatingAreas.flat().filter((county) => !withSilver.has(county));
  if (missing.length > 0)
    throw new CommandError(
      `No silver plan for ${missing.length} of 254 counties: ${fewNames(missing)}. Is the file complete?`,
    );
  const fault = plans.map(faultOfPlan).find((found) => found !== undefined);
  if (fault !== undefined) throw new CommandError(fault);
};

/** Throws CommandError if the prices belong to an earlier year. */
export const checkNews = (
  areas: readonly AreaPrices[],
  year: number,
  known: readonly PremiumYear[],
): void => {
  const same = known.find(
    (other) =>
      other.year !== year &&
      areas.every(({ratingArea, benchmark}) => other.benchmark[ratingArea - 1] === benchmark),
  );
  if (same) throw new CommandError(`Every benchmark equals that of ${same.year}: this is last year's file.`);
};

/** Lists the areas whose bronze price is not below the silver price; such a bronze price is left out. */
export const withoutBronze = (areas: readonly AreaPrices[]): readonly number[] =>
  areas
    .filter(({benchmark, lowestBronze}) => lowestBronze === undefined || lowestBronze >= benchmark)
    .map(({ratingArea}) => ratingArea);
