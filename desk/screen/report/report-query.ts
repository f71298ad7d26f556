import {AGENCY_ZONE} from '../../../contract/agency-zone.ts';
import type {ReportKey} from '../../../contract/desk-report.ts';

/** The lengths of the periods that are offered, in days. */
export const PERIODS = [7, 30, 90] as const;

/** The days, the grouping and the partner of a report; `days` is 0 for days of one's own. */
export type ReportChoice = {
  readonly days: number;
  readonly from: string;
  readonly to: string;
  readonly by: ReportKey;
  readonly partner: string;
};

/** Gives the first and the last day of so many days that end today, on the agency's calendar. */
export const lastDays = (days: number, now: Date): Pick<ReportChoice, 'from' | 'to'> => {
  const to = now.toLocaleDateString('en-CA', {timeZone: AGENCY_ZONE});
  const first = new Date(`${to}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() + 1 - days);
  return {from: first.toISOString().slice(0, 10), to};
};

/** The query of a report's address. */
export const queryOf = ({from, to, by, partner}: ReportChoice): string =>
  new URLSearchParams({from, to, by, ...(partner === '' ? {} : {partner})}).toString();
