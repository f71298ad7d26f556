/** Pixels of scrolling before the bar folds or comes back: a trembling finger means neither. */
const minMovePx = 8;

/** A longer move at once is a jump to an anchor or to the end, which says nothing of reading on. */
const jumpPx = 400;

/** Above this place the bar always shows. */
const topPx = 160;

/**
 * Notes in `<html data-bars>` that the visitor scrolls down, so that the bar of a phone gives its room to the text
 * (styles/header.css). The bar comes back when the visitor scrolls up, and for focus inside the bar.
 */
export const foldHeader = (): void => {
  const {dataset} = document.documentElement;
  // Noted by the first event: to ask for the place now would lay the whole page out before its first frame.
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
