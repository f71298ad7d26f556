import type {Receipt} from '../../contract/submission.ts';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {consentEvidence} from '../evidence/consent-evidence.ts';
import {publishedVersion, type PublishedTexts} from '../evidence/published-texts.ts';
import type {DataKey} from '../keys/data-key.ts';
import type {Keyring} from '../keys/keyring.ts';
import type {Keys} from '../keys/keys.ts';
import {personOf} from '../keys/person.ts';
import {sealRow} from '../keys/sealed-fields.ts';
import type {
  CalculationTable,
  ContactMessageTable,
  LeadTable,
  QuestionnaireTable,
  ResultLinkTable,
} from '../storage/tables/submission-tables.ts';
import type {OutboxTopic} from '../storage/tables/delivery-tables.ts';
import type {Store} from '../storage/store.ts';
import {attributionRow} from './attribution.ts';
import {fingerprints} from './fingerprint.ts';
import {IdempotencyConflictError} from './idempotency-conflict-error.ts';
import {outboxId} from './outbox-id.ts';
import {recordAct, type SubmissionRows} from './record-submission.act.ts';
import {searchOf} from './inbox/search-terms.ts';
import type {Submission} from './submission.ts';
import {SupersededError} from './superseded-error.ts';
import {supersededKeys} from './superseded-keys.ts';
import {timeOrderedId} from '../storage/time-ordered-id.ts';

/** Returns the current time; tests pass their own clock. */
export type Clock = () => Date;

/** The dependencies of recording. */
export type Recorder = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly texts: PublishedTexts;
  readonly now: Clock;
};

/** The answers of a submission as the row of their table. */
export type Answers =
  | {
      readonly lead: Omit<LeadTable, 'submission_id'>;
      readonly calculation?: Omit<CalculationTable, 'submission_id'> | undefined;
    }
  | {
      readonly contactMessage: Omit<ContactMessageTable, 'submission_id'>;
      /** The conversation of the chat in which the visitor left the message. */
      readonly conversationId?: string;
    }
  | {
      readonly questionnaire: Omit<QuestionnaireTable, 'submission_id'>;
      readonly resultLink: Omit<ResultLinkTable, 'submission_id'>;
    };

/**
 * Records a submission in one transaction: its row, answers, consents, delivery and key. Resolves after everything
 * is durable. The same key with the same answers returns the receipt of the first request and records nothing.
 * Throws IdempotencyConflictError, SupersededError or StorageUnavailableError.
 */
export const recordSubmission = async (
  recorder: Recorder,
  submission: Submission,
  answers: Answers,
): Promise<Receipt> => {
  const {store, keys, texts, now} = recorder;
  const time = now();
  const consents = submission.consents.map((consent) => ({
    ...consent,
    textVersion: publishedVersion(texts, consent),
    agreedAt: notFarAfter(time, consent.agreedAt),
  }));
  const rows = rowsOf({keyring: await keys.ring(), texts, time}, {...submission, consents}, answers);
  const recorded = await store.perform(recordAct, rows);
  switch (recorded.outcome) {
    case 'recorded':
    case 'known':
      return recorded.receipt;
    case 'conflict':
      throw new IdempotencyConflictError();
    case 'superseded':
      throw new SupersededError();
  }
};

const rowsOf = (
  {keyring, texts, time}: {keyring: Keyring; texts: PublishedTexts; time: Date},
  submission: Submission,
  answers: Answers,
): SubmissionRows => {
  const {kind, context, heldFor, consents, sender, client} = submission;
  const key = keyring.current;
  const id = timeOrderedId(time);
  const receivedAt = time.toISOString();
  const attribution = attributionRow(id, context);
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
      person: personOf(key, sender.email),
    },
    ...answerRow(key, id, answers),
    ...(attribution && {attribution: sealRow(key, 'attribution', attribution)}),
    consents: consents.map((consent, position) => ({
      submission_id: id,
      position,
      kind: consent.kind,
      text_version: consent.textVersion,
      text_sha256: consent.textSha256.toLowerCase(),
      agreed_at: consent.agreedAt,
      recorded_at: receivedAt,
      withdrawn_at: null,
    })),
    evidence: {
      key: key.chain,
      entries: consentEvidence({key, texts}, submission, {id, receivedAt, sender, client}),
    },
    // Notifications of a flagged submission wait for a review. This includes the receipt, because another person
    // may have entered the visitor's address.
    outbox: topicsOf(submission).map((topic) => ({
      id: outboxId(id, topic),
      submission_id: id,
      topic,
      state: heldFor.length > 0 ? 'held' : 'pending',
      created_at: receivedAt,
      due_at: receivedAt,
      attempts: 0,
    })),
    key: submission.key,
    fingerprints: fingerprints(keyring, submission.answersText),
    search: searchOf(key, sender),
    supersedes: supersededKeys(submission.supersedes),
  };
};

/**
 * Returns the visitor's moment, or the server's time if the visitor's clock is more than a day ahead. A box is
 * always checked before the form is sent.
 */
const notFarAfter = (time: Date, moment: string): string =>
  Date.parse(moment) > time.getTime() + MS_PER_DAY ? time.toISOString() : moment;

const answerRow = (
  key: DataKey,
  id: string,
  answers: Answers,
): Pick<
  SubmissionRows,
  'lead' | 'calculation' | 'contactMessage' | 'chatContact' | 'questionnaire' | 'resultLink'
> => {
  if ('lead' in answers) {
    const {lead, calculation} = answers;
    return {
      lead: sealRow(key, 'lead', {submission_id: id, ...lead}),
      ...(calculation && {calculation: sealRow(key, 'calculation', {submission_id: id, ...calculation})}),
    };
  }
  if ('contactMessage' in answers) {
    const {contactMessage, conversationId} = answers;
    return {
      contactMessage: sealRow(key, 'contact_message', {submission_id: id, ...contactMessage}),
      ...(conversationId !== undefined && {
        chatContact: {contact_id: id, conversation_id: conversationId},
      }),
    };
  }
  const {questionnaire, resultLink} = answers;
  return {
    questionnaire: sealRow(key, 'questionnaire', {submission_id: id, ...questionnaire}),
    resultLink: sealRow(key, 'result_link', {submission_id: id, ...resultLink}),
  };
};

const topicsOf = ({kind, consents, isCopyWanted}: Submission): readonly OutboxTopic[] => [
  `${kind}.received`,
  ...(isCopyWanted ? (['questionnaire.copy'] as const) : []),
  ...(consents.length > 0 ? (['consent.receipt'] as const) : []),
];
