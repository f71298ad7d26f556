import {type Language, LANGUAGES} from '../../contract/language.ts';

/** The storage entry of the saved choice (site-spec section 7). */
export const LANGUAGE_STORAGE_KEY = 'selectedLanguage';

/**
 * Returns Lamplight's language for a BCP 47 tag (`de-AT` is `de`); undefined when Lamplight does not have the language.
 * Never throws.
 */
export const spokenLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((lang) => lang === tag?.trim().toLowerCase().split('-')[0]);

/** Returns the nearest supported language above a node, through shadow roots. */
export const languageAbove = (node: Node): Language | undefined => {
  const above = node.parentNode ?? (node as Partial<ShadowRoot>).host;
  // A shadow root and the document have no attributes.
  return above && (spokenLanguage((above as Element).getAttribute?.('lang')) ?? languageAbove(above));
};
