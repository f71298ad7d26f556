import type {Kysely} from 'kysely';
import type {MemberRole} from '../../../contract/desk.ts';
import type {RecordState, TimelineEntry} from '../../../contract/desk-person.ts';
import type {Language} from '../../../contract/language.ts';
import {calculationRows} from '../../delivery/calculation-rows.ts';
import {savedRows} from '../../delivery/saved-rows.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {unsealRow} from '../../keys/sealed-fields.ts';
import type {Schema} from '../../storage/schema.ts';
import {languageOf} from './known-person.ts';
import {mailStatus} from './mail-status.ts';
import {readNotes} from './notes.ts';
import type {PersonGroup, PersonRecord} from './person-group.ts';
import {healthRows, resultPhases, type ResultSources} from './saved-result.ts';

/** The member who reads the timeline, and the dependencies of reading. */
export type TimelineReading = {
  readonly keyring: Keyring;
  readonly role: MemberRole;
  /** The member's language, for labels. */
  readonly language: Language;
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
  const entries = [
    ...own,
    ...(await readNotes(db, reading.keyring, ids)),
    ...(await mails(db, reading, ids)),
  ];
  return entries.toSorted((one, other) => (one.at > other.at ? -1 : 1));
};

const readStates = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordState>> => {
  const rows = await db
    .selectFrom('inbox_item')
    .select(['submission_id', 'state', 'version'])
    .where('submission_id', 'in', ids)
    .where('flag', '!=', 'gone')
    .execute();
  return new Map(rows.map(({submission_id: id, state, version}) => [id, {state, version}]));
};

type Unlisted<Kind> = Omit<Extract<TimelineEntry, {readonly kind: Kind}>, 'listed'>;

const sentEntry = (
  record: PersonRecord,
  {role, language, results}: TimelineReading,
): Unlisted<'lead' | 'contact'> | Unlisted<'questionnaire'> => {
  const {id, kind, receivedAt: at, held: isHeld, supersededBy, answers} = record;
  const shared = {id, at, isHeld, isReplaced: supersededBy !== null, lang: languageOf(record), answers};
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
    rows: savedRows(record.savedAnswers, language),
    phases: resultPhases(record, results, {isHealthSeen}),
    hasHealth: record.hasHealth,
    health: isHealthSeen ? healthRows(record.healthAnswers) : [],
  };
};

const chatEntry = async (
  db: Kysely<Schema>,
  {keyring}: TimelineReading,
  {id, receivedAt: at, lang}: PersonRecord,
): Promise<Unlisted<'chat'>> => {
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
  return {kind: 'chat', id, at, lang: languageOf({lang}), messages};
};

const mails = async (
  db: Kysely<Schema>,
  {keyring}: TimelineReading,
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
    return {
      kind: 'mail',
      lang: languageOf({lang}),
      id,
      at,
      member,
      to: recipient,
      subject,
      text,
      status,
      error: delivery?.last_error ?? '',
      nextTryAt: delivery?.state === 'pending' && delivery.last_error !== '' ? delivery.due_at : null,
    };
  });
};
