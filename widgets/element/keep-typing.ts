const isEditable = (target: EventTarget | undefined): boolean =>
  target instanceof Element && /^(input|textarea|select)$/.test(target.localName);

const passes = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.key === 'Escape' ||
  event.key === 'Tab' ||
  /^F\d/.test(event.key);

const keep = (event: KeyboardEvent): void => {
  if (isEditable(event.composedPath()[0]) && !passes(event)) event.stopPropagation();
};

/**
 * While one of our fields has focus, its keys stay inside: outside the root an event is retargeted to the host element,
 * which a page's keyboard short-cuts do not recognise as a field. Esc, Tab, function keys and chords pass.
 */
export const keepTyping = (root: HTMLElement, signal: AbortSignal): void => {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(type, keep, {signal});
};
