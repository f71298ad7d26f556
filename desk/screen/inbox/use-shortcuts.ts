import {useEffect, useRef} from 'react';

/** The act of each key. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Runs an act when its key is pressed, except in a text field or select, with a modifier key, or behind an open dialog. */
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
