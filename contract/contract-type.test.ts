import {expectTypeOf, test} from 'vitest';
import type {z} from 'zod';
import type {CampaignList} from './campaign.ts';
import type {ContactRequestSchema} from './contact.schema.ts';
import type {LeadRequestSchema} from './lead.schema.ts';
import type {ProblemSchema} from './problem.schema.ts';
import type {Problem} from './problem.ts';
import type {CampaignListSchema, HealthReportSchema, TestimonialListSchema} from './public-data.schema.ts';
import type {HealthReport} from './health.ts';
import type {ReceiptSchema} from './submission.schema.ts';
import type {Receipt} from './submission.ts';
import type {TestimonialList} from './testimonial.ts';

// Widgets see the hand-written types, the server the schemas. These hold the two together; tsc checks them.
type Answer<Schema extends z.ZodType> = z.output<Schema>;

test('the answers that widgets read are the answers that the schemas describe', () => {
  expectTypeOf<Answer<typeof ReceiptSchema>>().toExtend<Receipt>();
  expectTypeOf<Answer<typeof ProblemSchema>>().toExtend<Problem>();
  expectTypeOf<Answer<typeof CampaignListSchema>>().toExtend<CampaignList>();
  expectTypeOf<Answer<typeof HealthReportSchema>>().toExtend<HealthReport>();
  expectTypeOf<Answer<typeof TestimonialListSchema>['testimonials'][number]['review']>().toEqualTypeOf<
    TestimonialList['testimonials'][number]['review']
  >();
});

test('the required answers of a request are the same in type and schema', () => {
  type Lead = z.input<typeof LeadRequestSchema>;
  type Contact = z.input<typeof ContactRequestSchema>;
  expectTypeOf<Pick<Lead, 'firstName' | 'lastName' | 'email' | 'insuranceType'>>().toEqualTypeOf<{
    firstName: string;
    lastName: string;
    email: string;
    insuranceType: Lead['insuranceType'];
  }>();
  expectTypeOf<Pick<Contact, 'name' | 'email' | 'message'>>().toEqualTypeOf<{
    name: string;
    email: string;
    message: string;
  }>();
});
