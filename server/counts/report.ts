import {chicagoDayStartMs} from '../../insurance/calendar/chicago.ts';
import {OTHER_GROUPS, type Report, type ReportKey, type ReportNumbers} from '../../contract/desk-report.ts';
import {addDays, type Day} from '../../insurance/calendar/day.ts';
import {MS_PER_MINUTE} from '../../insurance/calendar/duration.ts';
import type {Store} from '../storage/store.ts';
import {countedVisits, type VisitRow} from './counted-visits.ts';
import {sentSubmissions, type SentRow} from './sent-submissions.ts';

/** The days in Chicago, both included; the grouping; and the partner to which the report is restricted. */
export type ReportQuery = {
  readonly from: Day;
  readonly to: Day;
  readonly by: ReportKey;
  readonly partner?: string | undefined;
  /**
   * The maximum number of groups with their own row; the other groups share one row (`OTHER_GROUPS`). If absent,
   * every group has its own row.
   */
  readonly most?: number;
};

/**
 * Reports the stages of visits and their results, the groups with most submissions first. Visits are daily visits:
 * one person counts again on another day, page or device. Submissions, answers and states come from the store, not
 * from browsers. No personal data is read.
 */
export const readReport = async (
  store: Pick<Store, 'read'>,
  {from, to, by, partner, most = Infinity}: ReportQuery,
): Promise<Report> => {
  const since = new Date(chicagoDayStartMs(from)).toISOString();
  const before = new Date(chicagoDayStartMs(addDays(to, 1))).toISOString();
  const [visits, sent] = await Promise.all([
    countedVisits(store, {from, to, by, partner}),
    sentSubmissions(store, {since, before, by, partner}),
  ]);
  const visitsOf = Map.groupBy(visits, ({key}) => key);
  const sentOf = Map.groupBy(sent, ({key}) => key);
  const rows = [...new Set([...visitsOf.keys(), ...sentOf.keys()])]
    .map((key) => Object.assign({key}, numbersOf(visitsOf.get(key) ?? [], sentOf.get(key) ?? [])))
    .toSorted(
      (one, other) =>
        other.sent - one.sent ||
        other.started - one.started ||
        other.seen - one.seen ||
        (one.key < other.key ? -1 : 1),
    );
  const others = rows.slice(most).map(({key}) => key);
  return {
    from,
    to,
    by,
    partner: partner ?? null,
    rows:
      others.length === 0
        ? rows
        : [
            ...rows.slice(0, most),
            {
              key: OTHER_GROUPS,
              ...numbersOf(
                others.flatMap((key) => visitsOf.get(key) ?? []),
                others.flatMap((key) => sentOf.get(key) ?? []),
              ),
            },
          ],
    total: numbersOf(visits, sent),
  };
};

const numbersOf = (visits: readonly VisitRow[], sent: readonly SentRow[]): ReportNumbers => {
  const reached = (stage: string): number =>
    visits.reduce((sum, row) => (row.stage === stage ? sum + row.visits : sum), 0);
  const waits = sent.flatMap(({waitMs}) => (waitMs === null ? [] : [waitMs]));
  const count = (is: (row: SentRow) => boolean): number => sent.filter(is).length;
  return {
    seen: reached('seen'),
    opened: reached('opened'),
    started: reached('started'),
    finished: reached('finished'),
    abandoned: reached('abandoned'),
    sent: sent.length,
    answered: count(({isAnswered}) => isAnswered),
    answerMinutes: medianMinutes(waits),
    won: count(({isWon}) => isWon),
  };
};

const medianMinutes = (waits: readonly number[]): number | null => {
  const middle = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)];
  return middle === undefined ? null : Math.max(1, Math.round(middle / MS_PER_MINUTE));
};
