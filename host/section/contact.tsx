import {CalendarDays, Copy} from 'lucide';
import {agency} from '../content/agency-data.ts';
import {useScreen, useText, type Text} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {Lamplight} from '../element/lamplight.tsx';
import {Button} from '../ui/button.tsx';
import {HoursLines} from '../ui/hours-lines.tsx';
import {OutLink} from '../ui/out-link.tsx';
import {showToast} from '../ui/toast-store.ts';
import {Tooltip} from '../ui/tooltip.tsx';
import {useBookingUrl} from '../ui/use-booking-url.ts';

/** Get In Touch: the email address, the booking button, the phone, and the contact form. */
export const Contact = () => {
  const t = useText();
  const {texts} = useScreen();
  const {contact} = texts.content;
  const bookingUrl = useBookingUrl();
  return (
    <section id="contact" className="contact night breath" aria-labelledby="contact-title">
      <div className="wrap contact-grid">
        <div className="contact-words">
          <p className="kicker">{t('contactKicker')}</p>
          <h2 id="contact-title">{t('contactTitle')}</h2>
          <p className="lede">{contact.intro}</p>
          <dl className="ways">
            <div>
              <dt>{t('emailUs')}</dt>
              <dd className="way-email">
                <a href={agency.emailHref}>{agency.email}</a>
                <Tooltip text={t('copyEmail')}>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('copyEmail')}
                    onClick={() => void copyEmail(t)}
                  >
                    <Icon node={Copy} size={18} />
                  </Button>
                </Tooltip>
              </dd>
            </div>
            <div>
              <dt>{contact.phoneLabel}</dt>
              <dd>
                <a href={agency.phoneHref}>{agency.phone}</a>
              </dd>
            </div>
            <div>
              <dt>{contact.hoursLabel}</dt>
              <dd className="way-hours">
                <HoursLines />
              </dd>
            </div>
          </dl>
          <OutLink size="lg" href={bookingUrl} isBooking>
            <Icon node={CalendarDays} /> {t('bookConsultation')}
          </OutLink>
          <p className="contact-note">{contact.bookingNote}</p>
        </div>
        <div className="contact-form">
          <Lamplight name="contact-form">
            <div className="fallback">
              <h3>{contact.formTitle}</h3>
              <p>{t('contactFallback')}</p>
              <a href={agency.emailHref}>{agency.email}</a>
            </div>
          </Lamplight>
        </div>
      </div>
    </section>
  );
};

const copyEmail = async (t: Text): Promise<void> => {
  try {
    await navigator.clipboard.writeText(agency.email);
    showToast({title: t('emailCopied'), description: t('emailCopiedText')});
  } catch {
    // No permission, or no secure context: the toast shows the address to copy by hand.
    showToast({title: t('emailNotCopied'), description: t('emailNotCopiedText'), variant: 'destructive'});
  }
};
