import {useSyncExternalStore} from 'react';

// The width that three columns need: filters, list and preview, or a person's. The style sheets have the same number.
const QUERY = '(min-width: 1180px)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Returns whether the screen has room for three columns. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
