/**
 * The specification's income bands: yearly household income before taxes, in thousands of dollars (site-spec section
 * 2).
 */
export const incomeBands = ['under-30k', '30k-50k', '50k-75k', '75k-100k', '100k-150k', 'over-150k'] as const;

/** The name of a band. */
export type IncomeBand = (typeof incomeBands)[number];
