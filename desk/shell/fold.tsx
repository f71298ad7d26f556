import type {ReactNode} from 'react';
import {useText} from '../language/use-text.ts';

/** Hides the end of a long list behind "and 12 more". `count` is the number of hidden entries; nothing is shown for 0. */
export const Fold = ({count, children}: {readonly count: number; readonly children: ReactNode}) => {
  const t = useText();
  if (count === 0) return null;
  return (
    <details className="fold">
      <summary>{t('shell.and-more', {count})}</summary>
      {children}
    </details>
  );
};
