import type {Receipt} from '../contract/submission.ts';
import type {ContactMessageTable, LeadTable} from '../storage/schema.ts';
import type {Store} from '../storage/store.ts';
import {IdempotencyConflictError} from './idempotency-conflict-error.ts';
import {outboxId} from './outbox-id.ts';
import {recordAct, type SubmissionRows} from './record-submission.act.ts';
import type {Submission} from './submission.ts';
import {SupersededError} from './superseded-error.ts';
import {timeOrderedId} from './time-ordered-id.ts';

/** Tells the time; tests bring their own. */
export type Clock = () => Date;

/** What recording needs. */
export type Recorder = {readonly store: Store; readonly now: Clock};

/** The answers of a submission, in the row of their table. */
export type Answers =
  | {readonly lead: Omit<LeadTable, 'submission_id'>}
  | {readonly contactMessage: Omit<ContactMessageTable, 'submission_id'>};

/**
 * Records a submission in one transaction: its row, its answers, its consents, its delivery and its key. Resolves
 * once all of it is durable. The same key and answers give the receipt of the first time and record nothing.
 * Throws IdempotencyConflictError, SupersededError or StorageUnavailableError.
 */
export async function recordSubmission(
  {store, now}: Recorder,
  submission: Submission,
  answers: Answers,
): Promise<Receipt> {
  const recorded = await store.perform(recordAct, rowsOf(submission, answers, now()));
  switch (recorded.outcome) {
    case 'recorded':
    case 'known':
      return recorded.receipt;
    case 'conflict':
      throw new IdempotencyConflictError();
    case 'superseded':
      throw new SupersededError();
  }
}

function rowsOf(submission: Submission, answers: Answers, time: Date): SubmissionRows {
  const {kind, context, heldFor, consents} = submission;
  const id = timeOrderedId(time);
  const receivedAt = time.toISOString();
  return {
    submission: {
      id,
      kind,
      received_at: receivedAt,
      held_for: heldFor.join(' '),
      superseded_by: null,
      lang: context.lang ?? '',
      partner: context.partner,
      page: context.page,
      widget: context.widget,
      widget_version: context.version,
      elapsed_ms: context.elapsedMs ?? null,
      origin: submission.origin,
      erased_at: null,
    },
    ...('lead' in answers
      ? {lead: {submission_id: id, ...answers.lead}}
      : {contactMessage: {submission_id: id, ...answers.contactMessage}}),
    consents: consents.map((consent, position) => ({
      submission_id: id,
      position,
      kind: consent.kind,
      text_version: consent.textVersion,
      text_sha256: consent.textSha256.toLowerCase(),
      agreed_at: consent.agreedAt,
      recorded_at: receivedAt,
    })),
    outbox: [
      {
        id: outboxId(id, `${kind}.received`),
        submission_id: id,
        topic: `${kind}.received`,
        state: heldFor.length > 0 ? 'held' : 'pending',
        created_at: receivedAt,
        due_at: receivedAt,
        attempts: 0,
      },
    ],
    key: submission.key,
    fingerprint: submission.fingerprint,
    supersedes: submission.supersedes.toLowerCase(),
  };
}
