import {type Language, LANGUAGES} from '../../../contract/language.ts';
import {protocol} from '../../element/protocol.ts';
import type {Translate} from '../../element/translate.ts';

/**
 * Each language by its own name. Not the table of `contract/language-name.ts`: elements without a footer would load the table, too
 * (40 bytes, brotli).
 */
const names: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
};

type Props = {
  /** Has the shared text `language` and the legal text `licenceLine`. */
  readonly t: Translate;
  readonly lang: Language;
  /** The element's `picker` attribute. */
  readonly picker: 'on' | 'off';
};

/**
 * The footer of every element: the license line (28 TAC 19.902), and the choice of language, which applies to every
 * Lamplight element on the page and is saved.
 */
export const WidgetFooter = ({t, lang, picker}: Props) => (
  <footer className="footer" part="footer">
    <p>{t('licenceLine')}</p>
    {picker === 'on' ? (
      <select
        aria-label={t('language')}
        part="picker"
        value={lang}
        onInput={(event) => protocol().choose(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {names[code]}
          </option>
        ))}
      </select>
    ) : null}
  </footer>
);
