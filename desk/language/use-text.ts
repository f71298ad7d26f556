import {useTranslation} from 'react-i18next';
import type {Language} from '../../contract/language.ts';
import type {TextKey} from './texts.ts';

/** Returns the text of a key with its values inserted; `count` selects the plural form. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the text function of the current language. */
export const useText = (): Text => useTranslation().t as Text;

/** Returns the current language, for dates and numbers. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
