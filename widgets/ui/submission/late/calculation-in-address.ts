import {CALCULATORS, type Calculation} from '../../../../contract/calculation.ts';
import {CALCULATION_HASH} from '../attached.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value has the form of a calculation; the server checks the rest. */
export const isCalculation = (value: unknown): value is Calculation =>
  isObject(value) &&
  (CALCULATORS as readonly unknown[]).includes(value['calculator']) &&
  isObject(value['inputs']);

/** Reads the calculation from the fragment of an address; undefined for any other fragment. Never throws. */
const calculationIn = (hash: string): Calculation | undefined => {
  if (!hash.startsWith(CALCULATION_HASH)) return undefined;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(hash.slice(CALCULATION_HASH.length)));
    return isCalculation(value) ? value : undefined;
  } catch {
    return undefined; // truncated, or from another script
  }
};

/** Removes the calculation from the address, so that neither a reload nor a copied address repeats it. */
export const takeCalculation = (anchor: string): Calculation | undefined => {
  const calculation = calculationIn(location.hash);
  if (location.hash.startsWith(CALCULATION_HASH))
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${anchor}`);
  return calculation;
};
