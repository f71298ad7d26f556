import {campaignSpans, showsAnyCampaign} from '../../insurance/campaign/campaign-span.ts';
import type {Campaign} from '../../insurance/campaign/campaign.ts';
import {keepBannerSpace} from './banner-space.ts';
import {asScriptText} from './head-script.ts';

/** The head script that keeps the banner's place, with the campaigns it knows of. Past ones are left out. */
export const bannerScript = (
  campaigns: readonly Pick<Campaign, 'id' | 'startDate' | 'endDate'>[],
  nowMs: number,
): string => {
  const spans = campaignSpans(campaigns).filter(([, , untilMs]) => untilMs > nowMs);
  return `(${keepBannerSpace.toString()})(${showsAnyCampaign.toString()},${asScriptText(spans)});`;
};
