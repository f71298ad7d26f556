import {pictureOf} from './picture-address.ts';
import type {CardProps} from './testimonial-card.tsx';
import type {TestimonialsElement} from './testimonials.element.ts';

/* The parts that most visitors never need: the pictures of clients, which few agencies have, and the steps of the rail,
   which also scrolls by touch and by keyboard. Loads when the first testimonial with a picture arrives, or at the first step. */

/** The picture of a client; null if the testimonial has no picture that may be shown. */
export const picture = ({item: {id, name, imageUrl}, element, state: {missing = []}, t}: CardProps) => {
  const src = missing.includes(id) ? null : pictureOf(imageUrl, element.apiOrigin);
  return (
    src && (
      <img
        className="initials"
        part="initials"
        src={src}
        alt={t('photo', {name})}
        width={48}
        height={48}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => element.setState({missing: [...(element.state.missing ?? []), id]})}
      />
    )
  );
};

/** Scrolls the rail by one card; from the last card to the first and the other way round. */
export const move = ({shadowRoot}: TestimonialsElement, step: 1 | -1): void => {
  const rail = shadowRoot?.querySelector('.rail');
  if (!rail) return;
  const last = rail.scrollWidth - rail.clientWidth;
  const next = rail.scrollLeft + (step * rail.scrollWidth) / rail.querySelectorAll('li').length;
  const isPastTheEnd = step === 1 ? rail.scrollLeft > last - 4 : rail.scrollLeft < 4;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  rail.scrollTo({left: isPastTheEnd ? last - rail.scrollLeft : next, behavior});
};
