import {Languages} from 'lucide';
import {languages} from '../../agency/languages.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {Select} from '../ui/select.tsx';

const items = languages.map(({code, name}) => ({value: code, label: name, lang: code}));

/** Offers the languages. `start/choose-language.ts` switches the page to the chosen one. */
export const LanguagePicker = () => {
  const t = useText();
  const {lang} = useScreen();
  return (
    <Select label={t('language')} items={items} value={lang} icon={<Icon node={Languages} size={18} />} />
  );
};
