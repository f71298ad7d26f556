/**
 * The bare values of `texasLimits`, in percent of the poverty line, for `calculate()` in the browser: the limits
 * themselves have sources and dates, which a visitor downloads only with an opened calculator.
 */
export const texasShares = {
  infant: 203,
  age1to5: 149,
  age6to18: 138,
  chip: 206,
  pregnant: 203,
} as const;
