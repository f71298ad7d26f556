import {ArrowRight, ChevronDown} from 'lucide';
import {SERVICE_TEXT_KEYS} from '../../contract/insurance-type.ts';
import {menuServices} from '../content/service-link.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {Spot} from '../drawing/spot.tsx';
import {pathOf} from '../routing/path.ts';

const PANEL_ID = 'services-menu';

/**
 * The Services menu. The browser opens the panel by click, Enter and Space, and closes it by Esc and by a press beside it;
 * `start/follow-services-menu.ts` adds the pointer's delays and the down arrow. The menu is a list of links, so Tab moves
 * through it as through any other list.
 */
export const ServicesMenu = () => {
  const t = useText();
  const {lang, texts} = useScreen();
  const cards = texts.content.services.filter(({id}) => menuServices.includes(id));
  const home = pathOf(lang, {page: 'home'});
  return (
    <>
      <button type="button" className="navigation-trigger" popoverTarget={PANEL_ID}>
        {t('services')}
        <Icon node={ChevronDown} size={16} />
      </button>
      <div id={PANEL_ID} popover="auto" className="services-menu">
        <ul className="plain">
          {cards.map(({id, icon}) => (
            <li key={id}>
              <a href={pathOf(lang, {page: 'service', id})}>
                <Spot name={icon} />
                <span className="services-menu-name">{t(SERVICE_TEXT_KEYS[id])}</span>
                <span className="services-menu-text">{t(`${SERVICE_TEXT_KEYS[id]}Desc`)}</span>
              </a>
            </li>
          ))}
        </ul>
        <a className="services-menu-all" href={`${home}#services`}>
          {t('servicesMenu')} <Icon node={ArrowRight} size={18} />
        </a>
      </div>
    </>
  );
};
