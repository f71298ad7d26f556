import {API_PATHS} from '../../contract/api-path.ts';
import {TestimonialListSchema} from '../../contract/public-data.schema.ts';
import type {Testimonial} from '../../contract/testimonial.ts';
import {readRoute, type Route} from '../http/route.ts';
import {cached} from '../http/route-answer.ts';

const MAX_AGE_SECONDS = 300;

/** Creates `GET /api/testimonials`, which returns the published testimonials; an empty list if there are none. */
export const testimonialsRoute = (list: () => Promise<readonly Testimonial[]>): Route =>
  readRoute({
    path: API_PATHS.testimonials,
    summary: 'Published testimonials',
    policy: 'publicRead',
    answers: {200: TestimonialListSchema},
    handle: async () => cached({testimonials: await list()}, MAX_AGE_SECONDS),
  });
