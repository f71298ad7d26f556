/* The bare values of the rules about periods, for the rules in the browser. The figures in `enrollment-windows.ts` and `medicare.ts`
   contain these values with their sources and dates, which no visitor downloads. */

/** Days to enroll after a change in life, and before or after a loss of coverage. */
export const SPECIAL_ENROLLMENT_DAYS = 60;

/** Days to enroll after the loss of Medicaid or CHIP. */
export const MEDICAID_LOSS_DAYS = 90;

/** Months to take Part B without a penalty after work, or the coverage through it, has ended. */
export const PART_B_SPECIAL_MONTHS = 8;

/** The surcharge on Part B for each full year without Part B, in percent. */
export const PART_B_PENALTY = 10;

/** The yearly periods of Medicare, as month and day, including both days. */
export const MEDICARE_PERIODS = {
  annual: {start: '10-15', end: '12-07'},
  general: {start: '01-01', end: '03-31'},
  advantage: {start: '01-01', end: '03-31'},
} as const;
