import {startTransition} from 'react';
import {flushSync} from 'react-dom';

/**
 * Draws the next screen: with a short crossfade from the shown screen, where the browser has view transitions and the visitor does not
 * prefer reduced motion. Without a crossfade React draws in its own time.
 */
export const drawScreen = (draw: () => void): void => {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    startTransition(draw);
    return;
  }
  // The next navigation ends a running crossfade, and a hidden tab has none: the screen is drawn in both cases.
  document.startViewTransition(() => flushSync(draw)).ready.catch(() => undefined);
};
