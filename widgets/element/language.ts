import {type Language, LANGUAGES} from '../../contract/language.ts';

/** The five languages every visible text exists in, default first (site-spec section 9). */
export const languages = LANGUAGES;

/** A language code Lamplight speaks. */
export type Lang = Language;

/** The storage entry that holds the saved choice (site-spec section 7). */
export const languageStorageKey = 'selectedLanguage';

/** Reads the language that we speak out of a BCP 47 tag (`de-AT` is `de`); undefined when we do not speak the language. Never throws. */
export const spokenLanguage = (tag: string | null | undefined): Lang | undefined => {
  const [primary] = (tag ?? '').trim().toLowerCase().split('-');
  return languages.find((lang) => lang === primary);
};

/** Reads the nearest language that we speak above a node, through shadow roots. */
export const languageAbove = (node: Node): Lang | undefined => {
  const above = node.parentNode ?? (node as Partial<ShadowRoot>).host;
  // A shadow root and the document have no attributes.
  return above
    ? (spokenLanguage((above as Element).getAttribute?.('lang')) ?? languageAbove(above))
    : undefined;
};
