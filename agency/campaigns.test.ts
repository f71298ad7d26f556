import {expect, test} from 'vitest';

import {CampaignSchema, StoredCampaignListSchema} from './campaign.schema.ts';
import {campaignFile, loadCampaigns, readCampaigns, withAddresses} from './campaigns.ts';
import {loadAgency} from './load.ts';
import {publicAgency} from './public.ts';

const stored = readCampaigns(campaignFile({}));
const find = (id: string) => {
  const campaign = stored.find((one) => one.id === id);
  if (!campaign) throw new Error(`no campaign ${id}`);
  return campaign;
};
const wrong = (changes: object): string =>
  StoredCampaignListSchema.safeParse([{...find('aca-2027'), ...changes}])
    .error?.issues.map(({path, message}) => `${path.join('.')} ${message}`)
    .join('; ') ?? '';

test('the two campaigns of the specification exist', () => {
  expect(find('aca-2025')).toMatchObject({
    priority: 1,
    startDate: '2024-11-01',
    endDate: '2025-01-15',
    icon: 'heart',
  });
  expect(find('medicare-2024')).toMatchObject({
    priority: 2,
    startDate: '2024-10-15',
    endDate: '2024-12-07',
    icon: 'shield',
  });
});

test('the window for 2027 names both of its deadlines', () => {
  expect(find('aca-2027')).toMatchObject({
    startDate: '2026-11-01',
    endDate: '2027-01-15',
    deadlines: [
      {enrollBy: '2026-12-15', coverageStarts: '2027-01-01'},
      {enrollBy: '2027-01-15', coverageStarts: '2027-02-01'},
    ],
  });
});

test('served campaigns have complete addresses', () => {
  const served = loadCampaigns({});
  expect(served).toHaveLength(stored.length);
  for (const campaign of served) expect(CampaignSchema.parse(campaign).ctaUrl).toMatch(/^https:/);
});

test('a Medicare campaign leads to Medicare.gov until the TPMO numbers are known, whatever its own link', () => {
  const agency = {...publicAgency(loadAgency({})), tpmo: null};
  const own = {...find('medicare-2026'), ctaUrl: 'https://plans.com/'};
  expect(
    new URL(withAddresses(own, {...agency, medicareEnrollUrl: 'https://www.medicare.gov/'}).ctaUrl).hostname,
  ).toBe('www.medicare.gov');
  const tpmo = {organizations: 6, products: 38, allPlans: false};
  expect(withAddresses(own, {...agency, tpmo}).ctaUrl).toBe('https://plans.com/');
});

test('a campaign with a wrong date, order or link is refused by field', () => {
  expect(wrong({endDate: '2026-10-01'})).toContain('0.endDate should not be before startDate');
  expect(wrong({endDate: '2027-02-30'})).toContain('0.endDate should be the last day');
  expect(wrong({nextReview: '2026-01-01'})).toContain('0.nextReview should not be before');
  expect(wrong({deadlines: [{enrollBy: '2027-02-01', coverageStarts: '2027-03-01'}]})).toContain(
    '0.deadlines should lie',
  );
  expect(wrong({ctaUrl: 'javascript:alert(1)'})).toContain('0.ctaUrl should be {{acaEnrollUrl}}');
  expect(wrong({source: ' '})).toContain('0.source should be where');
});

test('an id is unique', () => {
  const twice = StoredCampaignListSchema.safeParse([find('aca-2027'), find('aca-2027')]);
  expect(twice.error?.issues[0]?.message).toBe('should be unique: aca-2027 is taken');
});
