import type {TestimonialsElement} from './testimonials.element.ts';

/* The parts that most visitors never need: the pictures of clients, which few agencies have, and the steps of the rail,
   which also scrolls by touch and by keyboard. Loads when the first testimonial with a picture arrives, or at the first step. */

export {pictureOf} from './picture-address.ts';

type Props = {
  /** The id of the testimonial. */
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  readonly element: TestimonialsElement;
};

/** The picture of a client. */
export const Picture = ({id, src, alt, element}: Props) => (
  <img
    className="initials"
    part="initials"
    src={src}
    alt={alt}
    width={48}
    height={48}
    loading="lazy"
    referrerPolicy="no-referrer"
    onError={() => element.toggle('missing', id)}
  />
);

/** Scrolls the rail by one card; from the last card to the first and the other way round. */
export const move = (rail: Element, step: 1 | -1): void => {
  const last = rail.scrollWidth - rail.clientWidth;
  const next = rail.scrollLeft + (step * rail.scrollWidth) / rail.querySelectorAll('li').length;
  const isPastTheEnd = step === 1 ? rail.scrollLeft > last - 4 : rail.scrollLeft < 4;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  rail.scrollTo({left: isPastTheEnd ? last - rail.scrollLeft : next, behavior});
};
