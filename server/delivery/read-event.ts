import {sql} from 'kysely';
import {readSavedAnswers} from '../cli/saved-results-record.ts';
import {readRecords} from '../cli/submission-record.ts';
import {personUnderAnyKey} from '../privacy/person.ts';
import type {Keys} from '../privacy/keys.ts';
import type {Store} from '../storage/store.ts';
import {outboxId} from '../submission/outbox-id.ts';
import {firstIdOf} from '../submission/time-ordered-id.ts';
import {consentReceipt, type ReceiptSources} from '../withdrawal/receipt.ts';
import {withdrawnTogether} from '../withdrawal/submissions-of.ts';
import {readConsents} from '../withdrawal/withdrawal-link.ts';
import {RECEIPT_TOPIC, WITHDRAWN_TOPIC} from './channel.ts';
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
const QUESTIONNAIRE_TOPIC = 'questionnaire.received';
const DAY_MS = 86_400_000;

/**
 * Reads events. What was erased or replaced meanwhile is not told, nor a receipt that would be one too many for its address.
 * Throws StorageUnavailableError or SealError.
 */
export function createEventReader({store, keys, receipts, now}: EventSources): EventReader {
  return async ({outboxId, submissionId, topic, createdAt}) => {
    const keyring = await keys.ring();
    const [submission] = await store.read((db) => readRecords(db, keyring, {id: submissionId}));
    if (!submission || submission.erasedAt !== null) return undefined;
    // What was replaced has been told anew; that its consents are withdrawn has not.
    if (submission.supersededBy !== null && topic !== WITHDRAWN_TOPIC) return undefined;
    const replaces = await replacedBy(store, submissionId);
    const event: ToldEvent = {id: outboxId, topic, createdAt, submission, replaces, withdrawn: []};
    if (topic === WITHDRAWN_TOPIC) {
      const persons = personUnderAnyKey(keyring, submission.answers['email'] ?? '');
      const withdrawn = await store.read((db) => withdrawnTogether(db, {submissionId, persons}));
      return {...event, withdrawn};
    }
    if (topic === QUESTIONNAIRE_TOPIC) {
      const saved = await store.read((db) => readSavedAnswers(db, keyring, submissionId));
      return {...event, saved: saved.get(submissionId)?.savedAnswers};
    }
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
  const delivered = await store.read((db) =>
    db
      .selectFrom('submission')
      // An outbox id is made of its submission's.
      .innerJoin('delivery', (join) =>
        join.on('delivery.outbox_id', '=', sql`submission.id || ${outboxId('', RECEIPT_TOPIC)}`),
      )
      .select('delivery.outbox_id')
      .where('submission.person', '!=', '')
      .where('submission.person', '=', (query) =>
        query.selectFrom('submission as told').select('told.person').where('told.id', '=', submissionId),
      )
      // Ids begin with their time.
      .where('submission.id', '>=', firstIdOf(since))
      .where('submission.id', '!=', submissionId)
      // An earlier one may be on its way at this moment.
      .where((eb) =>
        eb.or([
          eb('delivery.state', '=', 'delivered'),
          eb.and([eb('delivery.state', '=', 'pending'), eb('submission.id', '<', submissionId)]),
        ]),
      )
      .limit(MAX_RECEIPTS_A_DAY)
      .execute(),
  );
  return delivered.length;
}
