import {chicagoDay} from '../calendar/chicago.ts';
import type {Day} from '../calendar/day.ts';

/** To start on `coverageStarts`, enroll by `enrollBy`, including that day. */
export type Deadline = {readonly enrollBy: Day; readonly coverageStarts: Day};

/** An enrollment campaign: the specification's fields, and the source of its dates. */
export type Campaign = {
  readonly id: string;
  readonly type: 'aca' | 'medicare';
  readonly title: string;
  readonly message: string;
  readonly ctaText: string;
  readonly ctaUrl: string;
  /** First and last day, whole days in America/Chicago, including both. */
  readonly startDate: Day;
  readonly endDate: Day;
  /** The lowest number is shown first. */
  readonly priority: number;
  readonly icon: 'heart' | 'shield' | 'default';
  readonly source: string;
  readonly verifiedOn: Day;
  /** After this day the dates are unreliable until somebody checks them again. */
  readonly nextReview: Day;
  /** Sorted by time; empty when coverage starts on one day for everybody. */
  readonly deadlines: readonly Deadline[];
};

/** Returns whether a campaign runs on a day. */
const runsOn = ({startDate, endDate}: Pick<Campaign, 'startDate' | 'endDate'>, day: Day): boolean =>
  startDate <= day && day <= endDate;

/**
 * Returns the campaign to show: of the current campaigns that were not dismissed, the campaign with the lowest priority
 * number, or the first of several with the same number; null when there is none.
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
