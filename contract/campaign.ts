/** The kinds of enrolment a campaign can announce. */
export const CAMPAIGN_TYPES = ['aca', 'medicare'] as const;

/** The icons a campaign can show. */
export const CAMPAIGN_ICONS = ['heart', 'shield', 'default'] as const;

/** The last day to enrol (`enrollBy`) and the day coverage then starts. Days are `YYYY-MM-DD`, America/Chicago. */
export type CampaignDeadline = {
  readonly enrollBy: string;
  readonly coverageStarts: string;
};

/** One enrolment campaign. Days are whole days in America/Chicago, both ends included. */
export type Campaign = {
  readonly id: string;
  readonly type: (typeof CAMPAIGN_TYPES)[number];
  readonly title: string;
  readonly message: string;
  readonly ctaText: string;
  readonly ctaUrl: string;
  readonly startDate: string;
  readonly endDate: string;
  /** The lowest number shows first. */
  readonly priority: number;
  readonly icon: (typeof CAMPAIGN_ICONS)[number];
  /** Where the dates come from. */
  readonly source: string;
  /** The day somebody last compared the dates with the source. */
  readonly verifiedOn: string;
  /** After this day no end date is shown until the dates are verified again. */
  readonly nextReview: string;
  readonly deadlines: readonly CampaignDeadline[];
};

/** Answer of `GET /api/campaigns`. */
export type CampaignList = {readonly campaigns: readonly Campaign[]};
