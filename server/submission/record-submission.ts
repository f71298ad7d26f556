import type {Transaction} from 'kysely';
import type {Receipt} from '../contract/submission.ts';
import type {Store} from '../storage/database.ts';
import type {Schema} from '../storage/schema.ts';
import type {Submission} from './submission.ts';
import {
  findReceipt,
  insertConsents,
  insertKey,
  insertOutboxRow,
  insertSubmission,
  supersede,
} from './submission.store.ts';
import {timeOrderedId} from './time-ordered-id.ts';

/** Tells the time; tests bring their own. */
export type Clock = () => Date;

/** What recording needs. */
export type Recorder = {readonly store: Store; readonly now: Clock};

/**
 * Records a submission in one transaction: its row, its answers, its consents, its delivery and its key. Resolves
 * once all of it is durable. The same key and answers give the receipt of the first time and record nothing.
 * Throws IdempotencyConflictError, SupersededError or StorageUnavailableError.
 */
export async function recordSubmission(
  {store, now}: Recorder,
  submission: Submission,
  insertAnswers: (transaction: Transaction<Schema>, id: string) => Promise<void>,
): Promise<Receipt> {
  return await store.write(async (transaction) => {
    const given = await findReceipt(transaction, submission);
    if (given) return given;
    const time = now();
    const receipt = {id: timeOrderedId(time), receivedAt: time.toISOString()};
    await insertSubmission(transaction, receipt, submission);
    await insertAnswers(transaction, receipt.id);
    await insertConsents(transaction, receipt, submission);
    await insertOutboxRow(transaction, receipt, submission, timeOrderedId(time));
    await insertKey(transaction, receipt, submission);
    if (submission.supersedes !== '')
      await supersede(transaction, submission.kind, submission.supersedes.toLowerCase(), receipt);
    return receipt;
  });
}
