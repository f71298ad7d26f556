import type {Receipt} from '../../contract/submission.ts';
import {appendEvidence, type Appendix} from '../evidence/chain.ts';
import {insertInboxItem} from './inbox/inbox-item.store.ts';
import type {IndexedTerms} from './inbox/search-terms.ts';
import type {
  AttributionTable,
  CalculationTable,
  ContactMessageTable,
  LeadTable,
  QuestionnaireTable,
  ResultLinkTable,
  SubmissionTable,
} from '../storage/tables/submission-tables.ts';
import type {ChatContactTable} from '../storage/tables/chat-tables.ts';
import type {ConsentTable} from '../storage/tables/evidence-tables.ts';
import type {OutboxTable} from '../storage/tables/delivery-tables.ts';
import {insertRow} from '../storage/prepared.ts';
import type {Act} from '../storage/store.ts';
import {contradicts} from './fingerprint.ts';
import {findKnown, supersede} from './submission.store.ts';

/** All rows of a submission. Tables that a kind does not use are absent. */
export type SubmissionRows = {
  readonly submission: SubmissionTable;
  readonly lead?: LeadTable;
  readonly contactMessage?: ContactMessageTable;
  readonly chatContact?: ChatContactTable;
  readonly questionnaire?: QuestionnaireTable;
  readonly resultLink?: ResultLinkTable;
  readonly attribution?: AttributionTable;
  readonly calculation?: CalculationTable;
  readonly consents: readonly ConsentTable[];
  readonly outbox: readonly OutboxTable[];
  /** The client's key in lower case; undefined if the client sent none. */
  readonly key: string | undefined;
  /** Hashes under every key in use, the current key first. */
  readonly fingerprints: readonly string[];
  readonly evidence: Appendix;
  /** The terms by which a search on the desk finds the submission. */
  readonly search: IndexedTerms;
  /** The keys of replaced earlier requests, in lower case, without duplicates. */
  readonly supersedes: readonly string[];
};

/** The outcome. Only `recorded` has stored anything; `known` is the receipt of the first request. */
export type Recorded =
  | {readonly outcome: 'recorded' | 'known'; readonly receipt: Receipt}
  | {readonly outcome: 'conflict' | 'superseded'};

/** Stores a submission with its answers, consents, deliveries and key, or returns why it is not stored. */
export const recordAct: Act<SubmissionRows, Recorded> = {
  name: 'record-submission',
  run: async (transaction, rows) => {
    const {submission, key, fingerprints} = rows;
    const receipt = {id: submission.id, receivedAt: submission.received_at};
    const known = key === undefined ? undefined : await findKnown(transaction, submission.kind, key);
    if (known?.state === 'superseded') return {outcome: 'superseded'};
    if (known) {
      if (contradicts(known.fingerprint, fingerprints)) return {outcome: 'conflict'};
      return {outcome: 'known', receipt: {id: known.id, receivedAt: known.received_at}};
    }
    await insertRow(transaction, 'submission', submission);
    if (rows.lead) await insertRow(transaction, 'lead', rows.lead);
    if (rows.contactMessage) await insertRow(transaction, 'contact_message', rows.contactMessage);
    if (rows.chatContact) await insertRow(transaction, 'chat_contact', rows.chatContact);
    if (rows.questionnaire) await insertRow(transaction, 'questionnaire', rows.questionnaire);
    if (rows.calculation) await insertRow(transaction, 'calculation', rows.calculation);
    if (rows.resultLink) await insertRow(transaction, 'result_link', rows.resultLink);
    if (rows.attribution) await insertRow(transaction, 'attribution', rows.attribution);
    await insertInboxItem(transaction, submission, {...rows.search, at: submission.received_at});
    for (const row of rows.consents) await insertRow(transaction, 'consent', row);
    for (const row of rows.outbox) await insertRow(transaction, 'outbox', row);
    if (key !== undefined)
      await insertRow(transaction, 'idempotency', {
        kind: submission.kind,
        key,
        submission_id: submission.id,
        fingerprint: fingerprints[0] ?? '',
        state: 'received',
        created_at: submission.received_at,
      });
    await appendEvidence(transaction, rows.evidence);
    for (const oldKey of rows.supersedes) await supersede(transaction, submission.kind, oldKey, receipt);
    return {outcome: 'recorded', receipt};
  },
};
