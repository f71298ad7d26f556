import type {Translate} from '../element/translate.ts';
import {dateInWords} from '../ui/date-in-words.ts';
import type {TestimonialsElement} from './testimonials.element.ts';
import {
  colourOf,
  initialsOf,
  roomOf,
  serviceTexts,
  type ShownTestimonial,
  type TestimonialsState,
} from './testimonials.model.ts';

type Props = {
  readonly item: ShownTestimonial;
  readonly element: TestimonialsElement;
  readonly state: TestimonialsState;
  readonly t: Translate;
};

/** One testimonial: stars, text, author, place and date. All of it is text, whatever the server sends. */
export const TestimonialCard = ({item, element, state, t}: Props) => {
  const {id, name, service, rating, review, relationship, source, date, isSample} = item;
  const room = roomOf(review);
  const isOpen = state.opened.includes(id);
  const picture = state.missing.includes(id) ? null : state.late?.pictureOf(item.imageUrl, element.apiOrigin);
  const serviceText = isListed(service) ? t(serviceTexts[service]) : service;
  return (
    <li className={`card ${room} ${isOpen ? 'open' : ''}`} part="card">
      <figure>
        <Stars rating={rating} label={t('rated', {rating})} />
        <blockquote lang={item.lang}>
          <p>{review}</p>
        </blockquote>
        {room === 'long' && (
          <button
            type="button"
            className="more"
            aria-expanded={isOpen}
            onClick={() => element.toggle('opened', id)}
          >
            {t(isOpen ? 'readLess' : 'readAll')}
          </button>
        )}
        <figcaption>
          {picture && state.late ? (
            <state.late.Picture id={id} src={picture} alt={t('photo', {name})} element={element} />
          ) : (
            <span part="initials" className={`initials ${colourOf(id)}`} aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <span>
            <b>{name}</b>
            <span>{serviceText}</span>
            {relationship && <span lang={item.lang}>{relationship}</span>}
            {source && date && <span>{t('source', {source, date: dateInWords(t, date)})}</span>}
            {isSample && <span>{t('testimonialSample')}</span>}
          </span>
        </figcaption>
      </figure>
    </li>
  );
};

const STAR = 'M12 2.5l2.9 6.2 6.7.9-4.9 4.7 1.2 6.8-5.9-3.3-5.9 3.3 1.2-6.8L2.4 9.6l6.7-.9z';

const Stars = ({rating, label}: {rating: number; label: string}) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page's own colors, which an <img> cannot use
  <svg className="stars" viewBox="0 0 124 24" role="img" aria-label={label}>
    {[1, 2, 3, 4, 5].map((place) => (
      <path
        key={place}
        d={STAR}
        transform={`translate(${(place - 1) * 25})`}
        className={place > rating ? 'empty' : undefined}
      />
    ))}
  </svg>
);

const isListed = (service: string): service is keyof typeof serviceTexts =>
  Object.hasOwn(serviceTexts, service);
