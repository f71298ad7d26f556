import {describe, expect, test} from 'vitest';
import facts from './texas-premiums.json' with {type: 'json'};
import {ageFactorThousandths} from './age-factor.ts';
import {estimatePremium, type PremiumInputs} from './estimate-premium.ts';
import {householdPremium} from './household-premium.ts';
import {type PremiumYear, pricesFor} from './premium-years.ts';
import {findCounty, texasCounties, texasRatingAreas} from './texas-counties.ts';

const ask = {planYear: 2026, county: 'Harris', ages: [40], contributionCents: 20_000};
const estimate = (change: Partial<PremiumInputs> = {}, known?: readonly PremiumYear[]) =>
  estimatePremium({...ask, ...change}, known);

const ratingAreaOf = (name: string) => findCounty(name)?.ratingArea;

describe('the rating areas', () => {
  test('have 254 counties in 27 areas, each once', () => {
    expect(texasRatingAreas).toHaveLength(27);
    expect(new Set(texasCounties()).size).toBe(254);
    expect(texasCounties()[0]).toBe('Anderson');
  });

  test('find a county in every usual spelling of the name', () => {
    for (const name of ['Harris', 'harris county', 'HARRIS', ' Hárris ', 'Harris County, TX'])
      expect(ratingAreaOf(name)).toBe(10);
    for (const name of ['DeWitt', 'De Witt County', 'dewitt']) expect(ratingAreaOf(name)).toBe(22);
    expect(ratingAreaOf('La Salle')).toBe(18);
    expect(ratingAreaOf('lasalle')).toBe(18);
  });

  test('find nothing for a place that is not a Texas county', () => {
    for (const name of ['', 'County', 'Orleans', 'Har', '77002', '哈里斯'])
      expect(ratingAreaOf(name)).toBeUndefined();
  });
});

describe('the age factors', () => {
  test('equal the federal default curve', () => {
    const known = [
      [0, 765],
      [14, 765],
      [15, 833],
      [20, 970],
      [21, 1000],
      [24, 1000],
      [40, 1278],
      [64, 3000],
      [90, 3000],
    ] as const;
    for (const [age, factor] of known) expect(ageFactorThousandths(age)).toBe(factor);
  });
});

describe('a household premium', () => {
  test('is 681.60 at 40 in Houston in 2026', () => {
    expect(householdPremium(408, [40]).cents).toBe(68_160);
  });

  test('charges the three oldest under 21 and every adult, whatever the order', () => {
    const parts = householdPremium(408, [3, 45, 17, 20, 21, 9]).people.map(({cents}) => cents > 0);
    expect(parts).toEqual([false, true, true, true, true, true]);
    expect(householdPremium(408, [9, 9, 9, 9]).cents).toBe(3 * 40_800);
  });
});

describe('the price after the credit', () => {
  test('is the rest of the benchmark', () => {
    expect(estimate()).toEqual({
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 681.6,
      creditMonthly: 481.6,
      netMonthly: 200,
      lowestBronzeMonthly: 609.76,
    });
  });

  test('is never above the plan itself', () => {
    expect(estimate({contributionCents: 90_000})).toMatchObject({creditMonthly: 0, netMonthly: 681.6});
  });

  test('is replaced by the price that the visitor entered, without a bronze price of another year', () => {
    expect(estimate({planYear: 2027, benchmarkMonthly: 750.25})).toEqual({
      year: 2027,
      ratingArea: 10,
      benchmarkMonthly: 750.25,
      creditMonthly: 550.25,
      netMonthly: 200,
      lowestBronzeMonthly: null,
    });
    expect(estimate({benchmarkMonthly: 700})?.lowestBronzeMonthly).toBe(609.76);
  });

  test('uses the last known year for a year without prices, and says so', () => {
    expect(estimate({planYear: 2027})).toMatchObject({year: 2026, benchmarkMonthly: 681.6});
    expect(estimate({planYear: 2025})).toBeNull();
  });

  test('is missing if nobody gets the credit or the county is unknown', () => {
    expect(estimate({ages: []})).toBeNull();
    expect(estimate({county: 'Cook'})).toBeNull();
    expect(estimate({county: 'Cook', benchmarkMonthly: 700})).toBeNull();
  });

  test('omits a bronze price without a source', () => {
    expect(estimate({county: 'Grayson'})).toMatchObject({ratingArea: 19, lowestBronzeMonthly: null});
  });

  test('uses a newer year as soon as the data contains it', () => {
    const newer = {...(facts[0] as PremiumYear), year: 2027, benchmark: Array<number>(27).fill(500)};
    const known = [newer, ...facts];
    expect(estimate({planYear: 2027}, known)).toMatchObject({year: 2027, benchmarkMonthly: 835.29});
    expect(estimate({planYear: 2026}, known)).toMatchObject({year: 2026, benchmarkMonthly: 681.6});
    expect(pricesFor(2030, known)?.year).toBe(2027);
  });
});
