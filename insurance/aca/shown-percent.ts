/** Divisions of dollars and cents are exact to far more than this; a cent more than a limit is more than this. */
const wholeWithin = 1e-7;

/**
 * Rounds a percentage to hundredths for people. A value that is not whole is never shown as whole: every limit of the
 * law is a whole percent, so a cent above 400 % of the poverty line is 400.01 %, and a cent below is 399.99 %.
 */
export const shownPercent = (percent: number): number => {
  const hundredths = Math.round(percent * 100) / 100;
  const isSide = Number.isInteger(hundredths) && Math.abs(percent - hundredths) > wholeWithin;
  return isSide ? hundredths + Math.sign(percent - hundredths) / 100 : hundredths;
};

/** The digits after the point of a shown percentage: none if whole, otherwise two. */
export const percentDigits = (percent: number): 0 | 2 => (Number.isInteger(shownPercent(percent)) ? 0 : 2);
