import type {Transaction} from 'kysely';
import type {ParsedLead} from '../contract/lead.schema.ts';
import type {Schema} from '../storage/schema.ts';

/** Inserts the answers of a quote request. */
export async function insertLead(
  transaction: Transaction<Schema>,
  id: string,
  lead: ParsedLead,
): Promise<void> {
  await transaction
    .insertInto('lead')
    .values({
      submission_id: id,
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      phone: lead.phone,
      insurance_type: lead.insuranceType,
    })
    .execute();
}
