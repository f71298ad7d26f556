import {useScreen, useText} from '../content/site-context.ts';
import {pathOf} from '../routing/path.ts';

/** The breadcrumbs from the landing page to the service. */
export const ServiceTrail = ({name, label}: {readonly name: string; readonly label: string}) => {
  const t = useText();
  const {lang} = useScreen();
  const home = pathOf(lang, {page: 'home'});
  return (
    <nav className="trail" aria-label={label}>
      <ol className="plain">
        <li>
          <a href={home}>{t('home')}</a>
        </li>
        <li>
          <a href={`${home}#services`}>{t('services')}</a>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
};
