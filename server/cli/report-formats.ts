import {NUMBER_NAMES, type Report, type ReportNumbers} from '../../contract/desk-report.ts';
import {reportCsv, reportLines} from '../counts/report-csv.ts';
import {type Column, createTable, roomIn} from './table.ts';

const titleOf = (name: keyof ReportNumbers): string =>
  name === 'answerMinutes' ? 'MEDIAN WAIT (MIN)' : name.toUpperCase();

const table = (report: Report, columns: number): string => {
  const {from, to, partner, by} = report;
  const titles: readonly Column[] = [
    {title: by.toUpperCase(), least: 12, isMinor: true},
    ...NUMBER_NAMES.map((name) => ({title: titleOf(name)})),
  ];
  const lines = reportLines(report, '-');
  const {head, line} = createTable(titles, lines, roomIn(columns, false));
  const whose = partner === null ? '' : `, partner ${partner}`;
  return [`Daily visits from ${from} to ${to}${whose}`, '', head, ...lines.map(line), ''].join('\n');
};

/** The formats of a report; `columns` is the width of the terminal. */
export const REPORT_FORMATS = {
  table,
  csv: reportCsv,
  json: (report: Report): string => `${JSON.stringify(report, undefined, 2)}\n`,
} as const satisfies Readonly<Record<string, (report: Report, columns: number) => string>>;

/** The name of a format. */
export type ReportFormat = keyof typeof REPORT_FORMATS;
