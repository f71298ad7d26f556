import {preparedInsert} from '../storage/prepared.ts';

/** Inserts the answers of a quote request. */
export const insertLead = preparedInsert('lead', [
  'submission_id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'insurance_type',
]);
