import {useSyncExternalStore} from 'react';

// The width that filters, list and preview need side by side. The style sheet has the same number.
const QUERY = '(min-width: 1180px)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Returns whether the screen has room for a preview beside the list. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
