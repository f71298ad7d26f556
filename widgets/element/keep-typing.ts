const keep = (event: KeyboardEvent): void => {
  const {ctrlKey, metaKey, altKey, key} = event;
  const kept = ctrlKey || metaKey || altKey ? /^[acvxyz]$/i : /^(?!Escape|Tab|F\d)/;
  // The listener is on a root: the event's target is an element inside.
  if (/^(input|textarea|select)$/.test((event.target as Element).localName) && kept.test(key))
    event.stopPropagation();
};

/**
 * Keeps keys inside while a field of the element has focus: outside the root an event is retargeted to the host
 * element, which a page's keyboard shortcuts do not recognize as a field. Esc, Tab, function keys and key combinations
 * pass, except editing combinations (select all, copy, cut, paste, undo, redo), which concern the field.
 */
export const keepTyping = (root: HTMLElement, signal: AbortSignal): void => {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(type, keep, {signal});
};
