/** Where the visitor was on the screens of this visit, so that Back leads there again. */
export type ScrollMemory = {
  /** Notes the place on a screen that a link leaves. */
  note(path: string): void;
  /** The place to return to after Back or Forward to another screen; null after a link. Asking clears it. */
  recall(path: string): number | null;
};

/**
 * The browser restores a place before the screen that has it is drawn; this brings it back afterwards. Anchors within one
 * screen stay with the browser. Stops with `signal`.
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
