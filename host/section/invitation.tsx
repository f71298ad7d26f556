import {useText} from '../content/site-context.ts';
import {OutLink} from '../ui/out-link.tsx';
import {useBookingUrl} from '../ui/use-booking-url.ts';

/** The link to a consultation, at the end of a page of text. */
export const Invitation = () => {
  const t = useText();
  const bookingUrl = useBookingUrl();
  return (
    <aside className="invitation" aria-labelledby="invitation-title">
      <div className="wrap invitation-row">
        <div>
          <h2 id="invitation-title">{t('blogCta')}</h2>
          <p className="quiet">{t('blogCtaText')}</p>
        </div>
        <OutLink size="lg" href={bookingUrl} isBooking>
          {t('scheduleConsultation')}
        </OutLink>
      </div>
    </aside>
  );
};
