import {ClipboardCheck} from 'lucide';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {pathOf} from '../routing/path.ts';
import type {Route} from '../routing/route.ts';
import {ServicesMenu} from './services-menu.tsx';

/** The header's links on wide windows. */
export const Navigation = () => {
  const t = useText();
  const {lang, route, texts} = useScreen();
  const home = pathOf(lang, {page: 'home'});
  const current = (page: Route['page']) => (route.page === page ? 'page' : undefined);
  return (
    <nav className="navigation" aria-label={t('mainNavigation')}>
      <ul className="plain">
        <li>
          <ServicesMenu />
        </li>
        <li>
          <a href={`${home}#calculators`}>{t('calculators')}</a>
        </li>
        {texts.articles.length > 0 && (
          <li>
            <a href={pathOf(lang, {page: 'blog'})} aria-current={current('blog')}>
              {t('blog')}
            </a>
          </li>
        )}
        <li>
          <a
            className="navigation-questionnaire"
            href={pathOf(lang, {page: 'ai-workflow'})}
            aria-current={current('ai-workflow')}
          >
            <Icon node={ClipboardCheck} />
            <span>{texts.content.sections.questionnaire.label}</span>
          </a>
        </li>
        <li>
          <a href={`${home}#contact`}>{t('contact')}</a>
        </li>
      </ul>
    </nav>
  );
};
