import type {Language} from './language.ts';

/** One published testimonial as `GET /api/testimonials` gives it. */
export type Testimonial = {
  readonly id: number;
  readonly name: string;
  readonly service: string;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly review: string;
  readonly imageUrl?: string;
  /** The language the review was given in. */
  readonly lang?: Language;
  /** What joins the client and the agency, in words such as `client since 2021` (16 CFR 255.5). */
  readonly relationship?: string;
  /** Where it was given: a review site, an email, a card. */
  readonly source?: string;
  /** The day it was given, `2026-11-03`. */
  readonly date?: string;
};

/** Answer of `GET /api/testimonials`. */
export type TestimonialList = {readonly testimonials: readonly Testimonial[]};
