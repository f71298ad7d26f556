/** `npm run report`: prints the stages of visits and their results. */
import {InvalidArgumentError, Option} from 'commander';
import {REPORT_KEYS, type ReportKey} from '../../contract/desk-report.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {addDays, type Day, isDay} from '../../insurance/calendar/day.ts';
import {readReport} from '../counts/report.ts';
import {readSettings} from '../settings/settings.ts';
import {type ReportFormat, REPORT_FORMATS} from './report-formats.ts';
import {createProgram, runProgram} from './program.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';
import {hasStore, withStore} from './vault.ts';

const PREFIX = 'npm run -s report --';
const DAYS = 30;
const terminal = processTerminal();

type Options = {
  readonly from?: Day;
  readonly to?: Day;
  readonly by: ReportKey;
  readonly partner?: string;
  readonly format: ReportFormat;
};

const parseDay = (text: string): Day => {
  if (!isDay(text)) throw new InvalidArgumentError('A day is YYYY-MM-DD, such as 2026-11-22.');
  return text;
};

const report = createProgram('npm run report --', {
  summary: 'Reports visits by stage, submissions, answers and sales.',
  notes: `Visits are daily visits: one person counts again on another day, page or device. "seen" is counted only on the
agency's own pages. Submissions, answers and sales come from the store, without spam. An answer is the first answer in
the chat, by mail or by call from the desk, or a state that implies an answer; the wait for the answer is the median. A report
contains numbers and no personal data, so that a partner may have it.`,
  examples: [
    'npm run -s report',
    `${PREFIX} --from 2026-11-01 --to 2026-11-30 --by partner`,
    `${PREFIX} --partner clinic-7 --by page --format csv > clinic-7.csv`,
  ],
})
  .option(
    '--from <day>',
    `the first day (YYYY-MM-DD, in Texas); the default is ${DAYS} days before the last`,
    parseDay,
  )
  .option('--to <day>', 'the last day; the default is today', parseDay)
  .addOption(new Option('--by <group>', 'the groups of the rows').choices(REPORT_KEYS).default('page'))
  .option('--partner <id>', 'only the numbers of this partner')
  .addOption(
    new Option('--format <format>', 'the format of the report')
      .choices(Object.keys(REPORT_FORMATS))
      .default('table'),
  )
  .action(async ({from, to = chicagoDay(Date.now()), by, partner, format}: Options) => {
    const first = from ?? addDays(to, 1 - DAYS);
    if (first > to) throw new UsageError('--from is after --to.');
    const settings = readSettings(terminal.environment);
    const query = {from: first, to, by, partner};
    // A report must not create a missing store.
    const numbers = hasStore(settings)
      ? await withStore(settings, (store) => readReport(store, query))
      : await readReport({read: () => Promise.resolve([] as never)}, query);
    await terminal.write(REPORT_FORMATS[format](numbers, terminal.columns));
  });

await runProgram(report);
