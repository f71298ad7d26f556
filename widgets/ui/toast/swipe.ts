import {swipeThresholdPx} from './toast.ts';

/** Lets an element follow a finger or mouse to the right; let go beyond the threshold, `onAway` is called. */
export const followSwipe = (element: HTMLElement, onAway: () => void, signal: AbortSignal): void => {
  let startX: number | null = null;
  const distance = ({clientX}: PointerEvent): number => Math.max(0, clientX - (startX ?? clientX));
  const letGo = (): void => {
    startX = null;
    element.style.removeProperty('transform');
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || (event.target as Element).closest('a, button')) return;
      startX = event.clientX;
      element.setPointerCapture(event.pointerId);
    },
    {signal},
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      // By the CSSOM: a style attribute would be blocked under a strict CSP.
      if (startX !== null) element.style.setProperty('transform', `translateX(${distance(event)}px)`);
    },
    {signal},
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      const isAway = distance(event) >= swipeThresholdPx;
      letGo();
      if (isAway) onAway();
    },
    {signal},
  );
  element.addEventListener('pointercancel', letGo, {signal});
};
