import {campaignSpans, showsAnyCampaign} from '../../insurance/campaign/campaign-span.ts';
import type {Campaign} from '../../insurance/campaign/campaign.ts';
import {keepBannerSpace} from './banner-space.ts';
import {asScriptText} from './head-script.ts';

/** Writes the head script that reserves the banner's place, with the campaigns that are not over. */
export const bannerScript = (
  campaigns: readonly Pick<Campaign, 'id' | 'startDate' | 'endDate'>[],
  nowMs: number,
): string => {
  const spans = campaignSpans(campaigns).filter(([, , untilMs]) => untilMs > nowMs);
  return `(${keepBannerSpace.toString()})(${showsAnyCampaign.toString()},${asScriptText(spans)});`;
};
