import type {IndexedTerms} from '../submission/inbox/search-terms.ts';
import type {WithdrawnNumbers} from './withdrawn-numbers.ts';
import {appendEvidence, type Appendix} from '../evidence/chain.ts';
import type {Act, Transact} from '../storage/store.ts';
import {closeInboxItem} from '../submission/inbox/inbox-item.store.ts';
import {outboxIds, PERSON_TOPICS, replyOutboxId} from '../submission/outbox-id.ts';
import {erasePersonRows, keepPersonRows, keepWishes} from './person-rows.ts';

/**
 * The submissions to erase, and the entries that record the erasure in the chain of evidence: one for each submission, in the same order.
 */
export type Erasure = {
  readonly ids: readonly string[];
  readonly at: string;
  readonly evidence: Appendix;
  readonly numbers: WithdrawnNumbers;
};

/**
 * Erases the answers of submissions from all tables. The chain keeps a record of the erasure, and the search keeps
 * the hash of a withdrawn number.
 */
export const eraseAct: Act<Erasure, null> = {
  name: 'erase-submissions',
  run: async (transaction, {ids, at, evidence, numbers}) => {
    // An erasure on request includes the desk's notes, except wishes. After an erasure by age, the notes move to the person's other submissions.
    const isRequested = evidence.entries.length > 0;
    for (const id of ids) {
      await (isRequested ? keepWishes : keepPersonRows)(transaction, id);
      await erasePersonRows(transaction, id);
      await eraseAnswers(transaction, id, {at, number: numbers[id]});
    }
    for (const {submission_id: id} of evidence.entries) await eraseEvidence(transaction, id);
    await appendEvidence(transaction, evidence);
    return null;
  },
};

const eraseAnswers = async (
  transaction: Transact,
  id: string,
  {at: erasedAt, number}: {readonly at: string; readonly number: IndexedTerms | undefined},
): Promise<void> => {
  await transaction.deleteFrom('lead').where('submission_id', '=', id).execute();
  await transaction.deleteFrom('contact_message').where('submission_id', '=', id).execute();
  await transaction.deleteFrom('questionnaire').where('submission_id', '=', id).execute();
  const replies = await transaction
    .selectFrom('chat_event')
    .select('seq')
    .where('submission_id', '=', id)
    .where('kind', '=', 'agent')
    .execute();
  await transaction.deleteFrom('conversation').where('submission_id', '=', id).execute();
  await transaction.deleteFrom('chat_event').where('submission_id', '=', id).execute();
  await transaction
    .deleteFrom('chat_contact')
    .where((eb) => eb.or([eb('contact_id', '=', id), eb('conversation_id', '=', id)]))
    .execute();
  await transaction.deleteFrom('attribution').where('submission_id', '=', id).execute();
  await transaction.deleteFrom('result_link').where('submission_id', '=', id).execute();
  await transaction.deleteFrom('calculation').where('submission_id', '=', id).execute();
  await closeInboxItem(transaction, id, erasedAt, number);
  await transaction
    .updateTable('submission')
    .set({erased_at: erasedAt, page: '', partner: '', origin: '', elapsed_ms: null})
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('idempotency')
    .set({fingerprint: ''})
    .where('submission_id', '=', id)
    .execute();
  await transaction
    .updateTable('outbox')
    .set({state: 'erased'})
    .where('id', 'in', [...outboxIds(id), ...replies.map(({seq}) => replyOutboxId(id, seq))])
    .execute();
  await transaction
    .updateTable('outbox')
    .set({state: 'erased'})
    .where('submission_id', '=', id)
    .where('topic', 'in', PERSON_TOPICS)
    .execute();
};

const eraseEvidence = async (transaction: Transact, id: string): Promise<void> => {
  await transaction.updateTable('evidence').set({sealed: ''}).where('submission_id', '=', id).execute();
  await transaction.updateTable('submission').set({person: ''}).where('id', '=', id).execute();
};
