import {activeCampaign, type Campaign} from '../../insurance/campaign/campaign.ts';
import {readStored, writeStored} from '../element/storage.ts';

/** The storage entry with the ids of campaigns the visitor has closed for good (site-spec section 7). */
export const dismissedKey = 'dismissedBanners';

/** A campaign as the banner needs it: its own words are in the catalogs, its source stays with the API. */
export type ShownCampaign = Omit<Campaign, 'title' | 'message' | 'ctaText' | 'source' | 'verifiedOn'>;

/** The campaign to show at a moment, or null: lowest priority number among the active and not dismissed. */
export const campaignToShow = (
  campaigns: readonly ShownCampaign[],
  dismissed: readonly string[],
  nowMs: number,
): ShownCampaign | null => activeCampaign(campaigns, dismissed, nowMs);

/** The ids closed for good. What others left in the entry that is not a list of texts is ignored. */
export const readDismissed = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(readStored(dismissedKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // not JSON: some other script's entry of the same name
  }
};

/** Keeps an id among the closed ones. Written by hand: a page's Array.prototype.toJSON would break JSON.stringify. */
export const storeDismissed = (ids: readonly string[]): void =>
  writeStored(dismissedKey, `[${ids.map((id) => JSON.stringify(id)).join()}]`);

const isCampaign = (value: unknown): value is ShownCampaign => {
  const campaign = value as Partial<Record<keyof ShownCampaign, unknown>> | null;
  return (
    typeof campaign?.id === 'string' &&
    typeof campaign.startDate === 'string' &&
    typeof campaign.endDate === 'string' &&
    typeof campaign.nextReview === 'string' &&
    typeof campaign.priority === 'number' &&
    Array.isArray(campaign.deadlines) &&
    // The address becomes a link: nothing but https from an answer that anybody on the way may have touched.
    typeof campaign.ctaUrl === 'string' &&
    campaign.ctaUrl.startsWith('https://') &&
    (campaign.type === 'aca' || campaign.type === 'medicare')
  );
};

/** The campaigns of an answer of `GET /api/campaigns`; null when it is not one. */
export const campaignsOf = (answer: unknown): readonly ShownCampaign[] | null => {
  const list = (answer as {campaigns?: unknown} | null)?.campaigns;
  return Array.isArray(list) && list.every(isCampaign) ? list : null;
};
