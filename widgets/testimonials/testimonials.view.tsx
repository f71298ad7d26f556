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
          <Step element={element} label={t('previous')} path="M15 5l-7 7 7 7" step={-1} />
          <Step element={element} label={t('next')} path="M9 5l7 7-7 7" step={1} />
        </div>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group, because another landmark would be
          one too many */}
      <div className="rail" role="group" aria-label={t('title')} tabIndex={0}>
        <ul>
          {shown?.map((item) => (
            <TestimonialCard
              key={`${item.sample}${item.id}`}
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

type StepProps = {
  readonly element: TestimonialsElement;
  readonly label: string;
  readonly path: string;
  readonly step: 1 | -1;
};

const Step = ({element, label, path, step}: StepProps) => (
  <button type="button" className="step" aria-label={label} onClick={() => void element.move(step)}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);
