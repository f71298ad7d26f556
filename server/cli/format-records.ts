import {oneLine} from '../submission/one-line.ts';
import {toCsv} from './csv.ts';
import type {SubmissionRecord} from '../submission/submission-record.ts';

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

/** Records as one JSON array; the answers stand beside the other fields, under the API's names. */
export const formatJson = (records: readonly SubmissionRecord[]): string => safeJson(records.map(flatten));

/** One record as JSON. */
export const formatRecord = (record: SubmissionRecord): string => safeJson(flatten(record));

// JSON.stringify leaves these as they are; a terminal obeys the first and turns what it shows for the others.
const LEFT_BARE = /[\u007F-\u009F\u2028\u2029\p{Bidi_Control}]/gu;

const safeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    LEFT_BARE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const flatten = ({answers, consents, ...envelope}: SubmissionRecord) =>
  Object.assign({}, envelope, answers, {consents});

/** Records as CSV that is safe to open in a spreadsheet. */
export const formatCsv = (records: readonly SubmissionRecord[]): string => {
  const columns = [
    'id',
    'kind',
    'receivedAt',
    'held',
    'supersededBy',
    ...CSV_ANSWERS,
    'savedAnswers',
    'healthAnswers',
    'consents',
    ...CSV_ENVELOPE,
  ];
  return toCsv(
    columns,
    records.map((record) => [
      record.id,
      record.kind,
      record.receivedAt,
      record.heldFor.join(' '),
      record.supersededBy ?? '',
      ...CSV_ANSWERS.map((field) => record.answers[field] ?? ''),
      jsonOrNothing(record.savedAnswers),
      jsonOrNothing(record.healthAnswers),
      record.consents.map(({kind}) => kind).join(' '),
      ...CSV_ENVELOPE.map((field) => record[field]),
    ]),
  );
};

const jsonOrNothing = (value: unknown): string => (value ? JSON.stringify(value) : '');

/** Records as a table for the terminal, one line each. */
export const formatTable = (records: readonly SubmissionRecord[]): string => {
  if (records.length === 0) return 'No quote requests or messages yet.';
  const rows = [
    ['RECEIVED', 'KIND', 'NAME', 'EMAIL', 'PHONE', 'ABOUT', 'FLAGS', 'ID'],
    ...records.map((record) => tableRow(record).map(oneLine)),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const tableRow = ({id, kind, receivedAt, heldFor, supersededBy, answers}: SubmissionRecord): string[] => {
  const name = answers['name'] ?? `${answers['firstName'] ?? ''} ${answers['lastName'] ?? ''}`.trim();
  const flags = [
    ...(heldFor.length > 0 ? [`held(${heldFor.join(',')})`] : []),
    ...(supersededBy ? ['superseded'] : []),
  ];
  return [
    receivedAt,
    kind,
    name,
    answers['email'] ?? '',
    answers['phone'] ?? '',
    answers['insuranceType'] ?? answers['subject'] ?? '',
    flags.join(' '),
    id,
  ];
};
