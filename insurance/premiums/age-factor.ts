/** The age factors from 14 (and younger) to 64 (and older), in thousandths; 21 is 1,000. */
const THOUSANDTHS = [
  765, 833, 859, 885, 913, 941, 970, 1000, 1000, 1000, 1000, 1004, 1024, 1048, 1087, 1119, 1135, 1159, 1183,
  1198, 1214, 1222, 1230, 1238, 1246, 1262, 1278, 1302, 1325, 1357, 1397, 1444, 1500, 1563, 1635, 1706, 1786,
  1865, 1952, 2040, 2135, 2230, 2333, 2437, 2548, 2603, 2714, 2810, 2873, 2952, 3000,
] as const;

const FIRST_AGE = 14;

/**
 * Returns the age factor of a premium in thousandths: the federal default curve that Texas uses (45 CFR 147.102(d) and
 * (e), since plan year 2018). Expects an age in full years on the first day of the plan year.
 */
export const ageFactorThousandths = (age: number): number =>
  THOUSANDTHS[Math.min(Math.max(age - FIRST_AGE, 0), THOUSANDTHS.length - 1)] ?? 0;
