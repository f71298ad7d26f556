import type {Calculation} from '../../../contract/calculation.ts';

/** A calculation that goes with a form, and whether the visitor still wants that. */
export type Attached = {readonly calculation: Calculation; readonly isWanted: boolean};

/** The beginning of the address's fragment that carries a calculation to the agency's own form. No server sees a fragment. */
export const CALCULATION_HASH = '#calculation=';
