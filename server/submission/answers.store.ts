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

/** Inserts the answers of a contact message. */
export const insertContactMessage = preparedInsert('contact_message', [
  'submission_id',
  'name',
  'phone',
  'email',
  'subject',
  'message',
]);

/** Inserts the calculation of a quote request. */
export const insertCalculation = preparedInsert('calculation', ['submission_id', 'answers', 'health']);
