import {NUMBER_NAMES, type Report, type ReportNumbers} from '../../contract/desk-report.ts';
import {reportCsv, reportLines} from '../counts/report-csv.ts';
import {type Column, createTable, roomIn} from './table.ts';

// The wait is the median wait; the help of the command says so.
const titleOf = (name: keyof ReportNumbers): string =>
  name === 'answerMinutes' ? 'WAIT (MIN)' : name.toUpperCase();

const NUMBERS: readonly Column[] = NUMBER_NAMES.map((name) => ({title: titleOf(name)}));

type Lines = ReturnType<typeof reportLines>;

/** Writes the name of each group before its numbers. */
const inOneLine = (title: string, lines: Lines, columns: number): readonly string[] => {
  const {head, line} = createTable(
    [{title, least: 12, isMinor: true}, ...NUMBERS],
    lines,
    roomIn(columns, false),
  );
  return [head, ...lines.map(line)];
};

/** Writes the name of each group above its numbers: in a narrow terminal, no column would be left for an address. */
const inTwoLines = (title: string, lines: Lines, columns: number): readonly string[] => {
  const names = createTable([{title, least: 12}], lines, {width: columns, cell: columns});
  const numbers = createTable(
    NUMBERS,
    lines.map(([, ...cells]) => cells),
    roomIn(columns, false),
  );
  return [
    names.head,
    numbers.head,
    ...lines.flatMap(([name = '', ...cells]) => ['', names.line([name]), numbers.line(cells)]),
  ];
};

const table = (report: Report, columns: number): string => {
  const {from, to, partner, by} = report;
  const [title, lines] = [by.toUpperCase(), reportLines(report, '-')];
  const beside = inOneLine(title, lines, columns);
  const shown = beside.some((line) => line.length > columns) ? inTwoLines(title, lines, columns) : beside;
  const whose = partner === null ? '' : `, partner ${partner}`;
  return [`Daily visits from ${from} to ${to}${whose}`, '', ...shown, ''].join('\n');
};

/** The formats of a report; `columns` is the width of the terminal. */
export const REPORT_FORMATS = {
  table,
  csv: reportCsv,
  json: (report: Report): string => `${JSON.stringify(report, undefined, 2)}\n`,
} as const satisfies Readonly<Record<string, (report: Report, columns: number) => string>>;

/** The name of a format. */
export type ReportFormat = keyof typeof REPORT_FORMATS;
