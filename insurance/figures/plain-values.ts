// The bare values of figures that the rules in the browser calculate with: the figures themselves have sources and dates,
// which visitors do not download for a result.

/** Days; see `specialEnrollmentDays`. */
export const specialDays = 60;

/** Days; see `medicaidLossDays`. */
export const daysAfterMedicaid = 90;

/** Percent; see `partBPenalty`. */
export const partBPenaltyPercent = 10;

/** Months; see `partBSpecialMonths`. */
export const monthsForPartB = 8;

/** Month and day, including both; see `medicarePeriods`. */
export const medicareDates = {
  annual: {start: '10-15', end: '12-07'},
  general: {start: '01-01', end: '03-31'},
  advantage: {start: '01-01', end: '03-31'},
} as const;
