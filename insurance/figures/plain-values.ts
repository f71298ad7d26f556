/**
 * The bare values of figures that the rules in the browser calculate with: the figures themselves have sources and dates, which
 * visitors do not download for a result.
 */
export const plainValues = {
  /** Days; see `specialEnrollmentDays`. */
  specialDays: 60,
  /** Days; see `medicaidLossDays`. */
  medicaidLossDays: 90,
  /** Percent; see `partBPenalty`. */
  partBPenalty: 10,
  /** Months; see `partBSpecialMonths`. */
  partBSpecialMonths: 8,
  /** Month and day, including both; see `medicarePeriods`. */
  medicarePeriods: {
    annual: {start: '10-15', end: '12-07'},
    general: {start: '01-01', end: '03-31'},
    advantage: {start: '01-01', end: '03-31'},
  },
} as const;
