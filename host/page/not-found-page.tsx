import {useScreen, useText} from '../content/site-context.ts';
import {UnlitLamp} from '../drawing/unlit-lamp.tsx';
import {pathOf} from '../routing/path.ts';
import {PageHead} from './page-head.tsx';

/**
 * Any other path. The title and, at the end, the sentence for the developer are the specification's to the letter; between
 * them stands what helps a visitor: a sentence and links.
 */
export const NotFoundPage = () => {
  const t = useText();
  const {lang, texts} = useScreen();
  const home = pathOf(lang, {page: 'home'});
  return (
    <PageHead title={t('notFoundTitle')} lede={t('notFoundLead')} drawing={<UnlitLamp />}>
      <nav className="ways-back" aria-labelledby="ways-back-title">
        <h2 id="ways-back-title">{t('notFoundLinks')}</h2>
        <ul className="plain">
          <li>
            <a href={home}>{t('home')}</a>
          </li>
          <li>
            <a href={`${home}#services`}>{t('services')}</a>
          </li>
          <li>
            <a href={`${home}#calculators`}>{t('calculators')}</a>
          </li>
          {texts.articles.length > 0 && (
            <li>
              <a href={pathOf(lang, {page: 'blog'})}>{t('blog')}</a>
            </li>
          )}
          <li>
            <a href={pathOf(lang, {page: 'ai-workflow'})}>{texts.content.sections.questionnaire.label}</a>
          </li>
          <li>
            <a href={`${home}#contact`}>{t('contact')}</a>
          </li>
        </ul>
      </nav>
      <p className="page-note">
        {t('notFoundDeveloper')} <span>{t('notFoundText')}</span>
      </p>
    </PageHead>
  );
};
