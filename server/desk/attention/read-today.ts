import type {Kysely} from 'kysely';
import type {
  AttentionNote,
  DueFollowUp,
  ParkedDelivery,
  TodayView,
  WaitingPerson,
} from '../../../contract/desk-today.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {unsealRow} from '../../keys/sealed-fields.ts';
import type {Schema} from '../../storage/schema.ts';
import {readRecord} from '../../submission/read-records.ts';
import {nameIn} from '../../submission/sender-of.ts';
import {isSubjectHidden} from '../follow-up/follow-up.store.ts';
import type {ReaderParts} from '../readers.ts';
import {type Reader, readSharing} from '../sharing/reader.ts';
import {attentionNotes, recentBackup} from './attention-notes.ts';

// The screen is a list to work through, not an archive.
const MOST = 20;

type Reading = {readonly keyring: Keyring; readonly now: Date; readonly reader: Reader};

/** Reads the data of a member's first screen: waiting visitors, due follow-ups, failed deliveries, and notes that need attention. */
export const readToday = async (parts: ReaderParts, reader: Reader): Promise<TodayView> => {
  const reading = {keyring: await parts.keys.ring(), now: parts.now(), reader};
  const notes = await attentionNotes(parts);
  const lastBackupAt = recentBackup(parts, reading.now);
  return await parts.store.read(async (db) => ({
    ...(await readWaiting(db, reading)),
    ...(await readDue(db, reading)),
    parked: await readParked(db, reading),
    notes: await withNames(db, reading, notes),
    ...(lastBackupAt === undefined ? {} : {lastBackupAt}),
  }));
};

const readWaiting = async (
  db: Kysely<Schema>,
  reading: Reading,
): Promise<Pick<TodayView, 'waiting' | 'waitingCount'>> => {
  const isWaiting = db.selectFrom('inbox_item').where('state', '=', 'new').where('flag', '=', '');
  const count = await isWaiting.select(({fn}) => fn.countAll().as('count')).executeTakeFirst();
  // A visitor in the chat waits for minutes, a request for hours: visitors who asked for the agent come first.
  const inChat = await isWaiting
    .innerJoin('conversation', 'conversation.submission_id', 'inbox_item.submission_id')
    .select(['inbox_item.submission_id as id', 'inbox_item.kind', 'conversation.asked_at as since'])
    .where('inbox_item.kind', '=', 'chat')
    .where('conversation.holder', '=', 'waiting')
    .where('conversation.asked_at', 'is not', null)
    .orderBy('conversation.asked_at')
    .limit(MOST)
    .$narrowType<{since: string}>()
    .execute();
  const oldest = await isWaiting
    .select(['submission_id as id', 'kind', 'activity_at as since'])
    .orderBy('activity_at')
    .limit(MOST)
    .execute();
  const idsInChat = new Set(inChat.map(({id}) => id));
  const rows = [...inChat, ...oldest.filter(({id}) => !idsInChat.has(id))].slice(0, MOST);
  const waiting: WaitingPerson[] = [];
  for (const row of rows) waiting.push({...row, name: await nameOf(db, reading, row.id)});
  return {waiting, waitingCount: Number(count?.count ?? 0)};
};

// A record that cannot be decrypted is listed without a name.
const nameOf = async (db: Kysely<Schema>, reading: Reading, id: string): Promise<string> => {
  try {
    const record = await readRecord(db, reading, id);
    return record ? nameIn(record) : '';
  } catch {
    return '';
  }
};

const readDue = async (
  db: Kysely<Schema>,
  reading: Reading,
): Promise<Pick<TodayView, 'due' | 'dueCount'>> => {
  const today = chicagoDay(reading.now.getTime());
  const isDue = db
    .selectFrom('follow_up')
    .innerJoin('submission', 'submission.id', 'follow_up.submission_id')
    .where('follow_up.state', '=', 'open')
    .where('follow_up.due_on', '<=', today)
    .where('submission.erased_at', 'is', null);
  const count = await isDue.select(({fn}) => fn.countAll().as('count')).executeTakeFirst();
  const rows = await isDue.selectAll('follow_up').orderBy('follow_up.due_on').limit(MOST).execute();
  const ids = rows.map(({submission_id: id}) => id);
  const sees = await readSharing(db, reading.reader, ids);
  const due: DueFollowUp[] = [];
  for (const stored of rows) {
    const row = unsealRow(reading.keyring, 'follow_up', stored);
    const isTextHidden = isSubjectHidden(row, sees);
    due.push({
      id: row.id,
      personId: row.submission_id,
      name: await nameOf(db, reading, row.submission_id),
      kind: row.kind,
      subject: isTextHidden ? '' : row.subject,
      isTextHidden,
      dueOn: row.due_on,
      isOverdue: row.due_on < today,
      version: row.version,
    });
  }
  return {due, dueCount: Number(count?.count ?? 0)};
};

// Adds the names of the people of each note.
const withNames = async (
  db: Kysely<Schema>,
  reading: Reading,
  notes: readonly AttentionNote[],
): Promise<readonly AttentionNote[]> => {
  const named: AttentionNote[] = [];
  for (const note of notes) {
    const people: {id: string; name: string}[] = [];
    for (const {id} of note.people ?? []) people.push({id, name: await nameOf(db, reading, id)});
    named.push(note.people ? {...note, people} : note);
  }
  return named;
};

const readParked = async (db: Kysely<Schema>, reading: Reading): Promise<readonly ParkedDelivery[]> => {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('outbox', 'outbox.id', 'delivery.outbox_id')
    .select(['outbox.id', 'outbox.submission_id', 'outbox.topic', 'outbox.created_at'])
    .select(['delivery.channel', 'delivery.last_error'])
    .where('delivery.state', '=', 'parked')
    .where('outbox.state', '!=', 'erased')
    .orderBy('outbox.created_at')
    .limit(MOST)
    .execute();
  const parked: ParkedDelivery[] = [];
  for (const {id, submission_id: personId, topic, created_at: since, channel, last_error: error} of rows)
    parked.push({id, personId, name: await nameOf(db, reading, personId), topic, channel, error, since});
  return parked;
};
