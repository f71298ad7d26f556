/** One published testimonial as `GET /api/testimonials` gives it. */
export type Testimonial = {
  readonly id: number;
  readonly name: string;
  readonly service: string;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly review: string;
  readonly imageUrl?: string;
};

/** Answer of `GET /api/testimonials`. */
export type TestimonialList = {readonly testimonials: readonly Testimonial[]};
