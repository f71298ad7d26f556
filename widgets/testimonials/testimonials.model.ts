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
  readonly missing: readonly number[];
  /** The part that shows pictures, once a testimonial has one. */
  readonly late: typeof lateFile | null;
};

/** Returns the testimonials to draw: null while there is nothing to draw yet, an empty list when there are none. */
export const testimonialsToShow = ({
  answered,
  builtIn,
}: TestimonialsState): readonly ShownTestimonial[] | null => {
  if (answered !== null && answered.length > 0) return answered;
  return builtIn && builtIn.length > 0 ? builtIn : answered;
};

/**
 * Returns the testimonials in an answer of `GET /api/testimonials`; entries of the wrong shape are omitted. Never
 * throws.
 */
export const testimonialsIn = (answer: unknown): readonly ShownTestimonial[] => {
  const list = (answer as {testimonials?: unknown} | null)?.testimonials;
  return Array.isArray(list) ? list.filter(isTestimonial) : [];
};

const isTestimonial = (item: Partial<Testimonial> | null): item is Testimonial =>
  Number.isInteger(item?.id) &&
  [item?.name, item?.service, item?.review].every((text) => typeof text === 'string') &&
  [item?.relationship, item?.source, item?.date, item?.imageUrl].every(
    (text) => text === undefined || typeof text === 'string',
  ) &&
  [1, 2, 3, 4, 5].includes(item?.rating ?? 0);

/**
 * Returns the first letters of the first and the last word that begin with a letter, in upper case: `María de la Cruz`
 * is `MC`.
 */
export const initialsOf = (name: string): string => {
  const letters = name.normalize('NFC').match(/(?<!\S)\p{L}/gu) ?? [];
  return letters
    .filter((_, place) => place === 0 || place === letters.length - 1)
    .join('')
    .toUpperCase();
};

const colours = ['accent', 'glow', 'ink'] as const;

/** Returns the color behind the initials: one of three, by id modulo 3 (site-spec section 3). */
export const colourOf = (id: number): (typeof colours)[number] => colours[((id % 3) + 3) % 3] ?? 'accent';

/**
 * Returns how much space a review needs, so that all cards can have one height: a short review is drawn larger, a long
 * review is folded. A Chinese character needs about twice the space of a Latin letter.
 */
export const roomOf = (review: string): 'brief' | 'long' =>
  review.replace(/\p{Script=Han}/gu, '$&$&').length > 165 ? 'long' : 'brief';
