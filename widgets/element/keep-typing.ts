const keep = (event: KeyboardEvent): void => {
  const kept = event.ctrlKey || event.metaKey || event.altKey ? /^[acvxyz]$/i : /^(?!Escape|Tab|F\d)/;
  // The listener is on a root: the event's target is an element inside.
  if ((event.target as Element).matches('input,textarea,select') && kept.test(event.key))
    event.stopPropagation();
};

/**
 * Keeps keys inside while a field of the element has focus: outside the root an event is retargeted to the host
 * element, which a page's keyboard shortcuts do not recognize as a field. Esc, Tab, function keys and key combinations
 * pass, except editing combinations (select all, copy, cut, paste, undo, redo), which concern the field.
 */
export const keepTyping = (root: HTMLElement): void => {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the root is ours alone, and nearly every element downloads this
  root.onkeydown = root.onkeypress = root.onkeyup = keep;
};
