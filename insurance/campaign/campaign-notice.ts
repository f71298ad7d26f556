import {chicagoDay} from '../calendar/chicago.ts';
import type {Campaign, Deadline} from './campaign.ts';

/** The government's own pages, the targets of a campaign when it may not or should not link elsewhere. */
const officialSites = {
  aca: 'https://www.healthcare.gov/',
  medicare: 'https://www.medicare.gov/',
} as const;

/** The facts that a banner may state about a campaign at a moment. */
export type CampaignNotice = {
  /**
   * `deadline`: name `deadline.enrollBy` and `deadline.coverageStarts`. `end-date`: name the campaign's end.
   * `no-date`: past its review, name no end and point to the official site.
   */
  readonly says: 'deadline' | 'end-date' | 'no-date';
  readonly deadline: Deadline | null;
  /** The target of "Enroll Now". */
  readonly url: string;
  /** Whether `url` is the government's site instead of the agency's link. */
  readonly isOfficialSite: boolean;
};

/**
 * Derives the notice of a campaign at a moment. The notice names the first deadline that is not over. `hasTpmoNumbers`:
 * whether the agency has configured how many organizations and products it represents; without these numbers anything
 * about Medicare stays generic (42 CFR 422.2267(e)(41)) and Enroll Now leads to Medicare.gov.
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
