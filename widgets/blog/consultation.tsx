import type {BlogProps} from './blog.view.tsx';
import {Heading} from './heading.tsx';

/** The link to a consultation, at the booking page's next month. */
export const Consultation = ({state, level, t}: BlogProps & {readonly level: number}) => (
  <section className="consultation" aria-labelledby="consultation">
    <Heading level={level} id="consultation" className="heading">
      {t('consultTitle')}
    </Heading>
    <p>{t('consultText')}</p>
    <a className="button" href={state.booking} target="_blank" rel="noopener">
      {t('scheduleConsultation')}
      <span className="unseen">{t('newTab')}</span>
    </a>
  </section>
);
