import {SWIPE_THRESHOLD_PX} from './toast.ts';

/** Lets an element follow a finger or mouse to the right; a release beyond the threshold calls `onAway`. */
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
      // By the CSSOM, because a strict CSP would block a style attribute.
      if (startX !== null) element.style.setProperty('transform', `translateX(${distance(event)}px)`);
    },
    {signal},
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      const isAway = distance(event) >= SWIPE_THRESHOLD_PX;
      letGo();
      if (isAway) onAway();
    },
    {signal},
  );
  element.addEventListener('pointercancel', letGo, {signal});
};
