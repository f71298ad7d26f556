import {Languages} from 'lucide';
import {useLocation} from 'wouter';
import {isLanguageCode, languages} from '../../agency/languages.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {protocol} from '../../widgets/element/protocol.ts';
import {pathInLanguage} from '../routing/path.ts';
import {Select} from '../ui/select.tsx';

const items = languages.map(({code, name}) => ({value: code, label: name, lang: code}));

/** Switches the page to another language at the same position, saves the choice and notifies the elements. */
export const LanguagePicker = () => {
  const t = useText();
  const {lang} = useScreen();
  const [pathname, navigate] = useLocation();
  return (
    <Select
      label={t('language')}
      items={items}
      value={lang}
      icon={<Icon node={Languages} size={18} />}
      onChoose={(chosen) => {
        if (!isLanguageCode(chosen)) return;
        protocol().choose(chosen);
        navigate(pathInLanguage(pathname, chosen) + location.search + location.hash);
      }}
    />
  );
};
