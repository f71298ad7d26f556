/** The time for which a drawn page may still grow while elements load their files, in milliseconds. */
const SETTLING_MS = 1500;

/** Scrolls to a place, and scrolls there again while the page grows, until the visitor acts or the page has settled. */
export const holdPlace = (top: number): void => {
  const stop = new AbortController();
  const scroll = (): void => window.scrollTo({top, behavior: 'instant'});
  const observer = new ResizeObserver(scroll);
  const release = (): void => {
    observer.disconnect();
    stop.abort();
  };
  scroll();
  observer.observe(document.body);
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const) {
    window.addEventListener(act, release, {signal: stop.signal, passive: true});
  }
  setTimeout(release, SETTLING_MS);
};
