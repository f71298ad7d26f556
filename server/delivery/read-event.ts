import {sql} from 'kysely';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {readRecord} from '../submission/read-records.ts';
import {personUnderAnyKey} from '../keys/person.ts';
import type {Keyring} from '../keys/keyring.ts';
import type {Keys} from '../keys/keys.ts';
import {SealError} from '../keys/seal.ts';
import {openSavedAnswers} from '../submission/saved-results-record.ts';
import type {OutboxTopic} from '../storage/tables/delivery-tables.ts';
import type {Store} from '../storage/store.ts';
import type {SubmissionRecord} from '../submission/submission-record.ts';
import {outboxId, PERSON_TOPICS} from '../submission/outbox-id.ts';
import {firstIdOf} from '../storage/time-ordered-id.ts';
import type {ReceiptLimiters} from '../http/rate-limiters.ts';
import {limitReceipt} from '../http/receipt-limits.ts';
import {consentReceipt, type ReceiptSources} from '../withdrawal/receipt.ts';
import {withdrawnTogether} from '../withdrawal/submissions-of.ts';
import {readConsents} from '../withdrawal/withdrawal-link.ts';
import {COPY_TOPIC, RECEIPT_TOPIC, REPLY_TOPIC, WITHDRAWN_TOPIC} from './channel.ts';
import {copyMail} from '../saved-results/copy-mail.ts';
import type {ResultWriter} from '../saved-results/written-result.ts';
import {replyMail} from '../chat/reply-mail.ts';
import type {Claimed} from './claim.act.ts';
import type {OutboxEvent} from './outbox-event.ts';

/** A delivery that must wait for a number of milliseconds. */
export type Postponed = {readonly postponedMs: number};

/** Reads the event of a claimed delivery, decrypted; undefined when no notification is needed any more. */
export type EventReader = (claimed: Claimed) => Promise<OutboxEvent | Postponed | undefined>;

/** An event before the reader of its topic has added the message. */
export type TopicRequest = {
  readonly claimed: Claimed;
  readonly submission: SubmissionRecord;
  readonly keyring: Keyring;
  /** A function, because the agency's details and the base of links may change. */
  readonly receipts: ReceiptSources;
};

/** Adds the message to the events of a topic; undefined when no notification is needed any more. */
export type TopicReader = (
  request: TopicRequest,
) => Promise<Pick<OutboxEvent, 'receipt' | 'toAgent'> | Postponed | undefined>;

/** The readers of the topics that other floors compose. */
export type TopicReaders = Partial<Readonly<Record<OutboxTopic, TopicReader>>>;

/** The dependencies of reading. */
export type EventSources = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  /** A function, because the site's address may be known only after the server listens. */
  readonly receipts: () => ReceiptSources;
  readonly receiptLimiters: ReceiptLimiters;
  readonly write: ResultWriter;
  readonly now: () => Date;
  readonly readers?: TopicReaders;
};

// The limit for one recipient; all spellings of one mailbox share the limit.
const MAX_RECEIPTS_A_DAY = 3;
const QUESTIONNAIRE_TOPIC = 'questionnaire.received';

/**
 * Reads events. There is no event for an erased or replaced submission, nor for a receipt above the limit of the
 * address. Throws StorageUnavailableError or SealError.
 */
export const createEventReader =
  ({store, keys, receipts, receiptLimiters, write, now, readers = {}}: EventSources): EventReader =>
  async (claimed) => {
    const {outboxId, submissionId, topic, createdAt, attempts} = claimed;
    const keyring = await keys.ring();
    const submission = await store.read((db) => readRecord(db, {keyring, now: now()}, submissionId));
    if (!submission || submission.erasedAt !== null) return undefined;
    // The replacement has an event of its own, but the withdrawal of the replaced consents has none.
    const readTopic = readers[topic];
    // The desk is off: what follows would tell the agent of the quote request once more.
    if (!readTopic && PERSON_TOPICS.some((each) => each === topic)) return undefined;
    if (submission.supersededBy !== null && topic !== WITHDRAWN_TOPIC && !readTopic) return undefined;
    const replaces = await replacedBy(store, submissionId);
    const event: OutboxEvent = {id: outboxId, topic, createdAt, submission, replaces, withdrawn: []};
    if (readTopic) {
      const more = await readTopic({claimed, submission, keyring, receipts: receipts()});
      return more && ('postponedMs' in more ? more : {...event, ...more});
    }
    if (topic === WITHDRAWN_TOPIC) {
      const persons = personUnderAnyKey(keyring, submission.answers['email'] ?? '');
      const withdrawn = await store.read((db) => withdrawnTogether(db, {submissionId, persons}));
      return {...event, withdrawn};
    }
    if (topic === QUESTIONNAIRE_TOPIC) {
      return {...event, saved: await savedAnswersOf(store, keyring, submissionId)};
    }
    if (topic === COPY_TOPIC) {
      const sources = {submission, sources: receipts(), write, now: now()};
      const receipt = await copyMail(store, keyring, sources);
      return receipt && {...event, receipt};
    }
    if (topic === REPLY_TOPIC) {
      const receipt = await replyMail(store, keyring, {outboxId, submission, sources: receipts()});
      return receipt && {...event, receipt};
    }
    if (topic !== RECEIPT_TOPIC) return event;
    const consents = await readConsents(store, keyring, submissionId);
    const [consent] = consents ?? [];
    const receipt = consents && consentReceipt(submissionId, consents, receipts());
    const since = new Date(now().getTime() - MS_PER_DAY);
    if (!consent || !receipt) return undefined;
    if ((await receiptsSince(store, submissionId, since)) >= MAX_RECEIPTS_A_DAY) return undefined;
    // The first attempt already counted towards the limit.
    const verdict = attempts > 1 ? 'send' : await limitReceipt(receiptLimiters, keyring, consent);
    if (verdict === 'drop') return undefined;
    return verdict === 'send' ? {...event, receipt} : {postponedMs: verdict.waitMs};
  };

// Does not decrypt health answers, because no mail contains health answers.
const savedAnswersOf = async (store: Store, keyring: Keyring, submissionId: string): Promise<unknown> => {
  const row = await store.read((db) =>
    db
      .selectFrom('questionnaire')
      .selectAll()
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow(),
  );
  const {value, faults} = openSavedAnswers(keyring, {...row, health: ''});
  if (faults.length > 0) throw new SealError(faults.join('; '));
  return value.savedAnswers;
};

const replacedBy = async (store: Store, submissionId: string): Promise<readonly string[]> => {
  const replaced = await store.read((db) =>
    db.selectFrom('submission').select('id').where('superseded_by', '=', submissionId).execute(),
  );
  return replaced.map(({id}) => id);
};

// Counts receipts to the same person for submissions of any kind.
const receiptsSince = async (store: Store, submissionId: string, since: Date): Promise<number> => {
  const delivered = await store.read((db) =>
    db
      .selectFrom('submission')
      // An outbox id contains the id of its submission.
      .innerJoin('delivery', (join) =>
        join.on('delivery.outbox_id', '=', sql`submission.id || ${outboxId('', RECEIPT_TOPIC)}`),
      )
      .select('delivery.outbox_id')
      .where('submission.person', '!=', '')
      .where('submission.person', '=', (query) =>
        query
          .selectFrom('submission as notified')
          .select('notified.person')
          .where('notified.id', '=', submissionId),
      )
      // Ids begin with the time.
      .where('submission.id', '>=', firstIdOf(since))
      .where('submission.id', '!=', submissionId)
      // Counts a receipt that is being delivered.
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
};
