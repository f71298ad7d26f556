import {createInstance, type i18n as I18n} from 'i18next';
import type {ShownContent} from '../../agency/content.ts';
import type {Language} from '../../contract/language.ts';
import type {LegalKey} from '../../agency/legal/catalog.ts';
import {agencyValues, fillPlaceholders} from '../../agency/legal/values.ts';
import type {TranslationKey} from '../../agency/translations/catalog.ts';
import type en from '../messages/en.json';
import {agency} from './agency-data.ts';

/** A key that `t` finds: of the host's own texts, the specification's, or the legal texts. */
export type TextKey = keyof typeof en | TranslationKey | LegalKey;

/** The texts of one language apart from the catalogs. */
type LanguageParts = {
  readonly lang: Language;
  /** The agency's texts for the host's own pages, its identity filled in. */
  readonly content: Omit<ShownContent, 'testimonials' | 'drawings'>;
  /** Whether the agency has a blog. */
  readonly hasArticles: boolean;
};

/** One language, ready to show, with the agency's own values. */
export type SiteTexts = LanguageParts & {
  readonly i18n: I18n;
};

/** Prepares a language. A key without a text returns the key itself (site-spec section 4); the prerender rejects such a key. */
export const siteTexts = ({
  catalog,
  ...parts
}: LanguageParts & {readonly catalog: Readonly<Record<string, string>>}): SiteTexts => {
  const i18n = createInstance({
    lng: parts.lang,
    resources: {[parts.lang]: {translation: catalog}},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {escapeValue: false, defaultVariables: agencyValues(agency)},
  });
  void i18n.init();
  return {...parts, i18n};
};

/** Inserts the agency's values into a template outside the catalogs. */
export const withAgency = (template: string, values: Readonly<Record<string, string>> = {}): string =>
  fillPlaceholders(template, {...agencyValues(agency), ...values});
