import {StoredCampaignListSchema, type StoredCampaign} from '../../agency/campaign.schema.ts';
import type {z} from 'zod';
import {CAMPAIGN_DEFAULTS} from '../../contract/campaign.ts';

/** The fields of a campaign as entered in the desk or on a command line. `checkCampaign` reports invalid fields. */
export type CampaignEntry = {
  readonly startDate?: unknown;
  readonly endDate?: unknown;
  readonly deadlines?: unknown;
  readonly source?: unknown;
  readonly verifiedOn?: unknown;
  readonly nextReview?: unknown;
  readonly title?: unknown;
  readonly message?: unknown;
  readonly ctaUrl?: unknown;
  readonly priority?: unknown;
};

// The specification fixes these fields for each type; they do not change from year to year.
const BY_TYPE = {
  aca: {name: 'ACA', icon: 'heart'},
  medicare: {name: 'Medicare', icon: 'shield'},
} as const;

/** Returns whether a text is a plan year. */
export const isPlanYear = (year: string): boolean => /^20\d\d$/u.test(year);

type YearOfType = {readonly type: 'aca' | 'medicare'; readonly year: string};

// Medicare's window is known by the year in which it opens, the Marketplace's by the plan year.
const nameYear = ({type, year}: YearOfType): string =>
  type === 'medicare' ? String(Number(year) - 1) : year;

/** Returns the id of the campaign for a plan year: the same window has the same id, no matter who adds the campaign. */
export const campaignId = (of: YearOfType): string => `${of.type}-${nameYear(of)}`;

/**
 * Builds the campaign for a plan year, with the texts and the link of its type where the entry has none. No date is copied from another
 * year.
 */
export const campaignOfYear = (of: YearOfType, entry: CampaignEntry, today: string): unknown => {
  const {type, year} = of;
  const {name, icon} = BY_TYPE[type];
  const {startDate, endDate, title, message} = entry;
  return {
    ...CAMPAIGN_DEFAULTS[type],
    verifiedOn: today,
    deadlines: [],
    ...entry,
    title: isLeftOut(title) ? `${name} Open Enrollment ${nameYear(of)}` : title,
    message: isLeftOut(message)
      ? `Open enrollment for ${year} coverage runs from ${String(startDate)} to ${String(endDate)}.`
      : message,
    id: campaignId(of),
    type,
    ctaText: 'Enroll Now',
    icon,
  };
};

// An empty field of a form counts as a missing field.
const isLeftOut = (text: unknown): boolean => text === undefined || text === '';

/** A valid campaign, or every invalid field with the reason. */
export type CheckedCampaign = {readonly campaign: StoredCampaign} | {readonly error: z.ZodError};

/**
 * Checks a campaign together with the others: each field, the order of the dates, and that a new id is free. The
 * paths of errors begin with the field.
 */
export const checkCampaign = (others: readonly StoredCampaign[], campaign: unknown): CheckedCampaign => {
  const parsed = StoredCampaignListSchema.safeParse([...others, campaign]);
  if (parsed.success) {
    const last = parsed.data.at(-1);
    if (last) return {campaign: last};
  }
  const {error} = parsed;
  if (!error) throw new Error('a list with a campaign parsed to an empty list');
  for (const issue of error.issues) issue.path.shift();
  return {error};
};

/** Returns the configured campaigns with their edits, followed by the added campaigns. */
export const currentCampaigns = (
  configured: readonly StoredCampaign[],
  edited: readonly StoredCampaign[],
): readonly StoredCampaign[] => [
  ...configured.map((campaign) => edited.find(({id}) => id === campaign.id) ?? campaign),
  ...edited.filter(({id}) => !configured.some((campaign) => campaign.id === id)),
];
