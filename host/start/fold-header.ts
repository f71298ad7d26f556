/** Pixels of scrolling before the bar folds or returns: a trembling finger causes neither. */
const MIN_MOVE_PX = 8;

/** A longer move at once is a jump to an anchor or to the end, not continued reading. */
const JUMP_PX = 400;

/** Above this position the bar is always visible. */
const TOP_PX = 160;

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
      if (Math.abs(move) < MIN_MOVE_PX) return;
      last = top;
      if (top < TOP_PX || move < 0) delete dataset['bars'];
      else if (move < JUMP_PX) dataset['bars'] = 'folded';
    },
    {passive: true},
  );
};
