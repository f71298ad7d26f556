import {Phone} from 'lucide';
import {agency} from '../content/agency-data.ts';
import {menuServices, serviceAnchors, serviceKeys} from '../content/service-link.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {LampMark} from '../drawing/lamp.tsx';
import {pathOf} from '../routing/path.ts';
import {useSite} from '../state/site-store.ts';
import {ButtonLink} from '../ui/button.tsx';
import {Sheet} from '../ui/sheet.tsx';

const setOpen = (isMenuOpen: boolean): void => useSite.setState({isMenuOpen});
const close = (): void => setOpen(false);

/** The phone's menu. It closes after navigation, to another page or within this one. */
export const MenuSheet = () => {
  const t = useText();
  const {lang, texts} = useScreen();
  const isOpen = useSite((site) => site.isMenuOpen);
  const home = pathOf(lang, {page: 'home'});
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={setOpen}
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
          <li>
            <a href={home} onClick={close}>
              {t('home')}
            </a>
          </li>
          <li>
            <a href={`${home}#services`} onClick={close}>
              {t('services')}
            </a>
            <ul className="plain">
              {menuServices.map((id) => (
                <li key={id}>
                  <a href={`${home}#${serviceAnchors[id]}`} onClick={close}>
                    {t(serviceKeys[id])}
                  </a>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <a href={`${home}#calculators`} onClick={close}>
              {t('calculators')}
            </a>
          </li>
          {texts.articles.length > 0 && (
            <li>
              <a href={pathOf(lang, {page: 'blog'})} onClick={close}>
                {t('blog')}
              </a>
            </li>
          )}
          <li>
            <a href={pathOf(lang, {page: 'ai-workflow'})} onClick={close}>
              {texts.content.sections.questionnaire.label}
            </a>
          </li>
          <li>
            <a href={`${home}#contact`} onClick={close}>
              {t('contact')}
            </a>
          </li>
        </ul>
      </nav>
      <div className="sheet-foot">
        <ButtonLink size="lg" href={`${home}#hero`} onClick={close}>
          {t('getQuoteBtn')}
        </ButtonLink>
        <ButtonLink size="lg" variant="outline" href={agency.phoneHref}>
          <Icon node={Phone} /> {agency.phone}
        </ButtonLink>
      </div>
    </Sheet>
  );
};
