import {useText} from '../content/site-context.ts';
import {useSiteLinks} from '../header/site-links.ts';
import {PageHead} from './page-head.tsx';

/**
 * Any other path. The title and, at the end, the sentence for the developer have the specification's exact text;
 * between them are a sentence and links for visitors.
 */
export const NotFoundPage = () => {
  const t = useText();
  return (
    <PageHead title={t('notFoundTitle')} lede={t('notFoundLead')} drawing="unlit-lamp">
      <nav className="ways-back" aria-labelledby="ways-back-title">
        <h2 id="ways-back-title">{t('notFoundLinks')}</h2>
        <ul className="plain">
          {useSiteLinks().map(({id, href, label}) => (
            <li key={id}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="page-note">
        {t('notFoundDeveloper')} <span>{t('notFoundText')}</span>
      </p>
    </PageHead>
  );
};
