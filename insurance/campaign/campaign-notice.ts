import {chicagoDay} from '../calendar/chicago.ts';
import type {Campaign, Deadline} from './campaign.ts';

/** The government's own pages, where a campaign leads when we may not or should not lead elsewhere. */
const officialSites = {
  aca: 'https://www.healthcare.gov/',
  medicare: 'https://www.medicare.gov/',
} as const;

/** The facts that a banner may state about a campaign now. */
export type CampaignNotice = {
  /**
   * `deadline`: name `deadline.enrollBy` and `deadline.coverageStarts`. `end-date`: name the campaign's end.
   * `no-date`: past its review, name no end and point to the official site.
   */
  readonly says: 'deadline' | 'end-date' | 'no-date';
  readonly deadline: Deadline | null;
  /** Where Enroll Now leads. */
  readonly url: string;
  /** Whether `url` is the government's site and not the agency's link. */
  readonly isOfficialSite: boolean;
};

/**
 * Derives the notice of a campaign at a moment. The first deadline not yet over is the one to name. `hasTpmoNumbers` returns whether
 * the agency has configured how many organisations and products it represents: without them anything about Medicare
 * stays generic (42 CFR 422.2267(e)(41)) and Enroll Now leads to Medicare.gov.
 */
export const campaignNotice = (
  campaign: Pick<Campaign, 'type' | 'ctaUrl' | 'nextReview' | 'deadlines'>,
  nowMs: number,
  {hasTpmoNumbers}: {readonly hasTpmoNumbers: boolean},
): CampaignNotice => {
  const today = chicagoDay(nowMs);
  const isPastReview = today > campaign.nextReview;
  const isOfficialSite = isPastReview || (campaign.type === 'medicare' && !hasTpmoNumbers);
  const url = isOfficialSite ? officialSites[campaign.type] : campaign.ctaUrl;
  if (isPastReview) return {says: 'no-date', deadline: null, url, isOfficialSite};
  const deadline = campaign.deadlines.find(({enrollBy}) => today <= enrollBy) ?? null;
  return {says: deadline ? 'deadline' : 'end-date', deadline, url, isOfficialSite};
};
