import {activeCampaign, type Campaign} from '../../insurance/campaign/campaign.ts';
import {readStored, writeStored} from '../element/storage.ts';

/** The storage entry with the ids of permanently closed campaigns (site-spec section 7). */
const DISMISSED_KEY = 'dismissedBanners';

/** A campaign in the form of the banner: the catalogs have its texts, the API has its source. */
export type ShownCampaign = Omit<Campaign, 'title' | 'message' | 'ctaText' | 'source' | 'verifiedOn'>;

/**
 * Returns the campaign to show at a moment, or null: the active campaign with the lowest priority number that was not
 * dismissed.
 */
export const campaignToShow = (
  campaigns: readonly ShownCampaign[],
  dismissed: readonly string[],
  nowMs: number,
): ShownCampaign | null => activeCampaign(campaigns, dismissed, nowMs);

/**
 * Returns the ids of permanently closed campaigns. Content from other scripts that is not a list of texts is ignored.
 */
export const readDismissed = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(readStored(DISMISSED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // not JSON: another script's entry with the same name
  }
};

/**
 * Adds an id to the closed campaigns. The JSON is written by hand, because a page's Array.prototype.toJSON would break
 * JSON.stringify.
 */
export const storeDismissed = (ids: readonly string[]): void =>
  writeStored(DISMISSED_KEY, `[${ids.map((id) => JSON.stringify(id)).join()}]`);

const isCampaign = (value: unknown): value is ShownCampaign => {
  const campaign = value as Partial<Record<keyof ShownCampaign, unknown>> | null;
  return (
    typeof campaign?.id === 'string' &&
    typeof campaign.startDate === 'string' &&
    typeof campaign.endDate === 'string' &&
    typeof campaign.nextReview === 'string' &&
    typeof campaign.priority === 'number' &&
    Array.isArray(campaign.deadlines) &&
    // The address becomes a link, so only https is accepted from an answer that may have been changed on the
    // way.
    typeof campaign.ctaUrl === 'string' &&
    campaign.ctaUrl.startsWith('https://') &&
    (campaign.type === 'aca' || campaign.type === 'medicare')
  );
};

/** Returns the campaigns in an answer of `GET /api/campaigns`; null when the answer is invalid. */
export const campaignsOf = (answer: unknown): readonly ShownCampaign[] | null => {
  const list = (answer as {campaigns?: unknown} | null)?.campaigns;
  return Array.isArray(list) && list.every(isCampaign) ? list : null;
};
