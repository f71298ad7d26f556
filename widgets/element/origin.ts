declare const __LAMPLIGHT_STANDALONE__: boolean;

// Taken while the file itself runs: later there is no current script, and optimizers move tags about.
const current = __LAMPLIGHT_STANDALONE__ ? (document.currentScript as HTMLScriptElement | null) : null;

/**
 * Returns the address of the file that runs. A classic file is its own tag's, else that of any tag of ours: script
 * optimizers delay tags, rewrite them and run their texts from elsewhere. Undefined when no tag of ours is left.
 */
export const scriptAddress = (): string | undefined => {
  if (!__LAMPLIGHT_STANDALONE__) return import.meta.url;
  if (current?.src.includes('/embed/v1')) return current.src;
  return document.querySelector<HTMLScriptElement>('script[src*="/embed/v1"]')?.src;
};

/** The origin Lamplight's files came from, which is where its API is unless the page says otherwise. */
export const scriptOrigin = (): string => new URL(scriptAddress() ?? '', location.href).origin;
