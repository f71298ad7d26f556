import type {Testimonial} from '../../contract/testimonial.ts';
import type * as lateFile from './testimonials-late.tsx';

/** A testimonial on screen: a client's from the API, or an invented one of the sample agency. */
export type ShownTestimonial = Testimonial & {
  /** The note that the testimonial is invented, in the language on screen. */
  readonly sample?: string;
};

/** The state of the element. */
export type TestimonialsState = {
  /** The API's testimonials; null before its answer. An invalid answer counts as an empty list. */
  readonly answered: readonly ShownTestimonial[] | null;
  /**
   * The sample agency's testimonials in the language on screen; none for a real agency; null before they are requested.
   */
  readonly builtIn: readonly ShownTestimonial[] | null;
  /** The ids of long testimonials that the visitor has opened. */
  readonly opened: readonly number[];
  /** The ids of testimonials whose picture could not be loaded. */
  readonly missing?: readonly number[];
  /** The part that shows pictures, once a testimonial has one. */
  readonly late?: typeof lateFile | null;
};

/** Returns the testimonials to draw: null while there is nothing to draw yet, an empty list when there are none. */
export const testimonialsToShow = ({
  answered,
  builtIn,
}: TestimonialsState): readonly ShownTestimonial[] | null =>
  [answered, builtIn].find((list) => list?.length) ?? answered;

/**
 * Returns the testimonials in an answer of `GET /api/testimonials`; entries of the wrong shape are omitted. Never
 * throws.
 */
export const testimonialsIn = (answer: unknown): readonly ShownTestimonial[] => {
  const list = [(answer as {testimonials?: unknown} | null)?.testimonials].flat();
  return list.filter((item): item is Testimonial => isTestimonial(item ?? {}));
};

const isTestimonial = ({
  id,
  rating = 0,
  name,
  service,
  review,
  relationship = '',
  source = '',
  date = '',
  imageUrl = '',
}: Partial<Testimonial>): boolean =>
  Number.isInteger(id) &&
  [1, 2, 3, 4, 5].includes(rating) &&
  [name, service, review, relationship, source, date, imageUrl].every((text) => typeof text === 'string');

/**
 * Returns the first letters of the first and the last word that begin with a letter, in upper case: `María de la Cruz`
 * is `MC`.
 */
export const initialsOf = (name: string): string => {
  const [first = '', ...others] = name.normalize('NFC').match(/(?<!\S)\p{L}/gu) ?? [];
  return (first + (others.at(-1) ?? '')).toUpperCase();
};

/** Returns the color behind the initials: one of three, by id modulo 3 (site-spec section 3). */
export const colourOf = (id: number): string => ['accent', 'glow', 'ink'].at(id % 3) ?? '';

/**
 * Returns how much space a review needs, so that all cards can have one height: a short review is drawn larger, a long
 * review is folded. A Chinese character needs about twice the space of a Latin letter.
 */
export const roomOf = (review: string): 'brief' | 'long' =>
  review.replace(/\p{Script=Han}/gu, '$&$&').length > 165 ? 'long' : 'brief';
