import type {ChatEventTable, ConversationTable} from '../storage/tables/chat-tables.ts';
import type {
  AttributionTable,
  CalculationTable,
  ContactMessageTable,
  LeadTable,
  QuestionnaireTable,
  ResultLinkTable,
} from '../storage/tables/submission-tables.ts';
import type {
  FollowUpTable,
  PersonCardTable,
  PersonMailTable,
  PersonNoteTable,
} from '../storage/tables/desk-tables.ts';
import type {PushDeviceTable, PushKeyTable} from '../storage/tables/push-tables.ts';
import type {DataKey} from './data-key.ts';
import type {Keyring} from './keyring.ts';
import {seal, SealError, unseal} from './seal.ts';

/**
 * The encrypted fields by table: names, contact details, messages, visitor data from a partner's page, and the keys and addresses of push
 * messages.
 */
export const SEALED_FIELDS = {
  lead: ['first_name', 'last_name', 'email', 'phone'],
  contact_message: ['name', 'phone', 'email', 'subject', 'message'],
  questionnaire: ['first_name', 'last_name', 'email', 'phone', 'answers', 'health'],
  conversation: ['name', 'email', 'phone'],
  chat_event: ['text'],
  attribution: ['utm', 'hidden'],
  calculation: ['answers', 'health'],
  result_link: ['secret'],
  person_card: ['corrections'],
  person_note: ['text'],
  follow_up: ['subject'],
  person_mail: ['recipient', 'subject', 'text'],
  push_key: ['private_key'],
  push_device: ['subscription'],
} as const satisfies {
  readonly lead: readonly (keyof LeadTable)[];
  readonly contact_message: readonly (keyof ContactMessageTable)[];
  readonly questionnaire: readonly (keyof QuestionnaireTable)[];
  readonly conversation: readonly (keyof ConversationTable)[];
  readonly chat_event: readonly (keyof ChatEventTable)[];
  readonly attribution: readonly (keyof AttributionTable)[];
  readonly calculation: readonly (keyof CalculationTable)[];
  readonly result_link: readonly (keyof ResultLinkTable)[];
  readonly person_card: readonly (keyof PersonCardTable)[];
  readonly person_note: readonly (keyof PersonNoteTable)[];
  readonly follow_up: readonly (keyof FollowUpTable)[];
  readonly person_mail: readonly (keyof PersonMailTable)[];
  readonly push_key: readonly (keyof PushKeyTable)[];
  readonly push_device: readonly (keyof PushDeviceTable)[];
};

/** A table with encrypted fields. */
export type SealedTable = keyof typeof SEALED_FIELDS;

type Rows = {
  lead: LeadTable;
  contact_message: ContactMessageTable;
  questionnaire: QuestionnaireTable;
  conversation: ConversationTable;
  chat_event: ChatEventTable;
  attribution: AttributionTable;
  calculation: CalculationTable;
  result_link: ResultLinkTable;
  person_card: PersonCardTable;
  person_note: PersonNoteTable;
  follow_up: FollowUpTable;
  person_mail: PersonMailTable;
  push_key: PushKeyTable;
  push_device: PushDeviceTable;
};
type Row<Name extends SealedTable> = Rows[Name];

/** The column that identifies a row of a table; encrypted values are bound to this column's value. */
export const SEALED_KEY = {
  lead: 'submission_id',
  contact_message: 'submission_id',
  questionnaire: 'submission_id',
  conversation: 'submission_id',
  chat_event: 'id',
  attribution: 'submission_id',
  calculation: 'submission_id',
  result_link: 'submission_id',
  person_card: 'id',
  person_note: 'id',
  follow_up: 'id',
  person_mail: 'id',
  push_key: 'id',
  push_device: 'id',
} as const satisfies Record<SealedTable, 'submission_id' | 'id'>;

/** Returns the value of the column that identifies a row. */
export const keyOf = (table: SealedTable, row: object): string =>
  // The column is one of the table's texts.
  (row as Record<string, string>)[SEALED_KEY[table]] ?? '';

/** Returns the place to which an encrypted value is bound: the column and the row. */
export const placeOf = (table: string, column: string, row: string): string => `${table}.${column}:${row}`;

// Reads the column from a place that `placeOf` returned.
const columnOf = (place: string): string => place.slice(place.indexOf('.') + 1, place.indexOf(':'));

/** Encrypts the fields of a row. */
export const sealRow = <Name extends SealedTable>(key: DataKey, table: Name, row: Row<Name>): Row<Name> =>
  mapFields(table, row, (text, place) => seal(key, text, place));

/**
 * Decrypts the fields of a row as far as possible; `unreadable` names the columns that cannot be decrypted, whose
 * values are empty.
 */
export const readableRow = <Name extends SealedTable>(
  keyring: Keyring,
  table: Name,
  row: Row<Name>,
): {readonly row: Row<Name>; readonly unreadable: readonly string[]} => {
  const unreadable: string[] = [];
  const opened = mapFields(table, row, (text, place) => {
    try {
      return unseal(keyring, text, place);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      unreadable.push(columnOf(place));
      return '';
    }
  });
  return {row: opened, unreadable};
};

/** Decrypts the fields of a row. Throws SealError. */
export const unsealRow = <Name extends SealedTable>(
  keyring: Keyring,
  table: Name,
  row: Row<Name>,
): Row<Name> => mapFields(table, row, (text, place) => unseal(keyring, text, place));

const mapFields = <Name extends SealedTable>(
  table: Name,
  row: Row<Name>,
  change: (text: string, place: string) => string,
): Row<Name> => {
  // The list above names columns that hold texts.
  const texts = row as unknown as Record<string, string>;
  const changed = SEALED_FIELDS[table].map(
    (column) => [column, change(texts[column] ?? '', placeOf(table, column, keyOf(table, row)))] as const,
  );
  return {...row, ...Object.fromEntries(changed)};
};

/** Lists every table with encrypted fields. */
// Object.keys forgets the key type; the list is closed.
export const SEALED_TABLES = Object.keys(SEALED_FIELDS) as readonly SealedTable[];
