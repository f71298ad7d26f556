const isEditable = (target: EventTarget | undefined): boolean =>
  target instanceof Element && /^(input|textarea|select)$/.test(target.localName);

const passes = ({ctrlKey, metaKey, altKey, key}: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey ? !/^[acvxyz]$/i.test(key) : /^(Escape|Tab|F\d+)$/.test(key);

const keep = (event: KeyboardEvent): void => {
  if (isEditable(event.composedPath()[0]) && !passes(event)) event.stopPropagation();
};

/**
 * Keeps keys inside while a field of the element has focus: outside the root an event is retargeted to the host
 * element, which a page's keyboard shortcuts do not recognize as a field. Esc, Tab, function keys and key combinations
 * pass, except editing combinations (select all, copy, cut, paste, undo, redo), which concern the field.
 */
export const keepTyping = (root: HTMLElement, signal: AbortSignal): void => {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(type, keep, {signal});
};
