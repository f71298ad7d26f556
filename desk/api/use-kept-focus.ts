import {useEffect, useRef} from 'react';

type Kept = {
  readonly control: HTMLElement;
  readonly heading: HTMLElement | null;
  readonly isReturned: boolean;
};

/** Finds the heading of the panel around a control, as a place for the focus. */
const headingOf = (control: HTMLElement): HTMLElement | null => {
  const heading = control.closest('section')?.querySelector('h2') ?? null;
  heading?.setAttribute('tabindex', '-1');
  return heading;
};

/**
 * Keeps the focus on the control that began an act. A button that is disabled meanwhile loses the focus to the page, and a member without a
 * mouse would begin again at the top. Returns a function to call before the act begins. The focus returns when `isBusy` ends, unless the
 * member has moved on. If the control leaves the page, as the button of a removed row does, the focus goes to the heading of the panel.
 */
export const useKeptFocus = (isBusy: boolean): (() => void) => {
  const kept = useRef<Kept>(null);
  useEffect(() => {
    const {activeElement, body} = document;
    if (isBusy || !kept.current) return;
    const {control, heading, isReturned} = kept.current;
    const isLost = activeElement === body;
    // The row of the control leaves the page only with the next answer of the server.
    const mayStillLeave = activeElement === control || (isLost && control.isConnected && !isReturned);
    kept.current = mayStillLeave ? {control, heading, isReturned: true} : null;
    if (isLost && control.isConnected && !isReturned) control.focus({preventScroll: true});
    else if (isLost && !control.isConnected) heading?.focus({preventScroll: true});
  });
  return () => {
    const {activeElement} = document;
    kept.current =
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? {control: activeElement, heading: headingOf(activeElement), isReturned: false}
        : null;
  };
};
