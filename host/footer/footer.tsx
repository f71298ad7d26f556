import {legalPageNames} from '../../agency/legal-pages/legal-page.ts';
import {INSURANCE_TYPES, SERVICE_TEXT_KEYS} from '../../contract/insurance-type.ts';
import {agency, agencyConfig} from '../content/agency-data.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {withAgency} from '../content/site-texts.ts';
import {LampMark} from '../drawing/lamp.tsx';
import {pathOf} from '../routing/path.ts';
import {useSiteLinks} from '../header/site-links.ts';
import {breakable} from '../ui/breakable.ts';
import {HoursLines} from '../ui/hours-lines.tsx';
import {LegalLines} from './legal-lines.tsx';
import {SITE_MAP_ID} from './site-map-id.ts';

/** The end of every page: the agency, its hours, all pages, and the legal texts. */
export const Footer = () => {
  const t = useText();
  const {lang, texts} = useScreen();
  const {footer, contact, links: names} = texts.content;
  const links = useSiteLinks();
  const home = pathOf(lang, {page: 'home'});
  const {street, city, state, zip} = agencyConfig.postalAddress;
  return (
    <footer className="footer night" data-offline={t('offline')} data-offline-press={t('offlinePress')}>
      <div className="wrap footer-grid">
        <div className="footer-about">
          <a className="wordmark" href={home} aria-label={t('homeLink')}>
            <LampMark />
            <span>{agency.agencyName}</span>
          </a>
          <p>{footer.about}</p>
        </div>
        <div className="footer-reach">
          <h2>{contact.hoursLabel}</h2>
          <p>
            <HoursLines />
          </p>
          <p>
            <a href={agency.phoneHref}>{agency.phone}</a>
            <br />
            <a href={agency.emailHref}>{agency.email}</a>
          </p>
          <address>
            {street}
            <br />
            {`${city}, ${state} ${zip}`}
          </address>
        </div>
        <nav id={SITE_MAP_ID} className="footer-navigation" aria-label={t('footerNavigation')}>
          <div>
            <h2>{footer.servicesTitle}</h2>
            <ul className="plain">
              {INSURANCE_TYPES.map((id) => (
                <li key={id}>
                  <a href={pathOf(lang, {page: 'service', id})}>{breakable(t(SERVICE_TEXT_KEYS[id]))}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{footer.toolsTitle}</h2>
            <ul className="plain">
              {links.slice(2).map(({id, href, label}) => (
                <li key={id}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              <li>
                <a href={pathOf(lang, {page: 'glossary'})}>{t('glossaryLink')}</a>
              </li>
              <li>
                <a href={pathOf(lang, {page: 'embed'})}>{t('embedLink')}</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>{footer.legalTitle}</h2>
            <ul className="plain">
              {legalPageNames.map((page) => (
                <li key={page}>
                  <a href={pathOf(lang, {page})}>{footer[page]}</a>
                </li>
              ))}
            </ul>
            {agencyConfig.links.social.length > 0 && (
              <>
                <h2>{t('followUs')}</h2>
                <ul className="plain">
                  {agencyConfig.links.social.map(({name, url}) => (
                    <li key={url}>
                      <a
                        href={url}
                        target="_blank"
                        rel="noopener"
                        aria-label={`${withAgency(names.social, {network: name})} (${names.newTab})`}
                      >
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </nav>
      </div>
      <LegalLines />
    </footer>
  );
};
