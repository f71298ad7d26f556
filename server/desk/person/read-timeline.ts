import type {Kysely} from 'kysely';
import type {DeskMember} from '../../../contract/desk.ts';
import type {RecordState, TimelineEntry} from '../../../contract/desk-person.ts';
import {calculationRows} from '../../delivery/calculation-rows.ts';
import {savedRows} from '../../delivery/saved-rows.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {unsealRow} from '../../keys/sealed-fields.ts';
import type {Schema} from '../../storage/schema.ts';
import {languageOf} from './known-person.ts';
import type {SeesText} from '../sharing/reader.ts';
import {mailStatus} from './mail-status.ts';
import {readNotes} from './notes.ts';
import type {PersonGroup, PersonRecord} from './person-group.ts';
import {healthRows, resultPhases, type ResultSources} from './saved-result.ts';

/** The member who reads the timeline, and the dependencies of reading. */
export type TimelineReading = {
  readonly keyring: Keyring;
  /** The member, whose language the labels have. */
  readonly member: Pick<DeskMember, 'role' | 'language'>;
  readonly sees: SeesText;
  readonly results: ResultSources;
};

/** Reads everything received from a person and sent to the person, newest first. Throws SealError. */
export const readTimeline = async (
  db: Kysely<Schema>,
  group: PersonGroup,
  reading: TimelineReading,
): Promise<readonly TimelineEntry[]> => {
  const ids = group.map(({id}) => id);
  const states = await readStates(db, ids);
  const own: TimelineEntry[] = [];
  for (const record of group) {
    const listed = states.get(record.id) ?? null;
    own.push(
      record.kind === 'chat'
        ? {...(await chatEntry(db, reading, record)), listed}
        : {...sentEntry(record, reading), listed},
    );
  }
  const entries = [...own, ...(await readNotes(db, reading, ids)), ...(await mails(db, reading, ids))];
  return entries.toSorted((one, other) => (one.at > other.at ? -1 : 1));
};

const readStates = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordState>> => {
  const rows = await db
    .selectFrom('inbox_item')
    .select(['submission_id', 'state', 'version', 'is_shared'])
    .where('submission_id', 'in', ids)
    .where('flag', '!=', 'gone')
    .execute();
  return new Map(
    rows.map(({submission_id: id, state, version, is_shared: shared}) => [
      id,
      {state, version, isShared: shared === 1},
    ]),
  );
};

type Unlisted<Kind> = Omit<Extract<TimelineEntry, {readonly kind: Kind}>, 'listed'>;

const sentEntry = (
  record: PersonRecord,
  {member: {role, language}, sees, results}: TimelineReading,
): Unlisted<'lead' | 'contact'> | Unlisted<'questionnaire'> => {
  const {id, kind, receivedAt: at, held: isFlagged, supersededBy} = record;
  const isTextHidden = kind !== 'lead' && !sees({id});
  const answers = isTextHidden ? withoutTexts(record.answers) : record.answers;
  const shared = {
    id,
    at,
    isFlagged,
    isReplaced: supersededBy !== null,
    lang: languageOf(record),
    answers,
    isTextHidden,
  };
  if (kind !== 'questionnaire')
    return {
      kind: kind === 'lead' ? 'lead' : 'contact',
      ...shared,
      rows: calculationRows(record.calculation, language),
    };
  const isHealthSeen = role !== 'assistant';
  return {
    kind,
    ...shared,
    rows: isTextHidden ? [] : savedRows(record.savedAnswers, language),
    phases: isTextHidden ? [] : resultPhases(record, results, {isHealthSeen}),
    hasHealth: record.hasHealth,
    health: isHealthSeen ? healthRows(record.healthAnswers) : [],
  };
};

// A list of what remains: a form may get more fields of free text.
const CONTACT_DETAILS = new Set(['firstName', 'lastName', 'name', 'email', 'phone']);

// The answers of a message or of a questionnaire without what the person wrote freely.
const withoutTexts = (answers: PersonRecord['answers']): PersonRecord['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => CONTACT_DETAILS.has(field)));

const chatEntry = async (
  db: Kysely<Schema>,
  {keyring, sees}: TimelineReading,
  {id, receivedAt: at, lang}: PersonRecord,
): Promise<Unlisted<'chat'>> => {
  const entry = {kind: 'chat', id, at, lang: languageOf({lang})} as const;
  if (!sees({id})) return {...entry, messages: [], isTextHidden: true};
  const rows = await db
    .selectFrom('chat_event')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('seq')
    .execute();
  const messages = rows.flatMap((row) =>
    row.kind === 'handover'
      ? []
      : [{from: row.kind, at: row.at, text: unsealRow(keyring, 'chat_event', row).text}],
  );
  return {...entry, messages, isTextHidden: false};
};

const mails = async (
  db: Kysely<Schema>,
  {keyring, sees}: TimelineReading,
  ids: readonly string[],
): Promise<readonly TimelineEntry[]> => {
  const rows = await db.selectFrom('person_mail').selectAll().where('submission_id', 'in', ids).execute();
  if (rows.length === 0) return [];
  const outboxIds = rows.map(({outbox_id: id}) => id);
  const outbox = new Map(
    (await db.selectFrom('outbox').select(['id', 'state']).where('id', 'in', outboxIds).execute()).map(
      (row) => [row.id, row],
    ),
  );
  const deliveries = new Map(
    (
      await db
        .selectFrom('delivery')
        .select(['outbox_id', 'state', 'last_error', 'due_at', 'attempts'])
        .where('outbox_id', 'in', outboxIds)
        .where('channel', '=', 'mail')
        .execute()
    ).map((row) => [row.outbox_id, row]),
  );
  return rows.map((row) => {
    const {id, at, member, recipient, subject, text, lang} = unsealRow(keyring, 'person_mail', row);
    const delivery = deliveries.get(row.outbox_id);
    const status = mailStatus(delivery, outbox.get(row.outbox_id));
    const isTextHidden = !sees({id: row.submission_id, author: member});
    return {
      kind: 'mail',
      lang: languageOf({lang}),
      id,
      at,
      member,
      to: recipient,
      subject: isTextHidden ? '' : subject,
      text: isTextHidden ? '' : text,
      isTextHidden,
      status,
      error: delivery?.last_error ?? '',
      nextTryAt: delivery?.state === 'pending' && delivery.last_error !== '' ? delivery.due_at : null,
    };
  });
};
