import type {Page} from '@playwright/test';
import type {Campaign} from '../../../insurance/campaign/campaign.ts';

/** Locates the banner element. */
export const banner = (page: Page) => page.locator('lamplight-enrollment-banner');
/** A day on which the campaigns for 2027 run. */
export const TODAY = '2026-11-21T12:00:00-06:00';

/** Changes the campaigns of the server on their way to the page. */
export const changeCampaigns = async (
  page: Page,
  change: (campaign: Campaign) => Partial<Campaign>,
): Promise<void> => {
  await page.route('**/api/campaigns', async (route) => {
    const answer = await route.fetch();
    const {campaigns} = (await answer.json()) as {campaigns: Campaign[]};
    for (const campaign of campaigns) Object.assign(campaign, change(campaign));
    await route.fulfill({json: {campaigns}});
  });
};
