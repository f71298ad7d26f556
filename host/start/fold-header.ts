/** Pixels of scrolling before the bar folds or returns: a trembling finger causes neither. */
const minMovePx = 8;

/** A longer move at once is a jump to an anchor or to the end, not continued reading. */
const jumpPx = 400;

/** Above this position the bar is always visible. */
const topPx = 160;

/**
 * Notes in `<html data-bars>` that the visitor scrolls down, so that the bar of a phone frees its space for the text
 * (styles/header.css). The bar returns when the visitor scrolls up, and for focus inside the bar.
 */
export const foldHeader = (): void => {
  const {dataset} = document.documentElement;
  // Set by the first event, because reading the position now would lay out the whole page before its first
  // frame.
  let last: number | undefined;
  window.addEventListener(
    'scroll',
    () => {
      const top = window.scrollY;
      const move = top - (last ?? top);
      last ??= top;
      if (Math.abs(move) < minMovePx) return;
      last = top;
      if (top < topPx || move < 0) delete dataset['bars'];
      else if (move < jumpPx) dataset['bars'] = 'folded';
    },
    {passive: true},
  );
};
