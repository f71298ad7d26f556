declare const __LAMPLIGHT_STANDALONE__: boolean;

// Taken while the file itself runs: later there is no current script, and optimisers move tags about.
const current = typeof document === 'undefined' ? null : (document.currentScript as HTMLScriptElement | null);

/** The address a classic file came from: its own tag, else any tag of ours (script optimisers delay and rewrite them). */
const classicSource = (): string => {
  const tag = current ?? document.querySelector<HTMLScriptElement>('script[src*="/embed/v1/"]');
  return tag?.src ?? location.href;
};

/** The origin Lamplight's files came from, which is where its API is unless the page says otherwise. */
export const scriptOrigin = (): string => {
  const source = __LAMPLIGHT_STANDALONE__ ? classicSource() : import.meta.url;
  return new URL(source, location.href).origin;
};
