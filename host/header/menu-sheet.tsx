import {Phone} from 'lucide';
import {SERVICE_TEXT_KEYS} from '../../contract/insurance-type.ts';
import {agency} from '../content/agency-data.ts';
import {menuServices} from '../content/service-link.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {LampMark} from '../drawing/lamp.tsx';
import {pathOf} from '../routing/path.ts';
import {ButtonLink} from '../ui/button.tsx';
import {Sheet} from '../ui/sheet.tsx';
import {useSiteLinks} from './site-links.ts';

/** The id of the phone's menu, for the button that opens it. */
export const MENU_ID = 'menu';

/** The phone's menu. Closes after navigation to another page or within this page. */
export const MenuSheet = () => {
  const t = useText();
  const {lang} = useScreen();
  const links = useSiteLinks();
  const home = pathOf(lang, {page: 'home'});
  return (
    <Sheet
      id={MENU_ID}
      label={t('menu')}
      closeLabel={t('menuClose')}
      heading={
        <span className="wordmark">
          <LampMark />
          <span>{agency.agencyName}</span>
        </span>
      }
    >
      <nav className="sheet-navigation" aria-label={t('menu')}>
        <ul className="plain">
          {links.map(({id, href, label}) => (
            <li key={id}>
              <a href={href}>{label}</a>
              {id === 'services' && (
                <ul className="plain">
                  {menuServices.map((service) => (
                    <li key={service}>
                      <a href={pathOf(lang, {page: 'service', id: service})}>
                        {t(SERVICE_TEXT_KEYS[service])}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="sheet-foot">
        <ButtonLink size="lg" href={`${home}#hero`}>
          {t('getQuoteBtn')}
        </ButtonLink>
        <ButtonLink size="lg" variant="outline" href={agency.phoneHref}>
          <Icon node={Phone} /> {agency.phone}
        </ButtonLink>
      </div>
    </Sheet>
  );
};
