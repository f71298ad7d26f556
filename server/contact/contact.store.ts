import type {Transaction} from 'kysely';
import type {ParsedContact} from '../contract/contact.schema.ts';
import type {Schema} from '../storage/schema.ts';

/** Inserts the answers of a contact message. */
export async function insertContactMessage(
  transaction: Transaction<Schema>,
  id: string,
  {name, phone, email, subject, message}: ParsedContact,
): Promise<void> {
  await transaction
    .insertInto('contact_message')
    .values({submission_id: id, name, phone, email, subject, message})
    .execute();
}
