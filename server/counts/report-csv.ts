import {NUMBER_NAMES, type Report, type ReportKey, type ReportNumbers} from '../../contract/desk-report.ts';
import {CSV_MARK, csvLine} from '../http/csv.ts';

const NONE: Readonly<Record<ReportKey, string>> = {
  page: '(unknown page)',
  partner: '(no partner)',
  language: '(unknown language)',
  element: '(no element)',
};

const cellsOf = (name: string, numbers: ReportNumbers, unknown: string): readonly string[] => [
  name,
  ...NUMBER_NAMES.map((key) => String(numbers[key] ?? unknown)),
];

/** Returns the rows of a report in English, the sum last; `unknown` for a missing number. */
export const reportLines = ({by, rows, total}: Report, unknown: string): readonly (readonly string[])[] => [
  ...rows.map(({key, ...numbers}) => cellsOf(key === '' ? NONE[by] : key, numbers, unknown)),
  cellsOf('Total', total, unknown),
];

/** Returns a report as CSV that is safe to open in a spreadsheet. */
export const reportCsv = (report: Report): string =>
  [[report.by, ...NUMBER_NAMES], ...reportLines(report, '')].reduce(
    (text, cells) => text + csvLine(cells),
    CSV_MARK,
  );
