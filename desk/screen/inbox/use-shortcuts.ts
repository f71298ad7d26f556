import {useEffect, useRef} from 'react';

/** What each key does. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Acts on keys of the whole screen, but never while somebody writes or chooses, never with a modifier, and never behind an open dialog. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
        return;
      if (isTaken(event.target) || document.querySelector('dialog[open]')) return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));
