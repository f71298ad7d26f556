import type {Report, ReportKey, ReportNumbers} from '../counts/report.ts';
import {CSV_MARK, csvLine} from './csv.ts';
import {type Column, createTable, roomIn} from './table.ts';

const NUMBERS = [
  ['seen', 'SEEN'],
  ['opened', 'OPENED'],
  ['started', 'STARTED'],
  ['finished', 'FINISHED'],
  ['abandoned', 'ABANDONED'],
  ['sent', 'SENT'],
  ['answered', 'ANSWERED'],
  ['answerMinutes', 'MEDIAN WAIT (MIN)'],
] as const satisfies readonly (readonly [keyof ReportNumbers, string])[];

const NONE: Readonly<Record<ReportKey, string>> = {
  page: '(unknown page)',
  partner: '(no partner)',
  language: '(unknown language)',
  element: '(no element)',
};

const cellsOf = (name: string, numbers: ReportNumbers, unknown: string): readonly string[] => [
  name,
  ...NUMBERS.map(([key]) => String(numbers[key] ?? unknown)),
];

const linesOf = ({by, rows, total}: Report, unknown: string): readonly (readonly string[])[] => [
  ...rows.map(({key, ...numbers}) => cellsOf(key === '' ? NONE[by] : key, numbers, unknown)),
  cellsOf('Total', total, unknown),
];

const table = (report: Report, columns: number): string => {
  const {from, to, partner, by} = report;
  const titles: readonly Column[] = [
    {title: by.toUpperCase(), least: 12, isMinor: true},
    ...NUMBERS.map(([, title]) => ({title})),
  ];
  const lines = linesOf(report, '-');
  const {head, line} = createTable(titles, lines, roomIn(columns, false));
  const whose = partner === null ? '' : `, partner ${partner}`;
  return [`Daily visits from ${from} to ${to}${whose}`, '', head, ...lines.map(line), ''].join('\n');
};

const csv = (report: Report): string =>
  [[report.by, ...NUMBERS.map(([key]) => key)], ...linesOf(report, '')].reduce(
    (text, cells) => text + csvLine(cells),
    CSV_MARK,
  );

/** The formats of a report; `columns` is the width of the terminal. */
export const REPORT_FORMATS = {
  table,
  csv,
  json: (report: Report): string => `${JSON.stringify(report, null, 2)}\n`,
} as const satisfies Readonly<Record<string, (report: Report, columns: number) => string>>;

/** One of them. */
export type ReportFormat = keyof typeof REPORT_FORMATS;
