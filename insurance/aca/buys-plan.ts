/** Returns whether somebody with a program buys a plan of the Marketplace; false while the program is undecided (null). */
export const buysPlan = (program: string | null): boolean => program === 'credit' || program === 'full-price';

/** Returns whether somebody with a program buys a plan of the Marketplace, or would with more income. */
export const mayBuyPlan = (program: string | null): boolean =>
  buysPlan(program) || program === 'coverage-gap';
