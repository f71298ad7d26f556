import type {WorkedPremium} from './worked-premium.ts';

/** Households from Houston to Austin and Dallas. */
export const houstonToDallas: readonly WorkedPremium[] = [
  {
    who: 'four children: the youngest is free',
    household: {
      planYear: 2027,
      county: 'Fort Bend',
      householdSize: 6,
      income: 110_000,
      filing: 'joint',
      people: [{age: 44}, {age: 42}, {age: 17}, {age: 15}, {age: 12}, {age: 9}],
    },
    // area 26: 426 / 0.765 x 1.397 = 777.94 + 426 / 0.765 x 1.325 = 737.84 + 426 / 0.765 x 0.885 = 492.82 + 426 / 0.765 x 0.833 =
    // 463.87 + 426 / 0.765 x 0.765 = 426.00, together 2,898.47; 9 free. 110,000 / 44,360 = 247 % whole: 6.78 + 1.88 x 47/50 =
    // 8.5472, so 8.55 %, 9,405.00 a year, 783.75 a month. Credit 2,898.47 - 783.75 = 2,114.72.
    premium: {
      year: 2026,
      ratingArea: 26,
      benchmarkMonthly: 2_898.47,
      creditMonthly: 2_114.72,
      netMonthly: 783.75,
      lowestBronzeMonthly: 2_401.79,
    },
  },
  {
    who: 'five under 21: the two youngest are free',
    household: {
      planYear: 2027,
      county: 'Montgomery',
      householdSize: 7,
      income: 140_000,
      filing: 'joint',
      people: [{age: 45}, {age: 43}, {age: 20}, {age: 18}, {age: 16}, {age: 14}, {age: 2}],
    },
    // area 27: 418 / 0.765 x 1.444 = 789.01 + 418 / 0.765 x 1.357 = 741.47 + 418 / 0.765 x 0.970 = 530.01 + 418 / 0.765 x 0.913 =
    // 498.87 + 418 / 0.765 x 0.859 = 469.36, together 3,028.72; 14, 2 free. 140,000 / 50,040 = 279 % whole: 8.66 + 1.56 x 29/50 =
    // 9.5648, so 9.56 %, 13,384.00 a year, 1,115.33 a month. Credit 3,028.72 - 1,115.33 = 1,913.39.
    premium: {
      year: 2026,
      ratingArea: 27,
      benchmarkMonthly: 3_028.72,
      creditMonthly: 1_913.39,
      netMonthly: 1_115.33,
      lowestBronzeMonthly: 2_651.94,
    },
  },
  {
    who: 'children of 21 and 22 count as adults',
    household: {
      planYear: 2027,
      county: 'Montgomery',
      householdSize: 5,
      income: 115_000,
      filing: 'joint',
      people: [{age: 50}, {age: 48}, {age: 22}, {age: 21}, {age: 20}],
    },
    // area 27: 418 / 0.765 x 1.786 = 975.88 + 418 / 0.765 x 1.635 = 893.37 + 418 / 0.765 x 1.000 = 546.41 + 418 / 0.765 x 1.000 =
    // 546.41 + 418 / 0.765 x 0.970 = 530.01, together 3,492.08. 115,000 / 38,680 = 297 % whole: 8.66 + 1.56 x 47/50 = 10.1264, so
    // 10.13 %, 11,649.50 a year, 970.79 a month. Credit 3,492.08 - 970.79 = 2,521.29.
    premium: {
      year: 2026,
      ratingArea: 27,
      benchmarkMonthly: 3_492.08,
      creditMonthly: 2_521.29,
      netMonthly: 970.79,
      lowestBronzeMonthly: 3_057.66,
    },
  },
  {
    who: 'the price that HealthCare.gov shows wins',
    household: {
      planYear: 2027,
      county: 'Harris',
      householdSize: 1,
      income: 40_000,
      filing: 'single',
      benchmarkMonthly: 750.25,
      people: [{age: 40}],
    },
    // area 10: 750.25 as read on HealthCare.gov. 40,000 / 15,960 = 250 % whole: 8.66 + 1.56 x 0/50 = 8.66, so 8.66 %, 3,464.00 a
    // year, 288.67 a month. Credit 750.25 - 288.67 = 461.58.
    premium: {
      year: 2027,
      ratingArea: 10,
      benchmarkMonthly: 750.25,
      creditMonthly: 461.58,
      netMonthly: 288.67,
      lowestBronzeMonthly: null,
    },
  },
  {
    who: 'student of 19',
    household: {
      planYear: 2027,
      county: 'Travis',
      householdSize: 1,
      income: 25_000,
      filing: 'single',
      people: [{age: 19}],
    },
    // area 3: 374 / 0.765 x 0.941 = 460.04. 25,000 / 15,960 = 156 % whole: 4.30 + 2.48 x 6/50 = 4.5976, so 4.60 %, 1,150.00 a year,
    // 95.83 a month. Credit 460.04 - 95.83 = 364.21.
    premium: {
      year: 2026,
      ratingArea: 3,
      benchmarkMonthly: 460.04,
      creditMonthly: 364.21,
      netMonthly: 95.83,
      lowestBronzeMonthly: 416.99,
    },
  },
  {
    who: '30 in Austin',
    household: {
      planYear: 2027,
      county: 'Travis',
      householdSize: 1,
      income: 45_000,
      filing: 'single',
      people: [{age: 30}],
    },
    // area 3: 374 / 0.765 x 1.135 = 554.89. 45,000 / 15,960 = 281 % whole: 8.66 + 1.56 x 31/50 = 9.6272, so 9.63 %, 4,333.50 a
    // year, 361.13 a month. Credit 554.89 - 361.13 = 193.76.
    premium: {
      year: 2026,
      ratingArea: 3,
      benchmarkMonthly: 554.89,
      creditMonthly: 193.76,
      netMonthly: 361.13,
      lowestBronzeMonthly: 502.96,
    },
  },
  {
    who: 'couple in Austin',
    household: {
      planYear: 2027,
      county: 'Travis',
      householdSize: 2,
      income: 50_000,
      filing: 'joint',
      people: [{age: 30}, {age: 29}],
    },
    // area 3: 374 / 0.765 x 1.135 = 554.89 + 374 / 0.765 x 1.119 = 547.07, together 1,101.96. 50,000 / 21,640 = 231 % whole: 6.78 +
    // 1.88 x 31/50 = 7.9456, so 7.95 %, 3,975.00 a year, 331.25 a month. Credit 1,101.96 - 331.25 = 770.71.
    premium: {
      year: 2026,
      ratingArea: 3,
      benchmarkMonthly: 1_101.96,
      creditMonthly: 770.71,
      netMonthly: 331.25,
      lowestBronzeMonthly: 998.83,
    },
  },
  {
    who: '50 in Dallas in 2026',
    household: {
      planYear: 2026,
      county: 'Dallas',
      householdSize: 1,
      income: 40_000,
      filing: 'single',
      people: [{age: 50}],
    },
    // area 8: 414 / 0.765 x 1.786 = 966.54. 40,000 / 15,650 = 255 % whole: 8.44 + 1.52 x 5/50 = 8.592, so 8.59 %, 3,436.00 a year,
    // 286.33 a month. Credit 966.54 - 286.33 = 680.21.
    premium: {
      year: 2026,
      ratingArea: 8,
      benchmarkMonthly: 966.54,
      creditMonthly: 680.21,
      netMonthly: 286.33,
      lowestBronzeMonthly: 791.44,
    },
  },
  {
    who: 'the same in 2027: another contribution, the price of 2026',
    household: {
      planYear: 2027,
      county: 'Dallas',
      householdSize: 1,
      income: 40_000,
      filing: 'single',
      people: [{age: 50}],
    },
    // area 8: 414 / 0.765 x 1.786 = 966.54. 40,000 / 15,960 = 250 % whole: 8.66 + 1.56 x 0/50 = 8.66, so 8.66 %, 3,464.00 a year,
    // 288.67 a month. Credit 966.54 - 288.67 = 677.87.
    premium: {
      year: 2026,
      ratingArea: 8,
      benchmarkMonthly: 966.54,
      creditMonthly: 677.87,
      netMonthly: 288.67,
      lowestBronzeMonthly: 791.44,
    },
  },
  {
    who: 'one of a couple has Medicare',
    household: {
      planYear: 2027,
      county: 'Dallas',
      householdSize: 2,
      income: 70_000,
      filing: 'joint',
      people: [{age: 67}, {age: 62}],
    },
    // area 8: 414 / 0.765 x 2.873 = 1,554.80. 70,000 / 21,640 = 323 % whole: 10.22 %, 7,154.00 a year, 596.17 a month. Credit
    // 1,554.80 - 596.17 = 958.63.
    premium: {
      year: 2026,
      ratingArea: 8,
      benchmarkMonthly: 1_554.8,
      creditMonthly: 958.63,
      netMonthly: 596.17,
      lowestBronzeMonthly: 1_273.13,
    },
  },
  {
    who: '46 in Fort Worth',
    household: {
      planYear: 2027,
      county: 'Tarrant',
      householdSize: 1,
      income: 35_000,
      filing: 'single',
      people: [{age: 46}],
    },
    // area 25: 412 / 0.765 x 1.500 = 807.84. 35,000 / 15,960 = 219 % whole: 6.78 + 1.88 x 19/50 = 7.4944, so 7.49 %, 2,621.50 a
    // year, 218.46 a month. Credit 807.84 - 218.46 = 589.38.
    premium: {
      year: 2026,
      ratingArea: 25,
      benchmarkMonthly: 807.84,
      creditMonthly: 589.38,
      netMonthly: 218.46,
      lowestBronzeMonthly: 690.2,
    },
  },
];
