import {InvalidArgumentError, Option, type Command} from 'commander';
import {INBOX_KINDS} from '../../../contract/desk-inbox.ts';
import {addDays, isDay} from '../../../insurance/calendar/day.ts';
import {chicagoDayStartMs} from '../../../insurance/calendar/chicago.ts';
import {SUBMISSION_STATUSES, type Selection, type SubmissionStatus} from '../../submission/selection.ts';
import type {SubmissionKind} from '../../storage/tables/submission-tables.ts';
import {UsageError} from '../usage-error.ts';

/** The parsed options that `addFilters` adds. */
export type Filters = {
  readonly since?: Date;
  readonly until?: Date;
  readonly kind?: SubmissionKind;
  readonly status?: readonly SubmissionStatus[];
  readonly held?: true;
  readonly superseded?: true;
  readonly newest?: true;
  readonly limit?: number;
  readonly page?: number;
};

/** Adds the options that select submissions. */
export const addFilters = (command: Command): Command =>
  command
    .option('--since <day>', 'received on this day or later (YYYY-MM-DD, in Texas)', parseDay)
    .option('--until <day>', 'received on this day or earlier', parseLastDay)
    .addOption(new Option('--kind <kind>', 'only this kind').choices(INBOX_KINDS))
    .option(
      '--status <status>',
      `only these, separated by commas: ${SUBMISSION_STATUSES.join(', ')}`,
      parseStatuses,
    )
    .option('--held', 'only possible spam that waits for a decision (--status flagged)')
    .option('--superseded', 'also submissions whose sender has sent newer answers')
    .option('--newest', 'newest first')
    .option('--limit <count>', 'the maximum number', parseCount)
    .option('--page <number>', 'with --limit: the page of that size, from 1', parseCount);

/** Returns the selection of the options. Throws UsageError for contradictory options. */
export const selectionOf = (filters: Filters): Selection => {
  const {since, until, kind, newest, limit, page} = filters;
  if (page !== undefined && limit === undefined) throw new UsageError('--page needs --limit.');
  // `until` is the end of the last day.
  if (since && until && since >= until) throw new UsageError('--since is after --until.');
  if (filters.held && filters.status) throw new UsageError('Give --held or --status, not both.');
  return {
    since,
    before: until,
    kind,
    statuses: statusesOf(filters),
    isNewestFirst: newest,
    limit,
    skip: ((page ?? 1) - 1) * (limit ?? 0),
  };
};

/** The options that leave no record out of a first page. */
const SELECTS_NOTHING: ReadonlySet<string> = new Set(['newest', 'limit']);

/** Returns the text for an empty list, which does not claim that there is no record at all when options leave records out. */
export const noneOf = (filters: Filters): string =>
  Object.keys(filters).some((name) => !SELECTS_NOTHING.has(name))
    ? 'No quote request or message matches these options.'
    : 'No quote requests or messages yet.';

const statusesOf = ({held, status, superseded}: Filters): readonly SubmissionStatus[] => {
  const chosen =
    status ?? (held ? (['flagged'] as const) : SUBMISSION_STATUSES.filter((each) => each !== 'superseded'));
  return superseded ? [...chosen, 'superseded'] : chosen;
};

const parseDay = (text: string): Date => {
  if (!isDay(text)) throw new InvalidArgumentError('A day is YYYY-MM-DD, such as 2026-11-22.');
  return new Date(chicagoDayStartMs(text));
};

// A last day includes the whole day.
const parseLastDay = (text: string): Date => (parseDay(text), parseDay(addDays(text, 1)));

const parseStatuses = (text: string): readonly SubmissionStatus[] =>
  text.split(',').map((given) => {
    const status = SUBMISSION_STATUSES.find((each) => each === given.trim());
    if (!status) throw new InvalidArgumentError(`Allowed: ${SUBMISSION_STATUSES.join(', ')}.`);
    return status;
  });

const parseCount = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/u.test(text)) throw new InvalidArgumentError('Use a whole number from 1 on.');
  return Number(text);
};
