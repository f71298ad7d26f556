import {nameIn} from '../../submission/sender-of.ts';
import type {Kysely} from 'kysely';
import type {Permission} from '../../../contract/desk-person.ts';
import {SealError} from '../../keys/seal.ts';
import type {DeskMember} from '../../../contract/desk.ts';
import type {ConversationHolder, InboxRecord, InboxRow} from '../../../contract/desk-inbox.ts';
import type {ConversationTable} from '../../storage/tables/chat-tables.ts';
import type {InboxItemTable} from '../../storage/tables/desk-tables.ts';
import type {Schema} from '../../storage/schema.ts';
import {readRecordsOf} from '../../submission/read-records.ts';
import {contactMark} from '../permission/contact-mark.ts';
import {permissionOf} from '../permission/permission.ts';
import {readKnownPeople, type PersonReading} from '../person/known-person.ts';
import type {SubmissionRecord} from '../../submission/submission-record.ts';
import {seesTexts} from '../sharing/reader.ts';
import {lastMessages} from './last-message.ts';

const MOST_CHARACTERS = 160;

/** Reads rows of the list by their ids, in the order of the ids. Missing records are left out. */
export const readInboxRows = async (
  db: Kysely<Schema>,
  reading: RowReading,
  ids: readonly string[],
): Promise<readonly InboxRow[]> => (await readFacts(db, reading, ids)).map(rowOf);

/** Reads a record of the list with its sender's text; undefined if it does not exist. */
export const readInboxRecord = async (
  db: Kysely<Schema>,
  reading: RowReading,
  id: string,
): Promise<InboxRecord | undefined> => {
  const [facts] = await readFacts(db, reading, [id]);
  if (!facts) return undefined;
  const {email = '', phone = ''} = facts.record.answers;
  const {subject = '', message = ''} = facts.isTextHidden ? {} : facts.record.answers;
  const consents = facts.record.consents.map(({kind}) => kind);
  return {...rowOf(facts), email, phone, subject, message, consents, permission: facts.permission};
};

/** The parts that reading rows needs. */
export type RowReading = Omit<PersonReading, 'isHealthRead'> & {
  readonly member: Pick<DeskMember, 'id' | 'role'>;
};

type Facts = {
  readonly item: InboxItemTable;
  readonly record: SubmissionRecord;
  readonly isUnread: boolean;
  readonly conversation: Pick<ConversationTable, 'holder' | 'member'> | undefined;
  readonly holder: ConversationHolder | null;
  readonly lastMessage: string;
  readonly permission: Permission | null;
  readonly isTextHidden: boolean;
};

// A quote request has no text; notes about it are on the person's screen.
const hasText = ({kind}: Pick<InboxItemTable, 'kind'>): boolean => kind !== 'lead';

const readFacts = async (
  db: Kysely<Schema>,
  {member, ...reading}: RowReading,
  ids: readonly string[],
): Promise<readonly Facts[]> => {
  if (ids.length === 0) return [];
  const items = await db.selectFrom('inbox_item').selectAll().where('submission_id', 'in', ids).execute();
  const byId = new Map(items.map((item) => [item.submission_id, item]));
  const unread = await db
    .selectFrom('inbox_unread')
    .select('submission_id')
    .where('member_id', '=', member.id)
    .where('submission_id', 'in', ids)
    .execute();
  const unreadIds = new Set(unread.map(({submission_id: id}) => id));
  const records = await readRecordsOf(db, reading, ids);
  const chats = items.filter(({kind}) => kind === 'chat').map(({submission_id: id}) => id);
  const conversations = await conversationsOf(db, chats);
  const names = await namesOf(db, [...conversations.values()]);
  const messages = await lastMessages(db, reading.keyring, chats);
  const people = await readKnownPeople(db, {...reading, isHealthRead: false}, ids);
  return ids.flatMap((id) => {
    const [item, record, conversation] = [byId.get(id), records.get(id)?.record, conversations.get(id)];
    if (!item || !record || item.flag === 'gone') return [];
    const holder =
      conversation && conversation.member !== ''
        ? {id: conversation.member, name: names.get(conversation.member) ?? ''}
        : null;
    const lastMessage = messages.get(id) ?? '';
    const person = people.get(id);
    const permission = person && !(person instanceof SealError) ? permissionOf(person.facts) : null;
    const isTextHidden = hasText(item) && !seesTexts(member, item.is_shared === 1);
    const isUnread = unreadIds.has(id);
    return [{item, record, isUnread, conversation, holder, lastMessage, permission, isTextHidden}];
  });
};

const conversationsOf = async (db: Kysely<Schema>, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, Pick<ConversationTable, 'holder' | 'member'>>();
  const rows = await db
    .selectFrom('conversation')
    .select(['submission_id', 'holder', 'member'])
    .where('submission_id', 'in', ids)
    .execute();
  return new Map(rows.map(({submission_id: id, ...row}) => [id, row]));
};

const namesOf = async (
  db: Kysely<Schema>,
  conversations: readonly Pick<ConversationTable, 'member'>[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(conversations.map(({member}) => member).filter((id) => id !== ''))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('member').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({id, name}) => [id, name]));
};

const rowOf = (facts: Facts): InboxRow => {
  const {item, record, isUnread, conversation, holder, lastMessage, permission, isTextHidden} = facts;
  const {answers} = record;
  const text = item.kind === 'chat' ? lastMessage : answers['subject'] || answers['message'] || '';
  return {
    id: item.submission_id,
    kind: item.kind,
    name: nameIn(record),
    line: isTextHidden ? '' : firstLine(text),
    insurance: answers['insuranceType'] ?? '',
    at: item.activity_at,
    receivedAt: record.receivedAt,
    state: item.state,
    version: item.version,
    isUnread,
    flag: item.flag === 'gone' ? '' : item.flag,
    heldFor: record.heldFor,
    lang: item.lang,
    partner: item.partner,
    page: item.page,
    isWaiting: conversation?.holder === 'waiting',
    holder,
    may: permission && contactMark(permission),
    isTextHidden,
  };
};

const firstLine = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')} …` : line;
};
