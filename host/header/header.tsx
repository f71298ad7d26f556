import {Clock, Menu, Phone} from 'lucide';
import {hoursLine} from '../../agency/hours.ts';
import {agency, agencyConfig} from '../content/agency-data.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {LampMark} from '../drawing/lamp.tsx';
import {Lamplight} from '../element/lamplight.tsx';
import {pathOf} from '../routing/path.ts';
import {Button, ButtonLink} from '../ui/button.tsx';
import {LanguagePicker} from './language-picker.tsx';
import {MENU_ID, MenuSheet} from './menu-sheet.tsx';
import {Navigation} from './navigation.tsx';

/** The top of every page: the banner, a line with hours, phone and language, and the bar that stays. */
export const Header = () => {
  const t = useText();
  const {lang} = useScreen();
  const home = pathOf(lang, {page: 'home'});
  return (
    <>
      <header className="page-top">
        <SkipLink />
        <Lamplight name="enrollment-banner" attributes={{placement: 'fixed'}} />
        <div className="topline">
          <div className="wrap topline-row">
            <p className="topline-hours">
              <Icon node={Clock} size={16} />
              <span>{hoursLine(agencyConfig.hours, lang)}</span>
            </p>
            <a className="topline-phone" href={agency.phoneHref}>
              <Icon node={Phone} size={16} />
              <span>{agency.phone}</span>
            </a>
            <LanguagePicker />
          </div>
        </div>
        <div className="header">
          <div className="wrap header-row">
            <a className="wordmark" href={home} aria-label={t('homeLink')}>
              <LampMark />
              <span>{agency.agencyName}</span>
            </a>
            <Navigation />
            <ButtonLink className="header-quote" href={`${home}#hero`}>
              {t('getQuoteBtn')}
            </ButtonLink>
            <Button
              className="header-menu"
              variant="outline"
              size="icon"
              aria-label={t('menuOpen')}
              aria-haspopup="dialog"
              popoverTarget={MENU_ID}
            >
              <Icon node={Menu} size={24} />
            </Button>
          </div>
        </div>
      </header>
      <MenuSheet />
      <Lamplight name="chat" attributes={{placement: 'fixed'}} />
    </>
  );
};

const SkipLink = () => {
  const t = useText();
  return (
    <a className="skip-link" href="#main">
      {t('skipToContent')}
    </a>
  );
};
