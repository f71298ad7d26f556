import {agency} from '../content/agency-data.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Lamp} from '../drawing/lamp.tsx';
import {Skyline} from '../drawing/skyline.tsx';
import {Lamplight} from '../element/lamplight.tsx';
import {pathOf} from '../routing/path.ts';
import {ButtonLink} from '../ui/button.tsx';
import {OutLink} from '../ui/out-link.tsx';
import {useBookingUrl} from '../ui/use-booking-url.ts';
import {Assurance} from './assurance.tsx';
import {Claims} from './claims.tsx';

/**
 * The promise over the city at dusk, the proof below it, and across both the quote form, the target of the Get Quote
 * button.
 */
export const Hero = () => {
  const t = useText();
  const {
    lang,
    texts: {content},
  } = useScreen();
  const bookingUrl = useBookingUrl();
  return (
    <section id="hero" className="hero" aria-labelledby="hero-title">
      <div className="hero-words">
        <p className="kicker">{content.hero.eyebrow}</p>
        <h1 id="hero-title">{t('heroTitle')}</h1>
        <p className="lede">{t('heroSubtitle')}</p>
        <p className="hero-actions">
          <ButtonLink size="lg" href={pathOf(lang, {page: 'ai-workflow'})}>
            {t('heroQuestionnaire')}
          </ButtonLink>
          <OutLink variant="outline" size="lg" href={bookingUrl} isBooking>
            {t('scheduleConsultation')}
          </OutLink>
          <ButtonLink variant="link" href={agency.phoneHref}>
            {t('callNumber')}
          </ButtonLink>
        </p>
      </div>
      {/* After the words, because a phone draws the page while the rest of the document is still arriving. */}
      <div className="scene">
        <div className="scene-light" />
        <Skyline />
        <div className="scene-lamp">
          <Lamp />
        </div>
      </div>
      <div id="quote" className="hero-form">
        <Lamplight name="quote-form">
          <div className="fallback">
            <h2>{content.hero.formTitle}</h2>
            <p>{content.hero.formIntro}</p>
            <p>{t('quoteFallback')}</p>
            <a href={agency.emailHref}>{agency.email}</a>
          </div>
        </Lamplight>
      </div>
      <div className="hero-night night">
        <div className="hero-proof">
          <Claims />
          <Assurance />
        </div>
      </div>
    </section>
  );
};
