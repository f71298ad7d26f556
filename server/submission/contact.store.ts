import {preparedInsert} from '../storage/prepared.ts';

/** Inserts the answers of a contact message. */
export const insertContactMessage = preparedInsert('contact_message', [
  'submission_id',
  'name',
  'phone',
  'email',
  'subject',
  'message',
]);
