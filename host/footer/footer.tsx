import {answerLine, hoursLine} from '../../agency/hours.ts';
import {agency, agencyConfig} from '../content/agency-data.ts';
import {serviceAnchors, serviceKeys} from '../content/service-link.ts';
import {serviceIds} from '../content/service-id.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {withAgency} from '../content/site-texts.ts';
import {LampMark} from '../drawing/lamp.tsx';
import {pathOf} from '../routing/path.ts';
import {LegalLines} from './legal-lines.tsx';

/** The end of every page: who this is, when to call, everything there is, and what the law wants said. */
export const Footer = () => {
  const t = useText();
  const {lang, texts} = useScreen();
  const {footer, contact, links, sections} = texts.content;
  const home = pathOf(lang, {page: 'home'});
  const {street, city, state, zip} = agencyConfig.postalAddress;
  return (
    <footer className="footer night">
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
            {hoursLine(agencyConfig.hours, lang)}
            <br />
            {answerLine(agencyConfig.hours, lang)}
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
        <nav className="footer-navigation" aria-label={t('footerNavigation')}>
          <div>
            <h2>{footer.servicesTitle}</h2>
            <ul className="plain">
              {serviceIds.map((id) => (
                <li key={id}>
                  <a href={`${home}#${serviceAnchors[id]}`}>{t(serviceKeys[id])}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{footer.toolsTitle}</h2>
            <ul className="plain">
              <li>
                <a href={`${home}#calculators`}>{t('calculators')}</a>
              </li>
              <li>
                <a href={pathOf(lang, {page: 'ai-workflow'})}>{sections.questionnaire.label}</a>
              </li>
              {texts.articles.length > 0 && (
                <li>
                  <a href={pathOf(lang, {page: 'blog'})}>{t('blog')}</a>
                </li>
              )}
              <li>
                <a href={`${home}#contact`}>{t('contact')}</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>{footer.legalTitle}</h2>
            <ul className="plain">
              <li>
                <a href={pathOf(lang, {page: 'privacy'})}>{footer.privacy}</a>
              </li>
              <li>
                <a href={pathOf(lang, {page: 'terms'})}>{footer.terms}</a>
              </li>
              <li>
                <a href={pathOf(lang, {page: 'disclosures'})}>{footer.disclosures}</a>
              </li>
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
                        aria-label={`${withAgency(links.social, {network: name})} (${links.newTab})`}
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
