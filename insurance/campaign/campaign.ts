import {chicagoDay} from '../calendar/chicago.ts';
import type {Day} from '../calendar/day.ts';

/** To start on `coverageStarts`, enrol by `enrollBy`, that day included. */
export type Deadline = {readonly enrollBy: Day; readonly coverageStarts: Day};

/** An enrollment campaign: the specification's fields, and where its dates come from. */
export type Campaign = {
  readonly id: string;
  readonly type: 'aca' | 'medicare';
  readonly title: string;
  readonly message: string;
  readonly ctaText: string;
  readonly ctaUrl: string;
  /** First and last day, whole days in America/Chicago, both included. */
  readonly startDate: Day;
  readonly endDate: Day;
  /** The lowest number is shown first. */
  readonly priority: number;
  readonly icon: 'heart' | 'shield' | 'default';
  readonly source: string;
  readonly verifiedOn: Day;
  /** After this day the dates are not relied on until someone has checked them again. */
  readonly nextReview: Day;
  /** In the order of time; empty when coverage starts on one day for all. */
  readonly deadlines: readonly Deadline[];
};

/** Whether a campaign runs on a day. */
const runsOn = ({startDate, endDate}: Pick<Campaign, 'startDate' | 'endDate'>, day: Day): boolean =>
  startDate <= day && day <= endDate;

/**
 * The campaign to show: of those that run now and were not dismissed the one with the lowest priority number, the first
 * of several with the same; null when there is none.
 */
export const activeCampaign = <C extends Pick<Campaign, 'id' | 'startDate' | 'endDate' | 'priority'>>(
  campaigns: readonly C[],
  dismissedIds: readonly string[],
  nowMs: number,
): C | null => {
  const today = chicagoDay(nowMs);
  return campaigns
    .filter((campaign) => runsOn(campaign, today) && !dismissedIds.includes(campaign.id))
    .reduce<C | null>(
      (best, campaign) => (best && best.priority <= campaign.priority ? best : campaign),
      null,
    );
};
