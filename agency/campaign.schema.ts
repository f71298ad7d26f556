/**
 * Enrollment campaigns: text, dates and sources of the banner. Days are whole days in America/Chicago, including both
 * ends.
 */
import {z} from 'zod';
import {CAMPAIGN_DEFAULTS, CAMPAIGN_ICONS, CAMPAIGN_TYPES} from '../contract/campaign.ts';
import {CONTRADICTS, day, matching, isWebAddress, text, webAddress, wholeNumber} from './field.schema.ts';

const deadline = z
  .strictObject({
    enrollBy: day('the last day to enroll for this start of coverage'),
    coverageStarts: day('the day on which coverage starts'),
  })
  .refine(({enrollBy, coverageStarts}) => enrollBy < coverageStarts, {
    error: 'should have a start of coverage after the deadline',
    path: ['coverageStarts'],
    params: CONTRADICTS,
  });

const campaignFields = {
  id: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a short name in small letters, such as aca-2027'),
  type: z.enum(CAMPAIGN_TYPES, {error: 'should be aca or medicare'}),
  title: text('the title of the campaign, for your own lists'),
  message: text('the message of the campaign, for your own lists'),
  ctaText: text('the words on the button, for your own lists'),
  startDate: day('the first day of the campaign'),
  endDate: day('the last day of the campaign'),
  priority: wholeNumber(1, 'a whole number: the lowest is shown first'),
  icon: z.enum(CAMPAIGN_ICONS, {error: 'should be heart, shield or default'}),
  /** In order. The banner names the first that has not passed; empty when the campaign has only its end date. */
  deadlines: z.array(deadline, {
    error: 'should be a list of {enrollBy, coverageStarts}; [] when there is none',
  }),
  source: text('where the dates come from'),
  verifiedOn: day('the day on which the dates were last checked'),
  nextReview: day('the last day on which the dates may be shown without a new check'),
};

type Dated = {
  startDate: string;
  endDate: string;
  verifiedOn: string;
  nextReview: string;
  deadlines: {enrollBy: string}[];
};

const consistent = (campaign: Dated, check: z.RefinementCtx): void => {
  const refuse = (field: string, message: string) =>
    check.addIssue({code: 'custom', path: [field], message, params: CONTRADICTS});
  const {startDate, endDate, verifiedOn, nextReview, deadlines} = campaign;
  if (endDate < startDate) refuse('endDate', 'should not be before startDate');
  if (nextReview < verifiedOn) refuse('nextReview', 'should not be before verifiedOn');
  const days = deadlines.map(({enrollBy}) => enrollBy);
  if (days.some((by, index) => index > 0 && by <= (days[index - 1] ?? '')))
    refuse('deadlines', 'should be in order of their days');
  if (days.some((by) => by < startDate || by > endDate))
    refuse('deadlines', 'should lie within startDate and endDate');
};

const agencyLinks = CAMPAIGN_TYPES.map((type) => CAMPAIGN_DEFAULTS[type].ctaUrl);
const address = webAddress('the page to enroll on');
const expectedLink = `should be ${agencyLinks.join(', ')}, or a full address that begins with https://`;
const linkOrAddress = z
  .string({error: expectedLink})
  .refine((value) => agencyLinks.some((link) => link === value) || isWebAddress(value), {
    error: expectedLink,
  });

/** A campaign in the file: `ctaUrl` may name one of the agency's links. */
export const StoredCampaignSchema = z
  .strictObject({...campaignFields, ctaUrl: linkOrAddress})
  .superRefine(consistent);

/** A campaign in the API: every address in full. */
export const CampaignSchema = z.strictObject({...campaignFields, ctaUrl: address}).superRefine(consistent);

/** The file of campaigns: ids are unique. */
export const StoredCampaignListSchema = z
  .array(StoredCampaignSchema, {error: 'should be a list of campaigns'})
  .superRefine((campaigns, check) => {
    campaigns.forEach(({id}, index) => {
      if (campaigns.findIndex((other) => other.id === id) < index)
        check.addIssue({code: 'custom', path: [index, 'id'], message: `should be unique: ${id} is taken`});
    });
  });

/** A campaign in the file. */
export type StoredCampaign = z.infer<typeof StoredCampaignSchema>;
/** A campaign in the API. */
export type Campaign = z.infer<typeof CampaignSchema>;
