import {agencyDay} from '../../language/moment.ts';
import type {ReportKey} from '../../../contract/desk-report.ts';

/** The offered lengths of a period, in days. */
export const PERIODS = [7, 30, 90] as const;

/** The days, the grouping and the partner of a report; `days` is 0 for a custom period. */
export type ReportChoice = {
  readonly days: number;
  readonly from: string;
  readonly to: string;
  readonly by: ReportKey;
  readonly partner: string;
};

/** Returns the first and the last day of a period of `days` days that ends today, in the agency's time zone. */
export const lastDays = (days: number, now: Date): Pick<ReportChoice, 'from' | 'to'> => {
  const to = agencyDay(now);
  const first = new Date(`${to}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() + 1 - days);
  return {from: first.toISOString().slice(0, 10), to};
};

/** Returns the query string of a report. */
export const queryOf = ({from, to, by, partner}: ReportChoice): string =>
  new URLSearchParams({from, to, by, ...(partner === '' ? {} : {partner})}).toString();
