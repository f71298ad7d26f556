import type {Translate} from '../element/translate.ts';
import {dateInWords} from '../ui/date-in-words.ts';
import type {TestimonialsElement} from './testimonials.element.ts';
import {
  colourOf,
  initialsOf,
  roomOf,
  type ShownTestimonial,
  type TestimonialsState,
} from './testimonials.model.ts';

/** The props of a card, and of its picture. */
export type CardProps = {
  readonly item: ShownTestimonial;
  readonly element: TestimonialsElement;
  readonly state: TestimonialsState;
  readonly t: Translate;
};

/** One testimonial: stars, text, author, place and date. All of it is text, whatever the server sends. */
export const TestimonialCard = (props: CardProps) => {
  const {item, element, state, t} = props;
  const {id, name, service, rating, review, relationship, source, date, sample} = item;
  const room = roomOf(review);
  const isOpen = state.opened.includes(id);
  // The server's name of another service has no text.
  const serviceText = t(`service.${service}`).replace('service.', '');
  return (
    <li className={`card ${room} ${isOpen ? 'open' : ''}`} part="card">
      <figure>
        <Stars rating={rating} label={t('rated', {rating})} />
        <blockquote lang={item.lang}>
          <p>{review}</p>
        </blockquote>
        {room === 'long' && (
          <button type="button" className="more" aria-expanded={isOpen} onClick={() => element.toggle(id)}>
            {t(isOpen ? 'readLess' : 'readAll')}
          </button>
        )}
        <figcaption>
          {state.late?.picture(props) ?? (
            <span part="initials" className={`initials ${colourOf(id)}`} aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <span>
            <b>{name}</b>
            <span>{serviceText}</span>
            {relationship && <span lang={item.lang}>{relationship}</span>}
            {source && date && <span>{t('source', {source, date: dateInWords(t, date)})}</span>}
            {sample && <span>{sample}</span>}
          </span>
        </figcaption>
      </figure>
    </li>
  );
};

const STAR = 'M12 2l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z';

const Stars = ({rating, label}: {rating: number; label: string}) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page's own colors, which an <img> cannot use
  <svg className="stars" viewBox="0 0 124 24" role="img" aria-label={label}>
    {[0, 1, 2, 3, 4].map((place) => (
      <path
        key={place}
        d={STAR}
        transform={`translate(${place * 25})`}
        className={place < rating ? undefined : 'empty'}
      />
    ))}
  </svg>
);
