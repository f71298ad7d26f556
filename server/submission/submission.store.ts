import type {Transaction} from 'kysely';
import type {Receipt} from '../contract/submission.ts';
import type {Schema} from '../storage/schema.ts';
import {IdempotencyConflictError} from './idempotency-conflict-error.ts';
import type {Submission, SubmissionKind} from './submission.ts';
import {SupersededError} from './superseded-error.ts';

type Transact = Transaction<Schema>;

/** The receipt that was given for this key before. Throws when it was given for other answers, or when newer answers came. */
export async function findReceipt(
  transaction: Transact,
  {kind, key, fingerprint}: Submission,
): Promise<Receipt | undefined> {
  if (key === undefined) return undefined;
  const known = await transaction
    .selectFrom('idempotency')
    .innerJoin('submission', 'submission.id', 'idempotency.submission_id')
    .select(['submission.id', 'submission.received_at', 'idempotency.fingerprint', 'idempotency.state'])
    .where('idempotency.kind', '=', kind)
    .where('idempotency.key', '=', key)
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.state === 'superseded') throw new SupersededError();
  // Of an erased submission nothing is left to compare with: the key alone must do.
  if (known.fingerprint !== '' && known.fingerprint !== fingerprint) throw new IdempotencyConflictError();
  return {id: known.id, receivedAt: known.received_at};
}

/** Inserts the row that every submission has. */
export async function insertSubmission(
  transaction: Transact,
  {id, receivedAt}: Receipt,
  {kind, heldFor, context, origin}: Submission,
): Promise<void> {
  await transaction
    .insertInto('submission')
    .values({
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
      origin,
      erased_at: null,
    })
    .execute();
}

/** Inserts what the visitor agreed to. */
export async function insertConsents(
  transaction: Transact,
  {id, receivedAt}: Receipt,
  {consents}: Submission,
): Promise<void> {
  if (consents.length === 0) return;
  const rows = consents.map((consent, position) => ({
    submission_id: id,
    position,
    kind: consent.kind,
    text_version: consent.textVersion,
    text_sha256: consent.textSha256.toLowerCase(),
    agreed_at: consent.agreedAt,
    recorded_at: receivedAt,
  }));
  await transaction.insertInto('consent').values(rows).execute();
}

/** Inserts what is to be told to the agent: at once, or once somebody has looked at it. */
export async function insertOutboxRow(
  transaction: Transact,
  {id, receivedAt}: Receipt,
  {kind, heldFor}: Submission,
  outboxId: string,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: outboxId,
      submission_id: id,
      topic: `${kind}.received`,
      state: heldFor.length > 0 ? 'held' : 'pending',
      created_at: receivedAt,
      due_at: receivedAt,
      attempts: 0,
    })
    .execute();
}

/** Remembers which submission a key belongs to. */
export async function insertKey(
  transaction: Transact,
  {id, receivedAt}: Receipt,
  {kind, key, fingerprint}: Submission,
): Promise<void> {
  if (key === undefined) return;
  await transaction
    .insertInto('idempotency')
    .values({kind, key, submission_id: id, fingerprint, state: 'received', created_at: receivedAt})
    .execute();
}

/** Replaces the submission of an older key, or sees to it that it is refused should it still arrive. */
export async function supersede(
  transaction: Transact,
  kind: SubmissionKind,
  oldKey: string,
  {id, receivedAt}: Receipt,
): Promise<void> {
  const old = await transaction
    .selectFrom('idempotency')
    .select('submission_id')
    .where('kind', '=', kind)
    .where('key', '=', oldKey)
    .executeTakeFirst();
  if (!old) {
    await transaction
      .insertInto('idempotency')
      .values({
        kind,
        key: oldKey,
        submission_id: id,
        fingerprint: '',
        state: 'superseded',
        created_at: receivedAt,
      })
      .execute();
    return;
  }
  await transaction
    .updateTable('submission')
    .set({superseded_by: id})
    .where('id', '=', old.submission_id)
    .where('id', '!=', id)
    .where('superseded_by', 'is', null)
    .execute();
  await transaction
    .updateTable('outbox')
    .set({state: 'superseded'})
    .where('submission_id', '=', old.submission_id)
    .where('submission_id', '!=', id)
    .where('state', 'in', ['pending', 'held'])
    .execute();
}
