import {useSyncExternalStore} from 'react';

// Filters, list and preview side by side need this much. The style sheet has the same number.
const query = '(min-width: 1180px)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether there is room for a preview beside the list. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
