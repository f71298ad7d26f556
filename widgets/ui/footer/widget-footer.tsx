import {LanguagePicker, type LanguagePickerProps} from './language-picker.tsx';

/** What a footer needs. */
export type WidgetFooterProps = LanguagePickerProps & {
  /** Has the shared text `language` and the legal text `licenceLine`. */
  readonly t: LanguagePickerProps['t'];
  /** The element's `picker` attribute. */
  readonly picker: 'on' | 'off';
};

/** What stands under every widget: who is licensed for it (28 TAC 19.902), and the choice of language. */
export const WidgetFooter = ({t, lang, picker}: WidgetFooterProps) => (
  <footer className="footer" part="footer">
    <p>{t('licenceLine')}</p>
    {picker === 'on' ? <LanguagePicker t={t} lang={lang} /> : null}
  </footer>
);
