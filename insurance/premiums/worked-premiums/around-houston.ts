import type {WorkedPremium} from './worked-premium.ts';

/** Households in rating areas 10, 26 and 27. */
export const aroundHouston: readonly WorkedPremium[] = [
  {
    who: 'single at 40 in Houston, exactly 400 % of the line',
    household: {
      planYear: 2026,
      county: 'Harris',
      householdSize: 1,
      income: 62_600,
      filing: 'single',
      people: [{age: 40}],
    },
    // area 10: 408 / 0.765 x 1.278 = 681.60. 62,600 / 15,650 = 400 % whole: 9.96 %, 6,234.96 a year, 519.58 a month. Credit 681.60
    // - 519.58 = 162.02.
    premium: {
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 681.6,
      creditMonthly: 162.02,
      netMonthly: 519.58,
      lowestBronzeMonthly: 609.76,
    },
  },
  {
    who: 'single at 40 in Houston',
    household: {
      planYear: 2026,
      county: 'Harris',
      householdSize: 1,
      income: 30_000,
      filing: 'single',
      people: [{age: 40}],
    },
    // area 10: 408 / 0.765 x 1.278 = 681.60. 30,000 / 15,650 = 191 % whole: 4.19 + 2.41 x 41/50 = 6.1662, so 6.17 %, 1,851.00 a
    // year, 154.25 a month. Credit 681.60 - 154.25 = 527.35.
    premium: {
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 681.6,
      creditMonthly: 527.35,
      netMonthly: 154.25,
      lowestBronzeMonthly: 609.76,
    },
  },
  {
    who: 'exactly 400 % of the line of 2027',
    household: {
      planYear: 2027,
      county: 'Harris',
      householdSize: 1,
      income: 63_840,
      filing: 'single',
      people: [{age: 40}],
    },
    // area 10: 408 / 0.765 x 1.278 = 681.60. 63,840 / 15,960 = 400 % whole: 10.22 %, 6,524.45 a year, 543.70 a month. Credit 681.60
    // - 543.70 = 137.90.
    premium: {
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 681.6,
      creditMonthly: 137.9,
      netMonthly: 543.7,
      lowestBronzeMonthly: 609.76,
    },
  },
  {
    who: '25, just under 133 %',
    household: {
      planYear: 2027,
      county: 'Harris',
      householdSize: 1,
      income: 21_000,
      filing: 'single',
      people: [{age: 25}],
    },
    // area 10: 408 / 0.765 x 1.004 = 535.47. 21,000 / 15,960 = 131 % whole: 2.15 %, 451.50 a year, 37.63 a month. Credit 535.47 -
    // 37.63 = 497.84.
    premium: {
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 535.47,
      creditMonthly: 497.84,
      netMonthly: 37.63,
      lowestBronzeMonthly: 479.03,
    },
  },
  {
    who: '25, at 133 %: the step up',
    household: {
      planYear: 2027,
      county: 'Harris',
      householdSize: 1,
      income: 21_227,
      filing: 'single',
      people: [{age: 25}],
    },
    // area 10: 408 / 0.765 x 1.004 = 535.47. 21,227 / 15,960 = 133 % whole: 3.23 + 1.07 x 0/17 = 3.23, so 3.23 %, 685.63 a year,
    // 57.14 a month. Credit 535.47 - 57.14 = 478.33.
    premium: {
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 535.47,
      creditMonthly: 478.33,
      netMonthly: 57.14,
      lowestBronzeMonthly: 479.03,
    },
  },
  {
    who: '21: the plan costs less than the contribution',
    household: {
      planYear: 2027,
      county: 'Harris',
      householdSize: 1,
      income: 63_000,
      filing: 'single',
      people: [{age: 21}],
    },
    // area 10: 408 / 0.765 x 1.000 = 533.33. 63,000 / 15,960 = 394 % whole: 10.22 %, 6,438.60 a year, 536.55 a month, more than the
    // plan: no credit on this price.
    premium: {
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 533.33,
      creditMonthly: 0,
      netMonthly: 533.33,
      lowestBronzeMonthly: 477.12,
    },
  },
  {
    who: '64, three times the price of 21',
    household: {
      planYear: 2027,
      county: 'Galveston',
      householdSize: 1,
      income: 55_000,
      filing: 'single',
      people: [{age: 64}],
    },
    // area 10: 408 / 0.765 x 3.000 = 1,600.00. 55,000 / 15,960 = 344 % whole: 10.22 %, 5,621.00 a year, 468.42 a month. Credit
    // 1,600.00 - 468.42 = 1,131.58.
    premium: {
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 1_600,
      creditMonthly: 1_131.58,
      netMonthly: 468.42,
      lowestBronzeMonthly: 1_431.37,
    },
  },
  {
    who: 'couple of 61 and 58 whose job ended',
    household: {
      planYear: 2027,
      county: 'Harris',
      householdSize: 2,
      income: 60_000,
      filing: 'joint',
      people: [{age: 61}, {age: 58}],
    },
    // area 10: 408 / 0.765 x 2.810 = 1,498.67 + 408 / 0.765 x 2.548 = 1,358.93, together 2,857.60. 60,000 / 21,640 = 277 % whole:
    // 8.66 + 1.56 x 27/50 = 9.5024, so 9.50 %, 5,700.00 a year, 475.00 a month. Credit 2,857.60 - 475.00 = 2,382.60.
    premium: {
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 2_857.6,
      creditMonthly: 2_382.6,
      netMonthly: 475,
      lowestBronzeMonthly: 2_556.43,
    },
  },
  {
    who: 'single mother of two: the children have CHIP and Medicaid',
    household: {
      planYear: 2027,
      county: 'Harris',
      householdSize: 3,
      income: 38_000,
      filing: 'head',
      people: [{age: 34}, {age: 8}, {age: 5}],
    },
    // area 10: 408 / 0.765 x 1.214 = 647.47. 38,000 / 27,320 = 139 % whole: 3.23 + 1.07 x 6/17 = 3.6076, so 3.61 %, 1,371.80 a
    // year, 114.32 a month. Credit 647.47 - 114.32 = 533.15.
    premium: {
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 647.47,
      creditMonthly: 533.15,
      netMonthly: 114.32,
      lowestBronzeMonthly: 579.23,
    },
  },
  {
    who: 'family of four above the CHIP limit',
    household: {
      planYear: 2027,
      county: 'Fort Bend',
      householdSize: 4,
      income: 90_000,
      filing: 'joint',
      people: [{age: 40}, {age: 38}, {age: 12}, {age: 9}],
    },
    // area 26: 426 / 0.765 x 1.278 = 711.67 + 426 / 0.765 x 1.246 = 693.85 + 426 / 0.765 x 0.765 = 426.00 + 426 / 0.765 x 0.765 =
    // 426.00, together 2,257.52. 90,000 / 33,000 = 272 % whole: 8.66 + 1.56 x 22/50 = 9.3464, so 9.35 %, 8,415.00 a year, 701.25 a
    // month. Credit 2,257.52 - 701.25 = 1,556.27.
    premium: {
      year: 2026,
      ratingArea: 26,
      benchmarkMonthly: 2_257.52,
      creditMonthly: 1_556.27,
      netMonthly: 701.25,
      lowestBronzeMonthly: 1_870.67,
    },
  },
];
