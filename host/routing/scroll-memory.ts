/** Remembers the scroll position of each screen of this visit, so that Back returns to that position. */
export type ScrollMemory = {
  /** Stores the position on a screen that the visitor leaves by a link. */
  note(path: string): void;
  /** Returns the position to restore after Back or Forward to another screen, null after a link, and clears it. */
  recall(path: string): number | null;
};

/**
 * The browser restores a position before the screen is drawn, so the position is restored again afterward. The browser
 * handles anchors within one screen. Stops with `signal`.
 */
export const scrollMemory = (shownPath: () => string, signal: AbortSignal): ScrollMemory => {
  const places = new Map<string, number>();
  let isReturning = false;
  const onReturn = (): void => {
    isReturning = location.pathname !== shownPath();
  };
  window.addEventListener('popstate', onReturn, {signal});
  return {
    note: (path) => {
      if (!isReturning) places.set(path, window.scrollY);
    },
    recall: (path) => {
      const place = isReturning ? (places.get(path) ?? 0) : null;
      isReturning = false;
      return place;
    },
  };
};
