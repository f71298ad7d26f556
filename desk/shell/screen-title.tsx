import {useEffect, useRef} from 'react';

/**
 * The heading of a screen. It takes the focus when the screen opens, so that a screen reader starts there, and sets the title of the tab.
 */
export const ScreenTitle = ({children}: {readonly children: string}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => void (document.title = children), [children]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
