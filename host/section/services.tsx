import {ArrowRight, ArrowUpRight} from 'lucide';
import type {ServiceCard} from '../../agency/content.schema.ts';
import {carrierQuote} from '../../agency/public.ts';
import {agencyConfig} from '../content/agency-data.ts';
import {buttonTarget} from '../content/service-link.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {withAgency} from '../content/site-texts.ts';
import {Icon} from '../drawing/icon.tsx';
import {Spot} from '../drawing/spot.tsx';
import {pathOf} from '../routing/path.ts';
import {breakable} from '../ui/breakable.ts';
import {Notice} from '../ui/notice.tsx';
import {TargetLink} from '../ui/target-link.tsx';

/**
 * The seven services in the layout of a newspaper's front page: the first service leads, the others follow in columns.
 */
export const Services = () => {
  const t = useText();
  const {content} = useScreen().texts;
  return (
    <section id="services" className="services breath" aria-labelledby="services-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="services-title">{t('servicesTitle')}</h2>
          <p className="lede">{content.sections.services.intro}</p>
        </div>
        <div className="services-page">
          {content.services.map((service) => (
            <Service key={service.id} service={service} />
          ))}
        </div>
      </div>
    </section>
  );
};

const Service = ({service}: {readonly service: ServiceCard}) => {
  const t = useText();
  const {lang, texts} = useScreen();
  const target = buttonTarget(service.ctaLink, lang);
  // A card whose own link may not be shown still offers a consultation.
  const talk = target ? undefined : buttonTarget('booking', lang);
  const more = service.moreLink && buttonTarget(service.moreLink, lang);
  const carrier = service.id === 'health' ? carrierQuote(agencyConfig, lang) : null;
  return (
    <article
      id={`${service.id}-insurance`}
      className={`service service-${service.id}`}
      data-colour={service.colour}
    >
      <Spot name={service.icon} />
      <div className="service-words">
        <h3>{breakable(service.name)}</h3>
        <p>{service.description}</p>
        <ul className="features" aria-label={t('featuresOf', {service: service.name})}>
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="service-links">
          {target && (
            <TargetLink target={target} service={service.ctaLink === 'quote' ? service.id : undefined}>
              {service.ctaText}
              <Icon node={target.isExternal ? ArrowUpRight : ArrowRight} size={18} />
            </TargetLink>
          )}
          {talk && <TargetLink target={talk}>{t('bookConsultation')}</TargetLink>}
          {more && service.moreText && <TargetLink target={more}>{service.moreText}</TargetLink>}
          <a href={pathOf(lang, {page: 'service', id: service.id})}>
            {t('learnMore')} <span className="visually-hidden">({service.name})</span>
          </a>
          {carrier && (
            <TargetLink target={{href: carrier.url, isExternal: true, isBooking: false}}>
              {withAgency(texts.content.links.carrierHealthQuote, {carrier: carrier.carrier})}
            </TargetLink>
          )}
        </div>
        {service.notice && <Notice kind={service.notice} />}
      </div>
    </article>
  );
};
