import {ArrowRight, CalendarDays} from 'lucide';
import type {InsuranceType} from '../../contract/insurance-type.ts';
import {agency} from '../content/agency-data.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {Lamplight} from '../element/lamplight.tsx';
import type {LamplightTag} from '../elements.d.ts';
import {pathOf} from '../routing/path.ts';
import {ButtonLink} from '../ui/button.tsx';
import {OutLink} from '../ui/out-link.tsx';
import {PhoneText} from '../ui/phone-text.tsx';
import {useBookingUrl} from '../ui/use-booking-url.ts';

/**
 * The calculators of the services that have one; other services have the quote form, and the notary has the calendar.
 */
const calculators: Partial<Record<InsuranceType, readonly [LamplightTag, Readonly<Record<string, string>>]>> =
  {
    health: ['aca-calculator', {}],
    life: ['life-calculator', {placement: 'inline'}],
    retirement: ['retirement-calculator', {}],
  };

/** Returns whether the page of a service has a calculator. */
export const hasCalculator = (id: InsuranceType): boolean => calculators[id] !== undefined;

/** The calculator or form of a service; for the notary, the link to the calendar. */
export const ServiceTool = ({id}: {readonly id: InsuranceType}) => {
  const calculator = calculators[id];
  if (id === 'notary') return <Booking />;
  if (!calculator) return <QuoteForm id={id} />;
  const [name, attributes] = calculator;
  return (
    <>
      <div className="tool">
        <Lamplight name={name} attributes={attributes}>
          <ToolFallback />
        </Lamplight>
      </div>
      {id === 'health' && <Questionnaire />}
    </>
  );
};

/** The quote form with the service selected. */
export const QuoteForm = ({id}: {readonly id: InsuranceType}) => {
  const t = useText();
  return (
    <div className="service-form">
      <Lamplight name="quote-form" attributes={{'insurance-type': id}}>
        <div className="fallback">
          <p>{t('quoteFallback')}</p>
          <a href={agency.emailHref}>{agency.email}</a>
        </div>
      </Lamplight>
    </div>
  );
};

const ToolFallback = () => {
  const t = useText();
  return (
    <p>
      <PhoneText text={t('toolFallback')} />
    </p>
  );
};

const Questionnaire = () => {
  const t = useText();
  const {lang, texts} = useScreen();
  return (
    <aside className="ask" aria-labelledby="ask-title">
      <h3 id="ask-title">{t('questionnaireTitle')}</h3>
      <p>{texts.content.sections.questionnaire.intro}</p>
      <ButtonLink variant="outline" href={pathOf(lang, {page: 'ai-workflow'})}>
        {t('questionnaireAction')} <Icon node={ArrowRight} size={18} />
      </ButtonLink>
    </aside>
  );
};

const Booking = () => {
  const t = useText();
  const {contact, services} = useScreen().texts.content;
  const card = services.find(({id}) => id === 'notary');
  const bookingUrl = useBookingUrl();
  return (
    <div className="tool service-booking">
      <OutLink size="lg" href={bookingUrl} isBooking>
        <Icon node={CalendarDays} /> {card?.ctaText ?? t('bookConsultation')}
      </OutLink>
      <p className="quiet">
        {contact.bookingNote} <a href={agency.phoneHref}>{t('callNumber')}</a>
      </p>
    </div>
  );
};
