import {useEffect, useState} from 'react';
import {hoverIntent, type HoverDelays, type HoverGroup, type HoverIntent} from './hover-delay.ts';

/** Creates one hover intent for the life of a component. `setOpen` must be a state's setter, which never changes. */
export const useHoverIntent = (
  delays: HoverDelays,
  group: HoverGroup,
  setOpen: (isOpen: boolean) => void,
): HoverIntent => {
  const [intent] = useState(() => hoverIntent({delays, group, setOpen}));
  useEffect(() => () => intent.stop(), [intent]);
  return intent;
};
