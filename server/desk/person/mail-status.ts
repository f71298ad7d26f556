import type {MailStatus} from '../../../contract/desk-person.ts';
import type {DeliveryTable, OutboxTable} from '../../storage/tables/delivery-tables.ts';

/** The facts of a delivery that say how a mail fares. */
export type DeliveryFacts = Pick<DeliveryTable, 'state' | 'last_error' | 'due_at' | 'attempts'>;

// As `errorText` describes a reply of SMTP: 5 is for good, 4 for the moment (RFC 5321 section 4.2.1).
const REFUSED = /the server answered 5\d\d/u;

/**
 * Says how a mail fares. That the next server took it is `accepted`, never "delivered": mail does not tell whether it arrived. A refusal for good is called
 * that although the outbox goes on trying: mail servers change their mind.
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
