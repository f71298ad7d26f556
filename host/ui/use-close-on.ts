import {useEffect, useEffectEvent} from 'react';

/** The visitor leaves the screen by Back or Forward, or the browser keeps the page to show it again later. */
export const leavingEvents = ['popstate', 'pagehide'] as const;

/** Closes an open menu, list or sheet on any of the window's events. `events` must be the same list at every render. */
export const useCloseOn = (
  isOpen: boolean,
  events: readonly (keyof WindowEventMap)[],
  close: () => void,
): void => {
  // Another listener of the same event may draw the page again: the listener must stay in place until its turn comes.
  const onEvent = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    for (const event of events) window.addEventListener(event, () => onEvent(), {signal: stop.signal});
    return () => stop.abort();
  }, [isOpen, events]);
};
