import {preparedInsert} from '../storage/prepared.ts';

/** Inserts the calculation of a quote request. */
export const insertCalculation = preparedInsert('calculation', ['submission_id', 'answers', 'health']);
