/** The ways of grouping a report. */
export const REPORT_KEYS = ['page', 'partner', 'language', 'element'] as const;

/** The grouping of a report. */
export type ReportKey = (typeof REPORT_KEYS)[number];

/** The numbers of a group: daily visits by stage, submissions, and their results. */
export type ReportNumbers = {
  readonly seen: number;
  readonly opened: number;
  readonly started: number;
  readonly finished: number;
  readonly abandoned: number;
  /** Quote requests, messages, saved results and conversations with the agent; without spam. */
  readonly sent: number;
  /**
   * The number of these that a person of the agency has answered: in the chat, by mail or call from the desk, or according to their state.
   */
  readonly answered: number;
  /** The median wait for that answer, in minutes; null when no time is known. */
  readonly answerMinutes: number | null;
  /** The number of these whose state is "won". */
  readonly won: number;
};

/** The names of a report's numbers, in their order. */
export const NUMBER_NAMES = [
  'seen',
  'opened',
  'started',
  'finished',
  'abandoned',
  'sent',
  'answered',
  'answerMinutes',
  'won',
] as const satisfies readonly (keyof ReportNumbers)[];

/** The name of the last row of a report that has too many groups for a screen: all groups that have no row. */
export const OTHER_GROUPS = '*';

/** A group's name, empty for none, with its numbers. */
export type ReportRow = ReportNumbers & {readonly key: string};

/** The numbers of a period, including both days, in Chicago. */
export type Report = {
  readonly from: string;
  readonly to: string;
  readonly by: ReportKey;
  /** The partner that the report is restricted to; null for all. */
  readonly partner: string | null;
  readonly rows: readonly ReportRow[];
  readonly total: ReportNumbers;
};
