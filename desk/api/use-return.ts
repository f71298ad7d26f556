import {useEffect} from 'react';

const LONG_MS = 60_000;

/**
 * Calls back when the member comes back to this tab after a minute or more. A permission to call ends with the hour and "today" with the day,
 * and no event says so.
 */
export const useReturn = (act: () => void): void => {
  useEffect(() => {
    let hiddenAt = Infinity;
    const onChange = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt >= LONG_MS) act();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [act]);
};
