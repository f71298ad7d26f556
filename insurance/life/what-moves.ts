import type {LifeInputs} from './life-inputs.ts';

/** The values that change the need most: years, and the yearly rise of prices and pay in percent. */
export type LifeMovers = {readonly years: number; readonly inflation: number};

/** The range of each handle; a value past an end may be typed within the second pair. */
export const lifeMoverBounds = {
  years: {min: 1, max: 30, step: 1, least: 0, most: 100},
  inflation: {min: 0, max: 6, step: 0.5, least: 0, most: 20},
} as const satisfies Record<keyof LifeMovers, object>;

/** Returns the movers of the result: the specification's estimate has no inflation. */
export const ownLifeMovers = ({years}: LifeInputs): LifeMovers => ({years, inflation: 0});

/**
 * Calculates the full security estimate with other movers, in dollars. With inflation, income and living costs rise
 * each year from the second year on; without inflation, this is the specification's number (site-spec section 9).
 */
export const movedCoverage = (inputs: LifeInputs, movers: Partial<LifeMovers>): number => {
  const {years, inflation} = {...ownLifeMovers(inputs), ...movers};
  const rate = inflation / 100;
  const yearsInFull = rate === 0 ? years : ((1 + rate) ** years - 1) / rate;
  return (inputs.income + inputs.expenses) * yearsInFull + inputs.debts;
};
