import {incomeBands} from '../insurance/answers/income-band.ts';

/*
 * The choices of the questionnaire's first group of questions, apart from the other constants of the questionnaire: every visitor
 * downloads these before the first touch.
 */

/** Household income before taxes, in bands. */
export const INCOME_BANDS = incomeBands;

/** Choices of every gender select. */
export const GENDERS = ['male', 'female', 'other', 'prefer-not-to-say'] as const;

/** The most people one request can name. */
export const MAX_PEOPLE = 20;
