import type {WorkedPremium} from './worked-premium.ts';

/** Households in the other parts of Texas. */
export const northAndEast: readonly WorkedPremium[] = [
  {
    who: 'area 19: no bronze price is known',
    household: {
      planYear: 2027,
      county: 'Grayson',
      householdSize: 1,
      income: 36_000,
      filing: 'single',
      people: [{age: 44}],
    },
    // area 19: 440 / 0.765 x 1.397 = 803.50. 36,000 / 15,960 = 225 % whole: 6.78 + 1.88 x 25/50 = 7.72, so 7.72 %, 2,779.20 a year,
    // 231.60 a month. Credit 803.50 - 231.60 = 571.90.
    premium: {
      year: 2026,
      ratingArea: 19,
      benchmarkMonthly: 803.5,
      creditMonthly: 571.9,
      netMonthly: 231.6,
      lowestBronzeMonthly: null,
    },
  },
  {
    who: 'area 24: no bronze price is known',
    household: {
      planYear: 2027,
      county: 'Wichita',
      householdSize: 2,
      income: 45_000,
      filing: 'joint',
      people: [{age: 35}, {age: 34}],
    },
    // area 24: 428 / 0.765 x 1.222 = 683.68 + 428 / 0.765 x 1.214 = 679.21, together 1,362.89. 45,000 / 21,640 = 207 % whole: 6.78
    // + 1.88 x 7/50 = 7.0432, so 7.04 %, 3,168.00 a year, 264.00 a month. Credit 1,362.89 - 264.00 = 1,098.89.
    premium: {
      year: 2026,
      ratingArea: 24,
      benchmarkMonthly: 1_362.89,
      creditMonthly: 1_098.89,
      netMonthly: 264,
      lowestBronzeMonthly: null,
    },
  },
  {
    who: 'the dearest area',
    household: {
      planYear: 2026,
      county: 'Tom Green',
      householdSize: 1,
      income: 50_000,
      filing: 'single',
      people: [{age: 37}],
    },
    // area 17: 551 / 0.765 x 1.238 = 891.68. 50,000 / 15,650 = 319 % whole: 9.96 %, 4,980.00 a year, 415.00 a month. Credit 891.68
    // - 415.00 = 476.68.
    premium: {
      year: 2026,
      ratingArea: 17,
      benchmarkMonthly: 891.68,
      creditMonthly: 476.68,
      netMonthly: 415,
      lowestBronzeMonthly: 734.71,
    },
  },
  {
    who: 'a child of 19 has the credit, one of 16 has CHIP',
    household: {
      planYear: 2027,
      county: 'Smith',
      householdSize: 3,
      income: 50_000,
      filing: 'head',
      people: [{age: 47}, {age: 19}, {age: 16}],
    },
    // area 21: 391 / 0.765 x 1.563 = 798.87 + 391 / 0.765 x 0.941 = 480.96, together 1,279.83. 50,000 / 27,320 = 183 % whole: 4.30
    // + 2.48 x 33/50 = 5.9368, so 5.94 %, 2,970.00 a year, 247.50 a month. Credit 1,279.83 - 247.50 = 1,032.33.
    premium: {
      year: 2026,
      ratingArea: 21,
      benchmarkMonthly: 1_279.83,
      creditMonthly: 1_032.33,
      netMonthly: 247.5,
      lowestBronzeMonthly: 1_093.25,
    },
  },
  {
    who: '22 in Waco',
    household: {
      planYear: 2027,
      county: 'McLennan',
      householdSize: 1,
      income: 26_000,
      filing: 'single',
      people: [{age: 22}],
    },
    // area 23: 431 / 0.765 x 1.000 = 563.40. 26,000 / 15,960 = 162 % whole: 4.30 + 2.48 x 12/50 = 4.8952, so 4.90 %, 1,274.00 a
    // year, 106.17 a month. Credit 563.40 - 106.17 = 457.23.
    premium: {
      year: 2026,
      ratingArea: 23,
      benchmarkMonthly: 563.4,
      creditMonthly: 457.23,
      netMonthly: 106.17,
      lowestBronzeMonthly: 481.05,
    },
  },
  {
    who: '20 and on a return of their own: charged by the factor of 20',
    household: {
      planYear: 2027,
      county: 'Brazos',
      householdSize: 1,
      income: 24_000,
      filing: 'single',
      people: [{age: 20}],
    },
    // area 6: 418 / 0.765 x 0.970 = 530.01. 24,000 / 15,960 = 150 % whole: 4.30 + 2.48 x 0/50 = 4.3, so 4.30 %, 1,032.00 a year,
    // 86.00 a month. Credit 530.01 - 86.00 = 444.01.
    premium: {
      year: 2026,
      ratingArea: 6,
      benchmarkMonthly: 530.01,
      creditMonthly: 444.01,
      netMonthly: 86,
      lowestBronzeMonthly: 443.79,
    },
  },
  {
    who: 'couple in Victoria',
    household: {
      planYear: 2027,
      county: 'Victoria',
      householdSize: 2,
      income: 75_000,
      filing: 'joint',
      people: [{age: 57}, {age: 56}],
    },
    // area 22: 471 / 0.765 x 2.437 = 1,500.43 + 471 / 0.765 x 2.333 = 1,436.40, together 2,936.83. 75,000 / 21,640 = 346 % whole:
    // 10.22 %, 7,665.00 a year, 638.75 a month. Credit 2,936.83 - 638.75 = 2,298.08.
    premium: {
      year: 2026,
      ratingArea: 22,
      benchmarkMonthly: 2_936.83,
      creditMonthly: 2_298.08,
      netMonthly: 638.75,
      lowestBronzeMonthly: 2_562.71,
    },
  },
  {
    who: '62 near the cliff',
    household: {
      planYear: 2027,
      county: 'Bowie',
      householdSize: 1,
      income: 59_000,
      filing: 'single',
      people: [{age: 62}],
    },
    // area 20: 463 / 0.765 x 2.873 = 1,738.82. 59,000 / 15,960 = 369 % whole: 10.22 %, 6,029.80 a year, 502.48 a month. Credit
    // 1,738.82 - 502.48 = 1,236.34.
    premium: {
      year: 2026,
      ratingArea: 20,
      benchmarkMonthly: 1_738.82,
      creditMonthly: 1_236.34,
      netMonthly: 502.48,
      lowestBronzeMonthly: 1_239.33,
    },
  },
  {
    who: 'a couple with the price from HealthCare.gov',
    household: {
      planYear: 2027,
      county: 'Hays',
      householdSize: 2,
      income: 80_000,
      filing: 'joint',
      benchmarkMonthly: 1_420,
      people: [{age: 52}, {age: 50}],
    },
    // area 3: 1,420.00 as read on HealthCare.gov. 80,000 / 21,640 = 369 % whole: 10.22 %, 8,176.00 a year, 681.33 a month. Credit
    // 1,420.00 - 681.33 = 738.67.
    premium: {
      year: 2027,
      ratingArea: 3,
      benchmarkMonthly: 1_420,
      creditMonthly: 738.67,
      netMonthly: 681.33,
      lowestBronzeMonthly: null,
    },
  },
  {
    who: 'a self-employed man near the cliff in Beaumont',
    household: {
      planYear: 2027,
      county: 'Jefferson',
      householdSize: 1,
      income: 58_000,
      filing: 'single',
      people: [{age: 49}],
    },
    // area 4: 374 / 0.765 x 1.706 = 834.04. 58,000 / 15,960 = 363 % whole: 10.22 %, 5,927.60 a year, 493.97 a month. Credit 834.04
    // - 493.97 = 340.07.
    premium: {
      year: 2026,
      ratingArea: 4,
      benchmarkMonthly: 834.04,
      creditMonthly: 340.07,
      netMonthly: 493.97,
      lowestBronzeMonthly: 776.06,
    },
  },
];
