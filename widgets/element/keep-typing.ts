const isEditable = (target: EventTarget | undefined): boolean =>
  target instanceof Element && /^(input|textarea|select)$/.test(target.localName);

const passes = ({ctrlKey, metaKey, altKey, key}: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey ? !/^[acvxyz]$/i.test(key) : /^(Escape|Tab|F\d+)$/.test(key);

const keep = (event: KeyboardEvent): void => {
  if (isEditable(event.composedPath()[0]) && !passes(event)) event.stopPropagation();
};

/**
 * While one of our fields has focus, its keys stay inside: outside the root an event is retargeted to the host element,
 * which a page's keyboard short-cuts do not recognize as a field. Esc, Tab, function keys and chords pass, but not the
 * chords of editing (select all, copy, cut, paste, undo, redo): those are about the field.
 */
export const keepTyping = (root: HTMLElement, signal: AbortSignal): void => {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(type, keep, {signal});
};
