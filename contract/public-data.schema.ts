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
    priority: z.int(),
    icon: z.enum(CAMPAIGN_ICONS),
    source: z.string(),
    verifiedOn: z.iso.date(),
    nextReview: z.iso.date(),
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
        imageUrl: z.url().optional(),
        lang: z.enum(LANGUAGES).optional(),
        relationship: z.string().optional(),
        source: z.string().optional(),
        date: z.iso.date().optional(),
      }),
    ),
  })
  .meta({id: 'TestimonialList'});

/** Answer of `GET /api/health` and `GET /api/ready`. */
export const HealthReportSchema = z.strictObject({ok: z.boolean()}).meta({id: 'HealthReport'});
