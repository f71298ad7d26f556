import {incomeBands} from '../insurance/answers/income-band.ts';

/* The choices of the questionnaire's first group, separate from its other constants, because every visitor downloads these before the
   first touch. */

/** Household income before taxes, in bands. */
export const INCOME_BANDS = incomeBands;

/** Choices of every gender select. */
export const GENDERS = ['male', 'female', 'other', 'prefer-not-to-say'] as const;

/** The maximum number of people in one request. */
export const MAX_PEOPLE = 20;
