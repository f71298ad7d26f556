import {useEffect, useRef, useState} from 'react';

/**
 * Moves the focus when a panel replaces the button that opened the panel: the focus moves from the button to the
 * panel's heading. The space that was reserved while the panel loaded stays until the visitor's next act, so that
 * nothing moves by itself.
 */
export const useArrival = (root: ShadowRoot | null, from: Element | null | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // At the first drawing this is the button, which is no longer on the page.
  const [hadFocus] = useState(from?.matches('.opener') ?? false);
  const [isRoomy, setIsRoomy] = useState(Boolean(from?.closest('.roomy')));
  useEffect(() => {
    // The effect runs after a frame, in which the visitor may have moved on: the focus is moved only if
    // nothing has focus.
    const stands = document.activeElement;
    if (hadFocus && (!stands || stands === document.body)) heading.current?.focus({preventScroll: true});
  }, [hadFocus]);
  useEffect(() => {
    if (!root || !isRoomy) return undefined;
    const stop = new AbortController();
    // A page that becomes shorter while a control is pressed may scroll, and the click would miss the
    // control.
    for (const act of ['click', 'keydown'])
      root.addEventListener(act, () => setIsRoomy(false), {signal: stop.signal});
    return () => stop.abort();
  }, [root, isRoomy]);
  return {heading, isRoomy};
};
