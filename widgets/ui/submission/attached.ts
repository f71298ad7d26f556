import type {Calculation} from '../../../contract/calculation.ts';

/** A calculation that is attached to a form, and whether the visitor still wants to send it. */
export type Attached = {readonly calculation: Calculation; readonly isWanted: boolean};

/** The beginning of the fragment that passes a calculation to the agency's own form. No server sees a fragment. */
export const CALCULATION_HASH = '#calculation=';
