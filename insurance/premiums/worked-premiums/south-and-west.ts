import type {WorkedPremium} from './worked-premium.ts';

/** Households from San Antonio to the Rio Grande and the Panhandle. */
export const southAndWest: readonly WorkedPremium[] = [
  {
    who: '33 in San Antonio',
    household: {
      planYear: 2027,
      county: 'Bexar',
      householdSize: 1,
      income: 28_000,
      filing: 'single',
      people: [{age: 33}],
    },
    // area 18: 381 / 0.765 x 1.198 = 596.65. 28,000 / 15,960 = 175 % whole: 4.30 + 2.48 x 25/50 = 5.54, so 5.54 %, 1,551.20 a year,
    // 129.27 a month. Credit 596.65 - 129.27 = 467.38.
    premium: {
      year: 2026,
      ratingArea: 18,
      benchmarkMonthly: 596.65,
      creditMonthly: 467.38,
      netMonthly: 129.27,
      lowestBronzeMonthly: 557.5,
    },
  },
  {
    who: 'a baby at 209 %: above every limit of CHIP',
    household: {
      planYear: 2027,
      county: 'Bexar',
      householdSize: 4,
      income: 69_000,
      filing: 'joint',
      people: [{age: 36}, {age: 35}, {age: 7}, {age: 0}],
    },
    // area 18: 381 / 0.765 x 1.230 = 612.59 + 381 / 0.765 x 1.222 = 608.60 + 381 / 0.765 x 0.765 = 381.00 + 381 / 0.765 x 0.765 =
    // 381.00, together 1,983.19. 69,000 / 33,000 = 209 % whole: 6.78 + 1.88 x 9/50 = 7.1184, so 7.12 %, 4,912.80 a year, 409.40 a
    // month. Credit 1,983.19 - 409.40 = 1,573.79.
    premium: {
      year: 2026,
      ratingArea: 18,
      benchmarkMonthly: 1_983.19,
      creditMonthly: 1_573.79,
      netMonthly: 409.4,
      lowestBronzeMonthly: 1_853.06,
    },
  },
  {
    who: '55 in El Paso',
    household: {
      planYear: 2027,
      county: 'El Paso',
      householdSize: 1,
      income: 20_000,
      filing: 'single',
      people: [{age: 55}],
    },
    // area 9: 449 / 0.765 x 2.230 = 1,308.85. 20,000 / 15,960 = 125 % whole: 2.15 %, 430.00 a year, 35.83 a month. Credit 1,308.85
    // - 35.83 = 1,273.02.
    premium: {
      year: 2026,
      ratingArea: 9,
      benchmarkMonthly: 1_308.85,
      creditMonthly: 1_273.02,
      netMonthly: 35.83,
      lowestBronzeMonthly: 1_093.14,
    },
  },
  {
    who: 'couple in the Rio Grande Valley',
    household: {
      planYear: 2027,
      county: 'Hidalgo',
      householdSize: 2,
      income: 30_000,
      filing: 'joint',
      people: [{age: 48}, {age: 47}],
    },
    // area 15: 388 / 0.765 x 1.635 = 829.25 + 388 / 0.765 x 1.563 = 792.74, together 1,621.99. 30,000 / 21,640 = 138 % whole: 3.23
    // + 1.07 x 5/17 = 3.5447, so 3.54 %, 1,062.00 a year, 88.50 a month. Credit 1,621.99 - 88.50 = 1,533.49.
    premium: {
      year: 2026,
      ratingArea: 15,
      benchmarkMonthly: 1_621.99,
      creditMonthly: 1_533.49,
      netMonthly: 88.5,
      lowestBronzeMonthly: 1_454.77,
    },
  },
  {
    who: '60 in Brownsville: bronze costs much less than silver',
    household: {
      planYear: 2027,
      county: 'Cameron',
      householdSize: 1,
      income: 33_000,
      filing: 'single',
      people: [{age: 60}],
    },
    // area 5: 425 / 0.765 x 2.714 = 1,507.78. 33,000 / 15,960 = 206 % whole: 6.78 + 1.88 x 6/50 = 7.0056, so 7.01 %, 2,313.30 a
    // year, 192.78 a month. Credit 1,507.78 - 192.78 = 1,315.00.
    premium: {
      year: 2026,
      ratingArea: 5,
      benchmarkMonthly: 1_507.78,
      creditMonthly: 1_315,
      netMonthly: 192.78,
      lowestBronzeMonthly: 986.26,
    },
  },
  {
    who: 'Laredo, the child of 10 has CHIP',
    household: {
      planYear: 2027,
      county: 'Webb',
      householdSize: 3,
      income: 50_000,
      filing: 'joint',
      people: [{age: 41}, {age: 39}, {age: 10}],
    },
    // area 12: 536 / 0.765 x 1.302 = 912.25 + 536 / 0.765 x 1.262 = 884.22, together 1,796.47. 50,000 / 27,320 = 183 % whole: 4.30
    // + 2.48 x 33/50 = 5.9368, so 5.94 %, 2,970.00 a year, 247.50 a month. Credit 1,796.47 - 247.50 = 1,548.97.
    premium: {
      year: 2026,
      ratingArea: 12,
      benchmarkMonthly: 1_796.47,
      creditMonthly: 1_548.97,
      netMonthly: 247.5,
      lowestBronzeMonthly: 1_504.88,
    },
  },
  {
    who: '58 in Corpus Christi',
    household: {
      planYear: 2027,
      county: 'Nueces',
      householdSize: 1,
      income: 48_000,
      filing: 'single',
      people: [{age: 58}],
    },
    // area 7: 393 / 0.765 x 2.548 = 1,308.97. 48,000 / 15,960 = 300 % whole: 10.22 %, 4,905.60 a year, 408.80 a month. Credit
    // 1,308.97 - 408.80 = 900.17.
    premium: {
      year: 2026,
      ratingArea: 7,
      benchmarkMonthly: 1_308.97,
      creditMonthly: 900.17,
      netMonthly: 408.8,
      lowestBronzeMonthly: 1_119.12,
    },
  },
  {
    who: '27 in Lubbock',
    household: {
      planYear: 2027,
      county: 'Lubbock',
      householdSize: 1,
      income: 38_000,
      filing: 'single',
      people: [{age: 27}],
    },
    // area 14: 467 / 0.765 x 1.048 = 639.76. 38,000 / 15,960 = 238 % whole: 6.78 + 1.88 x 38/50 = 8.2088, so 8.21 %, 3,119.80 a
    // year, 259.98 a month. Credit 639.76 - 259.98 = 379.78.
    premium: {
      year: 2026,
      ratingArea: 14,
      benchmarkMonthly: 639.76,
      creditMonthly: 379.78,
      netMonthly: 259.98,
      lowestBronzeMonthly: 521.95,
    },
  },
  {
    who: 'couple in Amarillo',
    household: {
      planYear: 2027,
      county: 'Potter',
      householdSize: 2,
      income: 55_000,
      filing: 'joint',
      people: [{age: 53}, {age: 51}],
    },
    // area 2: 461 / 0.765 x 2.040 = 1,229.33 + 461 / 0.765 x 1.865 = 1,123.88, together 2,353.21. 55,000 / 21,640 = 254 % whole:
    // 8.66 + 1.56 x 4/50 = 8.7848, so 8.78 %, 4,829.00 a year, 402.42 a month. Credit 2,353.21 - 402.42 = 1,950.79.
    premium: {
      year: 2026,
      ratingArea: 2,
      benchmarkMonthly: 2_353.21,
      creditMonthly: 1_950.79,
      netMonthly: 402.42,
      lowestBronzeMonthly: 1_934.64,
    },
  },
  {
    who: '63 in Abilene',
    household: {
      planYear: 2027,
      county: 'Taylor',
      householdSize: 1,
      income: 42_000,
      filing: 'single',
      people: [{age: 63}],
    },
    // area 1: 535 / 0.765 x 2.952 = 2,064.47. 42,000 / 15,960 = 263 % whole: 8.66 + 1.56 x 13/50 = 9.0656, so 9.07 %, 3,809.40 a
    // year, 317.45 a month. Credit 2,064.47 - 317.45 = 1,747.02.
    premium: {
      year: 2026,
      ratingArea: 1,
      benchmarkMonthly: 2_064.47,
      creditMonthly: 1_747.02,
      netMonthly: 317.45,
      lowestBronzeMonthly: 1_751.91,
    },
  },
];
