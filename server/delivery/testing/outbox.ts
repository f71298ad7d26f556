import {consentLists, type ConsentLists} from '../../submission/consent-record.ts';
import type {SubmissionRecord} from '../../submission/submission-record.ts';
import type {Store} from '../../storage/store.ts';
import {outboxId} from '../../submission/outbox-id.ts';
import {createStorePlace, openTestStore} from '../../testing/test-store.ts';
import type {MailHeads} from '../mail-message.ts';
import type {EventReader} from '../read-event.ts';
import type {OutboxEvent} from '../outbox-event.ts';

const RECEIVED_AT = '2026-11-20T10:00:00.000Z';

/** A quote request in the form in which records are read. */
const record: SubmissionRecord = {
  id: '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d',
  kind: 'lead',
  receivedAt: RECEIVED_AT,
  held: false,
  heldFor: [],
  supersededBy: null,
  erasedAt: null,
  consents: [],
  withdrawnConsents: [],
  lapsedConsents: [],
  supersededConsents: [],
  lang: 'es',
  partner: 'clinic',
  origin: 'https://partner.example',
  page: 'https://partner.example/quote',
  widget: 'lamplight-quote-form',
  answers: {
    firstName: 'Ana',
    lastName: 'Müller-李',
    email: 'ana@mail.example',
    phone: '',
    insuranceType: 'life',
  },
};

type Changes = Partial<Omit<SubmissionRecord, keyof ConsentLists>> & {
  readonly consents?: readonly {
    readonly kind: string;
    readonly withdrawnAt?: string;
    readonly agreedAt?: string;
  }[];
};

/** Builds the event of the quote request, with changes. */
export const eventOf = (
  {consents = [], ...changes}: Changes = {},
  facts: Partial<Pick<OutboxEvent, 'id' | 'topic' | 'replaces' | 'withdrawn'>> = {},
): OutboxEvent => {
  const submission: SubmissionRecord = {
    ...record,
    ...changes,
    ...consentLists(
      consents.map(({kind, withdrawnAt = null, agreedAt = RECEIVED_AT}, position) => ({
        submission_id: record.id,
        position,
        kind,
        text_version: '2026-11',
        text_sha256: 'ab'.repeat(32),
        agreed_at: agreedAt,
        recorded_at: RECEIVED_AT,
        withdrawn_at: withdrawnAt,
      })),
      {now: new Date(RECEIVED_AT), isSuperseded: false},
    ),
  };
  return {
    id: outboxId(submission.id, 'lead.received'),
    topic: 'lead.received',
    createdAt: RECEIVED_AT,
    submission,
    replaces: [],
    withdrawn: [],
    ...facts,
  };
};

/** Opens an empty store for one test. */
export const openOutbox = async () => {
  const place = await createStorePlace();
  return {place, store: openTestStore(place)};
};

/** Stores a quote request without answers, with a pending outbox row. */
export const addLead = async (store: Store, id: string): Promise<void> => {
  await store.write(async (transaction) => {
    await transaction
      .insertInto('submission')
      .values({
        id,
        kind: 'lead',
        received_at: RECEIVED_AT,
        held_for: '',
        superseded_by: null,
        lang: 'en',
        partner: '',
        page: '',
        widget: '',
        widget_version: '',
        elapsed_ms: null,
        origin: '',
        erased_at: null,
        person: '',
      })
      .execute();
    await transaction
      .insertInto('outbox')
      .values({
        id: outboxId(id, 'lead.received'),
        submission_id: id,
        topic: 'lead.received',
        state: 'pending',
        created_at: RECEIVED_AT,
        due_at: RECEIVED_AT,
        attempts: 0,
      })
      .execute();
  });
};

/** Reads the events of `addLead`, always with the same answers. */
export const eventReaderOf =
  (store: Store): EventReader =>
  async ({outboxId: id, submissionId}) => {
    const [row] = await store.read((db) =>
      db
        .selectFrom('submission')
        .select(['erased_at', 'superseded_by'])
        .where('id', '=', submissionId)
        .execute(),
    );
    if (!row || row.erased_at !== null || row.superseded_by !== null) return undefined;
    return eventOf({id: submissionId}, {id});
  };

/** The sender and the recipients of mails in tests. */
export const heads: MailHeads = {
  from: {name: 'Bayou Light Insurance', address: 'agent@agency.example'},
  to: ['agent@agency.example'],
  language: 'en',
};
