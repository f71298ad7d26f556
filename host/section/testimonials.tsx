import {useScreen, useText} from '../content/site-context.ts';
import {Lamplight} from '../element/lamplight.tsx';

/** The reviews. Without reviews the element is hidden, and CSS hides the section. */
export const Testimonials = () => {
  const t = useText();
  const {content} = useScreen().texts;
  const {title, intro} = content.sections.testimonials;
  return (
    <section id="testimonials" className="testimonials breath" aria-labelledby="testimonials-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="testimonials-title">{title}</h2>
          <p className="lede">{intro}</p>
        </div>
        <Lamplight name="testimonials" attributes={{heading: 'off'}}>
          <p className="quiet">{t('testimonialsFallback')}</p>
        </Lamplight>
      </div>
    </section>
  );
};
