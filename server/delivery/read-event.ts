import {readRecords} from '../cli/submission-record.ts';
import type {Keys} from '../privacy/keys.ts';
import type {Store} from '../storage/store.ts';
import {outboxId} from '../submission/outbox-id.ts';
import {firstIdOf} from '../submission/time-ordered-id.ts';
import {consentReceipt, type ReceiptSources} from '../withdrawal/receipt.ts';
import {readConsents} from '../withdrawal/withdrawal-link.ts';
import {RECEIPT_TOPIC} from './channel.ts';
import type {Claimed} from './claim.act.ts';
import type {ToldEvent} from './told-event.ts';

/** What a claimed delivery tells, in clear; undefined when nobody needs to hear of it (any more). */
export type EventReader = (claimed: Claimed) => Promise<ToldEvent | undefined>;

/** What events are read from. */
export type EventSources = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  /** Asked each time: where the site is may be known only once it listens. */
  readonly receipts: () => ReceiptSources;
  readonly now: () => Date;
};

// Somebody could have another person's address mailed again and again, by filling forms with it.
const MAX_RECEIPTS_A_DAY = 3;
const DAY_MS = 86_400_000;

/**
 * Reads events. What was erased or replaced meanwhile is not told, nor a receipt that would be one too many for its address.
 * Throws StorageUnavailableError or SealError.
 */
export function createEventReader({store, keys, receipts, now}: EventSources): EventReader {
  return async ({outboxId, submissionId, topic, createdAt}) => {
    const keyring = await keys.ring();
    const [submission] = await store.read((db) => readRecords(db, keyring, {id: submissionId}));
    if (!submission || submission.erasedAt !== null || submission.supersededBy !== null) return undefined;
    const replaces = await replacedBy(store, submissionId);
    const event: ToldEvent = {id: outboxId, topic, createdAt, submission, replaces};
    if (topic !== RECEIPT_TOPIC) return event;
    const consents = await readConsents(store, keyring, submissionId);
    const receipt = consents && consentReceipt(submissionId, consents, receipts());
    const since = new Date(now().getTime() - DAY_MS);
    if (!receipt || (await receiptsSince(store, submissionId, since)) >= MAX_RECEIPTS_A_DAY) return undefined;
    return {...event, receipt};
  };
}

async function replacedBy(store: Store, submissionId: string): Promise<readonly string[]> {
  const replaced = await store.read((db) =>
    db.selectFrom('submission').select('id').where('superseded_by', '=', submissionId).execute(),
  );
  return replaced.map(({id}) => id);
}

// To the same person, whatever they sent.
async function receiptsSince(store: Store, submissionId: string, since: Date): Promise<number> {
  return await store.read(async (db) => {
    const sent = await db
      .selectFrom('submission')
      .select('id')
      // Ids begin with their time: the primary key finds the last day's.
      .where('id', '>=', firstIdOf(since))
      .where('person', '!=', '')
      .where('person', '=', (query) =>
        query.selectFrom('submission').select('person').where('id', '=', submissionId),
      )
      .execute();
    const ids = sent.filter(({id}) => id !== submissionId).map(({id}) => outboxId(id, RECEIPT_TOPIC));
    if (ids.length === 0) return 0;
    const delivered = await db
      .selectFrom('delivery')
      .select('outbox_id')
      .where('outbox_id', 'in', ids)
      .where('state', '=', 'delivered')
      .limit(MAX_RECEIPTS_A_DAY)
      .execute();
    return delivered.length;
  });
}
