import {useEffect, useRef} from 'react';

/**
 * Keeps the focus on the control that began an act. A button that is disabled meanwhile loses the focus to the page, and a member without a
 * mouse would begin again at the top. Returns a function to call before the act begins. The focus returns when `isBusy` ends, unless the
 * member has moved on.
 */
export const useKeptFocus = (isBusy: boolean): (() => void) => {
  const control = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isBusy) return;
    const held = control.current;
    control.current = null;
    if (held?.isConnected && document.activeElement === document.body) held.focus({preventScroll: true});
  }, [isBusy]);
  return () => {
    const {activeElement} = document;
    control.current = activeElement instanceof HTMLElement ? activeElement : null;
  };
};
