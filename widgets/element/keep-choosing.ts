/* Takes the place of keep-typing.ts in elements whose only field is the choice of language: nobody edits text in a list of
   choices, so no key combination belongs to the element. build/own-copies.ts makes the change. */

const keep = (event: KeyboardEvent): void => {
  const passes = event.ctrlKey || event.metaKey || event.altKey || /^(Escape|Tab|F\d)/.test(event.key);
  if (!passes && (event.target as Element).localName === 'select') event.stopPropagation();
};

/** Keeps keys inside while the choice of language has focus. Esc, Tab, function keys and key combinations pass. */
export const keepTyping = (root: HTMLElement): void => {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as in keep-typing.ts
  root.onkeydown = root.onkeypress = root.onkeyup = keep;
};
