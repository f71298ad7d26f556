import {createInstance, type i18n as I18n} from 'i18next';
import type {LanguageCode} from '../../agency/languages.ts';
import type {LegalCatalog, LegalKey} from '../../agency/legal/catalog.ts';
import {agencyValues, fillPlaceholders} from '../../agency/legal/values.ts';
import type {TranslationCatalog, TranslationKey} from '../../agency/translations/catalog.ts';
import type en from '../messages/en.json';
import {agency} from './agency-data.ts';
import type {ArticleEntry, HostContent} from './host-content.ts';

/** Key of a text of the host's own. */
export type MessageKey = keyof typeof en;
/** Key of any text that `t` finds: the specification's, the host's own, and the legal ones. */
export type TextKey = MessageKey | TranslationKey | LegalKey;

/** The parts a language is made of; English is the shape of each. */
type LanguageParts = {
  readonly lang: LanguageCode;
  readonly translations: TranslationCatalog;
  readonly messages: Readonly<Record<MessageKey, string>>;
  readonly legal: LegalCatalog;
  readonly content: HostContent;
  readonly articles: readonly ArticleEntry[];
};

/** One language, ready to show: the agency's own values are filled in. */
export type SiteTexts = {
  readonly lang: LanguageCode;
  readonly i18n: I18n;
  readonly content: HostContent;
  readonly articles: readonly ArticleEntry[];
};

/** See SiteTexts. A key without a text returns the key itself (site-spec section 4); the prerender refuses that. */
export const siteTexts = ({
  lang,
  translations,
  messages,
  legal,
  content,
  articles,
}: LanguageParts): SiteTexts => {
  const i18n = createInstance({
    lng: lang,
    resources: {[lang]: {translation: {...translations, ...messages, ...legal}}},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {escapeValue: false, defaultVariables: agencyValues(agency)},
  });
  void i18n.init();
  return {lang, i18n, content, articles};
};

/** A text with the agency's values filled in, for templates that stand outside the catalogs. */
export const withAgency = (template: string, values: Readonly<Record<string, string>> = {}): string =>
  fillPlaceholders(template, {...agencyValues(agency), ...values});
