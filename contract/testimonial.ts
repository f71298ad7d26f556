import type {Answer} from './of-schema.ts';
import type {TestimonialListSchema} from './public-data.schema.ts';

/** Answer of `GET /api/testimonials`. */
export type TestimonialList = Answer<typeof TestimonialListSchema>;

/** One published testimonial. */
export type Testimonial = TestimonialList['testimonials'][number];
