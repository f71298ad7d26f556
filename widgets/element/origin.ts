declare const __LAMPLIGHT_STANDALONE__: boolean;

// Read while the file itself runs: later there is no current script, and optimizers move tags.
const current = __LAMPLIGHT_STANDALONE__ ? (document.currentScript as HTMLScriptElement | null) : null;

/**
 * Returns the address of the running file. For a classic file: the address of its own tag, otherwise of any Lamplight
 * tag, because script optimizers delay tags, rewrite them and run their texts from elsewhere. Undefined when no tag is
 * left.
 */
export const scriptAddress = (): string | undefined => {
  if (!__LAMPLIGHT_STANDALONE__) return import.meta.url;
  if (current?.src.includes('/embed/v1')) return current.src;
  return document.querySelector<HTMLScriptElement>('script[src*="/embed/v1"]')?.src;
};

/** Returns the origin of Lamplight's files, which is the origin of the API unless the page says otherwise. */
export const scriptOrigin = (): string => new URL(scriptAddress() ?? '', location.href).origin;
