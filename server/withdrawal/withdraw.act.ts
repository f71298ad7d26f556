import {appendEvidence, type Appendix, type NewEvidence} from '../evidence/chain.ts';
import type {ChainKey} from '../keys/data-key.ts';
import {HEALTH_TABLES} from '../storage/schema.ts';
import type {Act, Transact} from '../storage/store.ts';
import {outboxId} from '../submission/outbox-id.ts';
import {forgetFingerprints} from './forget-fingerprints.ts';
import {submissionsOf, type Person} from './submissions-of.ts';

/** The person whose consents are withdrawn, the time, and the entries of the chain. */
export type Withdrawal = Person & {
  readonly at: string;
  /**
   * The entries, one for each submission with a consent in force: see `standingOf`. Only these submissions are
   * withdrawn.
   */
  readonly evidence: Appendix;
};

/** A submission whose consents were all withdrawn, and the time. */
export type WithdrawnSubmission = {readonly id: string; readonly at: string};

/** The outcome of a withdrawal. */
export type Withdrawn = {
  /** The number of saved questionnaires whose health answers were emptied. */
  readonly emptied: number;
  /** Every submission of the person, including earlier ones. */
  readonly withdrawn: readonly WithdrawnSubmission[];
};

/**
 * Withdraws every consent of a person, and empties health answers that were stored with a consent. Each withdrawn
 * submission adds an entry; the agent gets one notification for all. A repeated withdrawal changes nothing and
 * sends no notification.
 */
export const withdrawAct: Act<Withdrawal, Withdrawn> = {
  name: 'withdraw-consents',
  run: async (transaction, {at, evidence, ...person}) => {
    const emptied = await emptyHealthAnswers(transaction, person);
    const done: string[] = [];
    for (const entry of evidence.entries)
      if (await withdrawOne(transaction, {entry, key: evidence.key, at})) done.push(entry.submission_id);
    const named = done.includes(person.submissionId) ? person.submissionId : done.at(-1);
    if (named !== undefined) await notifyAgent(transaction, named, at);
    return {emptied, withdrawn: await withdrawnOf(transaction, person)};
  },
};

// Returns whether a consent was in force: another process may have been faster.
const withdrawOne = async (
  transaction: Transact,
  {entry, key, at}: {readonly entry: NewEvidence; readonly key: ChainKey; readonly at: string},
): Promise<boolean> => {
  const {numUpdatedRows} = await transaction
    .updateTable('consent')
    .set({withdrawn_at: at})
    .where('withdrawn_at', 'is', null)
    .where('submission_id', '=', entry.submission_id)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  await appendEvidence(transaction, {key, entries: [entry]});
  return true;
};

// A submission is withdrawn once, so its event id is unique.
const notifyAgent = async (transaction: Transact, submissionId: string, at: string): Promise<void> => {
  await transaction
    .insertInto('outbox')
    .values({
      id: outboxId(submissionId, 'consent.withdrawn'),
      submission_id: submissionId,
      topic: 'consent.withdrawn',
      state: 'pending',
      created_at: at,
      due_at: at,
      attempts: 0,
    })
    .execute();
};

const emptyHealthAnswers = async (transaction: Transact, person: Person): Promise<number> => {
  let count = 0;
  for (const table of HEALTH_TABLES) {
    const emptied = await submissionsOf(transaction, person)
      .updateTable(table)
      .set({health: ''})
      .where('health', '!=', '')
      .where('submission_id', 'in', (query) => query.selectFrom('theirs').select('theirs.id'))
      .returning('submission_id')
      .execute();
    await forgetFingerprints(transaction, emptied);
    count += emptied.length;
  }
  return count;
};

const withdrawnOf = async (
  transaction: Transact,
  person: Person,
): Promise<readonly WithdrawnSubmission[]> => {
  const rows = await submissionsOf(transaction, person)
    .selectFrom('consent')
    .select(({fn}) => ['consent.submission_id as id', fn.min('consent.withdrawn_at').as('at')])
    .where('consent.withdrawn_at', 'is not', null)
    .where('consent.submission_id', 'in', (query) => query.selectFrom('theirs').select('theirs.id'))
    .groupBy('consent.submission_id')
    .execute();
  return rows.flatMap(({id, at}) => (at === null ? [] : [{id, at}]));
};
