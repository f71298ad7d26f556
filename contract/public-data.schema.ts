import {z} from 'zod';
import {CAMPAIGN_ICONS, CAMPAIGN_TYPES} from './campaign.ts';
import {LANGUAGES} from './language.ts';

const CampaignSchema = z
  .strictObject({
    id: z.string(),
    type: z.enum(CAMPAIGN_TYPES),
    title: z.string(),
    message: z.string(),
    ctaText: z.string(),
    ctaUrl: z.url(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    // The campaign with the lowest number is shown first.
    priority: z.int(),
    icon: z.enum(CAMPAIGN_ICONS),
    source: z.string(),
    // The day of the last comparison of the dates with the source.
    verifiedOn: z.iso.date(),
    // After this day no end date is shown until the dates are verified again.
    nextReview: z.iso.date(),
    // The last day to enroll and the day coverage then starts.
    deadlines: z.array(z.strictObject({enrollBy: z.iso.date(), coverageStarts: z.iso.date()})),
  })
  .meta({id: 'Campaign'});

/** Answer of `GET /api/campaigns`. */
export const CampaignListSchema = z
  .strictObject({campaigns: z.array(CampaignSchema)})
  .meta({id: 'CampaignList'});

/** Answer of `GET /api/testimonials`. */
export const TestimonialListSchema = z
  .strictObject({
    testimonials: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        service: z.string(),
        rating: z.int().min(1).max(5),
        review: z.string(),
        imageUrl: z.url().exactOptional(),
        lang: z.enum(LANGUAGES).exactOptional(),
        // The relationship of client and agency, in words such as `client since 2021` (16 CFR 255.5).
        relationship: z.string().exactOptional(),
        // The place of the review: a review site, an email, a card.
        source: z.string().exactOptional(),
        date: z.iso.date().exactOptional(),
      }),
    ),
  })
  .meta({id: 'TestimonialList'});

/** Answer of `GET /api/health` and `GET /api/ready`. */
export const HealthReportSchema = z.strictObject({ok: z.boolean()}).meta({id: 'HealthReport'});
