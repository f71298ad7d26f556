import type {MouseEvent} from 'react';
import type {ViewProps} from '../element/view-element.ts';
import {WidgetFooter} from '../ui/footer/widget-footer.tsx';
import {TestimonialCard} from './testimonial-card.tsx';
import type {TestimonialsElement} from './testimonials.element.ts';
import {testimonialsToShow, type TestimonialsState} from './testimonials.model.ts';

type Props = ViewProps<
  TestimonialsElement,
  TestimonialsState,
  TestimonialsElement['constructor']['attributes']
>;

/** A rail of cards of one height: whatever and however much the API answers, nothing around it moves. */
export const TestimonialsView = ({element, state, attributes, t, lang}: Props) => {
  const shown = testimonialsToShow(state);
  if (shown?.length === 0) return null;
  const hasHeading = attributes.heading === 'on';
  const Heading = `h${attributes.headingLevel}` as 'h2';

  return (
    <section aria-labelledby={hasHeading ? 'title' : undefined} aria-busy={shown === null}>
      <header>
        {hasHeading && (
          <div>
            <Heading id="title">{t('title')}</Heading>
            <p>{t('intro')}</p>
          </div>
        )}
        <div className="steps">
          <Step label={t('previous')} path="M15 5l-7 7 7 7" step={-1} />
          <Step label={t('next')} path="M9 5l7 7-7 7" step={1} />
        </div>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a
          scrollable part must scroll by keyboard, too; a group, because another landmark would be one too
          many */}
      <div className="rail" role="group" aria-label={t('title')} tabIndex={0}>
        <ul>
          {shown?.map((item) => (
            <TestimonialCard
              key={`${item.isSample}${item.id}`}
              item={item}
              element={element}
              state={state}
              t={t}
            />
          )) ?? [1, 2, 3].map((place) => <li key={place} className="card" />)}
        </ul>
      </div>
      <WidgetFooter t={t} lang={lang} picker={attributes.picker} />
    </section>
  );
};

const Step = ({label, path, step}: {label: string; path: string; step: 1 | -1}) => (
  <button type="button" className="step" aria-label={label} onClick={(event) => move(event, step)}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);

/** One card forward or back; from the last to the first and the other way round. */
const move = ({currentTarget}: MouseEvent, step: 1 | -1): void => {
  const rail = currentTarget.closest('section')?.querySelector('.rail');
  if (!rail) return;
  const last = rail.scrollWidth - rail.clientWidth;
  const next = rail.scrollLeft + (step * rail.scrollWidth) / rail.querySelectorAll('li').length;
  const isPastTheEnd = step === 1 ? rail.scrollLeft > last - 4 : rail.scrollLeft < 4;
  rail.scrollTo({left: isPastTheEnd ? last - rail.scrollLeft : next});
};
