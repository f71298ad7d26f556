import {siteOrigin} from 'virtual:lamplight/agency';

declare const __LAMPLIGHT_STANDALONE__: boolean;

// Read while the file itself runs: later there is no current script, and optimizers move tags.
const current = __LAMPLIGHT_STANDALONE__ ? (document.currentScript as HTMLScriptElement | null) : null;

/**
 * Returns the address of the running file. For a classic file: the address of its own tag, otherwise of any Lamplight
 * tag, because script optimizers delay tags, rewrite them and run their texts from elsewhere. When no tag is left, the
 * file is part of another script, and only the address of the agency's own site is known: the page's own origin would
 * get the visitor's answers.
 */
export const scriptAddress = (): string => {
  if (!__LAMPLIGHT_STANDALONE__) return import.meta.url;
  if (current?.src.includes('/embed/v1')) return current.src;
  return (
    document.querySelector<HTMLScriptElement>('script[src*="/embed/v1"]')?.src ?? `${siteOrigin}/embed/v1/`
  );
};

/** Returns the origin of Lamplight's files, which is the origin of the API unless the page says otherwise. */
export const scriptOrigin = (): string => new URL(scriptAddress()).origin;

/** Returns whether the element is on a page of the origin of its script: the agency's own. */
export const isOnOwnPage = (): boolean => scriptAddress().startsWith(`${location.origin}/`);
