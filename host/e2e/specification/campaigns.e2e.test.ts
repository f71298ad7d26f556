import type {Campaign} from '../../../insurance/campaign/campaign.ts';
import {banner, changeCampaigns, TODAY} from './banner-page.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

test('the lowest priority number wins', spec('s2-banner-priority'), async ({page, site}) => {
  await page.clock.setFixedTime(TODAY);
  await changeCampaigns(page, ({type}) => ({priority: type === 'aca' ? 9 : 3}));
  await site.visit('/');
  await expect(banner(page).locator('.title')).toHaveText('Medicare Open Enrollment');
});

test(
  'the words come from the text keys by type, not from the campaign',
  spec('s3-campaign-text'),
  async ({page, site}) => {
    await page.clock.setFixedTime(TODAY);
    await changeCampaigns(page, () => ({
      title: 'Campaign title',
      message: 'Campaign message',
      ctaText: 'Campaign button',
    }));
    await site.visit('/');
    await expect(banner(page).locator('.title')).toHaveText('ACA Open Enrollment');
    await expect(banner(page)).not.toContainText('Campaign');
  },
);

test('the banner draws a heart, a shield or its default', spec('s3-campaign-icon'), async ({page, site}) => {
  await page.clock.setFixedTime(TODAY);
  const drawn: (string | null)[] = [];
  for (const icon of ['heart', 'shield', 'default'] as const) {
    await page.unrouteAll();
    await changeCampaigns(page, () => ({icon, priority: 1}));
    const answered = page.waitForResponse('**/api/campaigns');
    await site.visit('/privacy');
    await answered;
    await page.waitForLoadState('networkidle');
    await expect(banner(page).locator('.icon path')).toBeVisible();
    drawn.push(await banner(page).locator('.icon path').getAttribute('d'));
  }
  expect(new Set(drawn).size).toBe(3);
});

test(
  'the campaigns come from the API, the two of the specification among them',
  spec('s3-campaigns'),
  async ({request, site}) => {
    const answer = await request.get(site.address('/api/campaigns'));
    const {campaigns} = (await answer.json()) as {campaigns: Campaign[]};
    const find = (id: string) => campaigns.find((campaign) => campaign.id === id);
    expect(find('aca-2025')).toMatchObject({
      type: 'aca',
      priority: 1,
      startDate: '2024-11-01',
      endDate: '2025-01-15',
      icon: 'heart',
    });
    expect(find('medicare-2024')).toMatchObject({
      type: 'medicare',
      priority: 2,
      startDate: '2024-10-15',
      endDate: '2024-12-07',
      icon: 'shield',
    });
    expect(find('aca-2027')).toMatchObject({startDate: '2026-11-01', endDate: '2027-01-15'});
    expect(find('medicare-2026')).toMatchObject({startDate: '2026-10-15', endDate: '2026-12-07'});
    expect(find('medicare-2027')).toMatchObject({startDate: '2027-10-15', endDate: '2027-12-07'});
    for (const campaign of campaigns) {
      for (const field of [
        'id',
        'type',
        'title',
        'message',
        'ctaText',
        'ctaUrl',
        'startDate',
        'endDate',
        'icon',
      ] as const)
        expect(campaign[field], `${campaign.id} ${field}`).toMatch(/./u);
      expect(typeof campaign.priority).toBe('number');
    }
  },
);

test(
  'without the API the banner uses the copy in the bundle',
  spec('s7-campaigns-copy'),
  async ({page, site}) => {
    await page.clock.setFixedTime(TODAY);
    await page.route('**/api/**', (route) => route.abort());
    await site.visit('/');
    await expect(banner(page).locator('.title')).toHaveText('ACA Open Enrollment');
  },
);
