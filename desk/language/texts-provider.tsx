import type {i18n as I18n} from 'i18next';
import {useEffect, useState, type ReactNode} from 'react';
import {I18nextProvider} from 'react-i18next';
import type {Language} from '../../contract/language.ts';
import {LostTexts} from './lost-texts.tsx';
import {loadTexts} from './texts.ts';

/**
 * Renders its content after the texts of a language have loaded, and sets the page's language. Without the first texts, says so; without the
 * texts of a newly chosen language, the former language stays.
 */
export const TextsProvider = ({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) => {
  const [texts, setTexts] = useState<I18n>();
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const loaded = await loadTexts(language);
      if (!isCurrent) return;
      document.documentElement.lang = language;
      setTexts(loaded);
    };
    load().catch(() => setIsLost(isCurrent));
    return () => void (isCurrent = false);
  }, [language]);
  if (texts) return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
  return isLost ? <LostTexts language={language} /> : null;
};
