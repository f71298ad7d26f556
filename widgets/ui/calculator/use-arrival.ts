import {useEffect, useRef} from 'react';

/**
 * What a panel does when it takes the place of the button that opened it: the focus that stood on the button goes to the panel's
 * heading, and the room that was kept while the panel loaded is given back at the visitor's next act, so that nothing moves by itself.
 */
export const useArrival = (root: ShadowRoot | null) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // While this is drawn for the first time, the button still stands.
  const hadFocus = useRef(root?.activeElement?.matches('.opener') ?? false);
  useEffect(() => {
    if (hadFocus.current && root && !root.activeElement) heading.current?.focus({preventScroll: true});
    const roomy = root?.querySelector('.roomy');
    if (!root || !roomy) return undefined;
    const giveBack = new AbortController();
    for (const act of ['pointerdown', 'keydown'])
      root.addEventListener(
        act,
        () => {
          roomy.classList.remove('roomy');
          giveBack.abort();
        },
        {signal: giveBack.signal},
      );
    return () => giveBack.abort();
  }, [root]);
  return heading;
};
