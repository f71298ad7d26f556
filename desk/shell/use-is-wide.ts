import {useSyncExternalStore} from 'react';

// The width that three columns need side by side: the inbox with its preview, and a person. The style sheets have the same number.
const QUERY = '(min-width: 1180px)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Returns whether the screen has room for columns side by side. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
