import {type Language, LANGUAGES} from '../../contract/language.ts';

/** The five languages every visible text exists in, default first (site-spec section 9). */
export const languages = LANGUAGES;

/** A language code Lamplight speaks. */
export type Lang = Language;

/** The storage entry that holds the saved choice (site-spec section 7). */
export const languageStorageKey = 'selectedLanguage';

/** The language of a BCP 47 tag that we speak (`de-AT` is `de`), else null. Never throws. */
export const spokenLanguage = (tag: string | null | undefined): Lang | null => {
  const primary = (tag ?? '').trim().toLowerCase().split('-')[0];
  return languages.find((lang) => lang === primary) ?? null;
};

/** The sources of an element's language, in the order of precedence of decisions.md. */
export type LanguageSources = {
  /** A choice made on this page, in any element. */
  chosen: Lang | null;
  /** The element's own `lang` attribute. */
  attribute: string | null;
  /** The saved choice in browser storage. */
  saved: string | null;
  /** The `lang` of the element's ancestors, nearest first. */
  ancestors: readonly string[];
};

/** The language an element speaks; English when nothing says otherwise. */
export const decideLanguage = ({chosen, attribute, saved, ancestors}: LanguageSources): Lang =>
  chosen ??
  spokenLanguage(attribute) ??
  spokenLanguage(saved) ??
  ancestors.map((tag) => spokenLanguage(tag)).find((lang) => lang) ??
  'en';

/** The `lang` attributes above an element, nearest first, through shadow roots. */
export const ancestorLanguages = (element: Element): readonly string[] => {
  const tags: string[] = [];
  let node: Node | null = element.parentNode;
  while (node) {
    if (node instanceof Element) tags.push(node.getAttribute('lang') ?? '');
    node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  }
  return tags;
};
