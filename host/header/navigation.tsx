import {ClipboardCheck} from 'lucide';
import {useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {ServicesMenu} from './services-menu.tsx';
import {useSiteLinks} from './site-links.ts';

/** The header's links on wide windows. */
export const Navigation = () => {
  const t = useText();
  return (
    <nav className="navigation" aria-label={t('mainNavigation')}>
      <ul className="plain">
        <li>
          <ServicesMenu />
        </li>
        {useSiteLinks()
          .slice(2)
          .map(({id, href, label, current}) => (
            <li key={id}>
              {id === 'questionnaire' ? (
                <a className="navigation-questionnaire" href={href} aria-current={current}>
                  <Icon node={ClipboardCheck} />
                  <span>{label}</span>
                </a>
              ) : (
                <a href={href} aria-current={current}>
                  {label}
                </a>
              )}
            </li>
          ))}
      </ul>
    </nav>
  );
};
