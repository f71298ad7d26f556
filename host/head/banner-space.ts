import type {CampaignSpan} from '../../insurance/campaign/campaign-span.ts';

type ShowsAny = (spans: readonly CampaignSpan[], dismissed: readonly string[], nowMs: number) => boolean;

/**
 * Reserves the banner's place by `<html data-banner>` before the first paint, if a campaign runs that was not
 * dismissed. Runs as text in the head: banner-script.ts passes `showsAny` as text, too.
 */
export const keepBannerSpace = (showsAny: ShowsAny, spans: readonly CampaignSpan[]): void => {
  const root = document.documentElement;
  // The server writes the campaigns into the page if somebody has edited them since the build.
  const edited = root.dataset['campaigns'];
  const current = edited ? (JSON.parse(edited) as readonly CampaignSpan[]) : spans;
  let dismissed: readonly string[] = [];
  try {
    const saved: unknown = JSON.parse(localStorage.getItem('dismissedBanners') ?? '[]');
    if (Array.isArray(saved)) dismissed = saved.filter((id) => typeof id === 'string');
  } catch {
    // storage is blocked or contains something else: nothing counts as dismissed
  }
  if (showsAny(current, dismissed, Date.now())) root.dataset['banner'] = '';
  else delete root.dataset['banner'];
};
