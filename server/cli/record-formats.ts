import {UTM_FIELDS} from '../../contract/utm.ts';
import {allowedBy} from '../evidence/consent-channels.ts';
import type {SubmissionRecord} from '../submission/submission-record.ts';
import {CSV_MARK, csvLine} from '../http/csv.ts';

const CSV_ANSWERS = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'insuranceType',
  'subject',
  'message',
  'clientId',
] as const;
const CSV_ENVELOPE = ['lang', 'partner', 'origin', 'page', 'widget'] as const;
const CSV_CONSENTS = ['consents', 'withdrawnConsents', 'lapsedConsents', 'supersededConsents'] as const;

/** Formats one record as JSON. The answers are fields beside the other fields, under the API's names. */
export const formatRecord = (record: SubmissionRecord, more: object = {}): string => {
  const {answers, consents, withdrawnConsents, lapsedConsents, supersededConsents, ...envelope} = record;
  const lists = {consents, withdrawnConsents, lapsedConsents, supersededConsents};
  return safeJson({...envelope, ...answers, ...lists, ...more});
};

// JSON.stringify does not escape these characters: a terminal interprets the first group, and the other characters
// change the direction of text.
const LEFT_BARE = /[\u007F-\u009F\u2028\u2029\p{Bidi_Control}]/gu;

const safeJson = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).replaceAll(
    LEFT_BARE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A format that writes many records in sequence: `begin`, each record, `end`. */
export type RecordFormat = {
  readonly begin: string;
  readonly record: (record: SubmissionRecord, isFirst: boolean) => string;
  readonly end: (isEmpty: boolean) => string;
};

const json: RecordFormat = {
  begin: '[',
  // Indents the record as a member of the array; no text in the record contains a line break.
  record: (record, isFirst) => `${isFirst ? '' : ','}\n  ${formatRecord(record).replaceAll('\n', '\n  ')}`,
  end: (isEmpty) => (isEmpty ? ']\n' : '\n]\n'),
};

const csv: RecordFormat = {
  begin:
    CSV_MARK +
    csvLine([
      'id',
      'kind',
      'receivedAt',
      'held',
      'supersededBy',
      ...CSV_ANSWERS,
      'savedAnswers',
      'healthAnswers',
      ...CSV_CONSENTS,
      ...CSV_ENVELOPE,
      ...UTM_FIELDS.map((name) => `utm_${name}`),
      'hidden',
      'calculation',
    ]),
  record: (record) =>
    csvLine([
      record.id,
      record.kind,
      record.receivedAt,
      record.heldFor.join(' '),
      record.supersededBy ?? '',
      ...CSV_ANSWERS.map((field) => record.answers[field] ?? ''),
      jsonOrNothing(record.savedAnswers),
      jsonOrNothing(record.healthAnswers),
      ...CSV_CONSENTS.map((list) => kindsOf(record[list])),
      ...CSV_ENVELOPE.map((field) => record[field]),
      ...UTM_FIELDS.map((name) => record.utm?.[name] ?? ''),
      record.hidden && Object.keys(record.hidden).length > 0 ? JSON.stringify(record.hidden) : '',
      jsonOrNothing(record.calculation),
    ]),
  end: () => '',
};

/** The formats by name: one JSON array, or CSV that is safe to open in a spreadsheet. */
export const RECORD_FORMATS = {json, csv} as const;

const jsonOrNothing = (value: unknown): string => (value ? JSON.stringify(value) : '');

/** Lists the permissions of consents, separated by spaces: `contact` for calls, `texts` for texts. */
export const kindsOf = (consents: SubmissionRecord['consents']): string => allowedBy(consents).join(' ');
