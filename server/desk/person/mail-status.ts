import type {MailStatus} from '../../../contract/desk-person.ts';
import type {DeliveryTable, OutboxTable} from '../../storage/tables/delivery-tables.ts';

/** The facts of a delivery that determine the status of a mail. */
export type DeliveryFacts = Pick<DeliveryTable, 'state' | 'last_error' | 'due_at' | 'attempts'>;

// SMTP replies as `errorText` describes them: 5 is permanent, 4 is temporary (RFC 5321 section 4.2.1).
const REFUSED = /the server answered 5\d\d/u;

/**
 * Returns the status of a mail. `accepted` means that the next server took the mail, which does not prove delivery. A permanent refusal is
 * reported although the outbox retries, because mail servers may accept a later attempt.
 */
export const mailStatus = (
  delivery: DeliveryFacts | undefined,
  outbox: Pick<OutboxTable, 'state'> | undefined,
): MailStatus => {
  if (!delivery) return outbox?.state === 'pending' ? 'waiting' : outbox ? 'cancelled' : 'unknown';
  const {state, last_error: error} = delivery;
  if (state === 'delivered') return 'accepted';
  if (state === 'cancelled') return 'cancelled';
  if (state === 'parked' || REFUSED.test(error)) return 'permanent-failure';
  return error === '' ? 'waiting' : 'temporary-failure';
};
