/** Returns the pressed part inside an element, by the element's part name. */
const pressedPart = (event: MouseEvent): string | null => {
  const [pressed] = event.composedPath();
  return pressed instanceof Element ? (pressed.closest('[part]')?.getAttribute('part') ?? null) : null;
};

const follow = (event: MouseEvent): void => {
  const part = pressedPart(event);
  const card = event.target instanceof Element ? event.target.closest('.tool-wide') : null;
  if (!card || (part !== 'open' && part !== 'close')) return;
  const {top} = card.getBoundingClientRect();
  card.classList.toggle('open', part === 'open');
  window.scrollBy({top: card.getBoundingClientRect().top - top, behavior: 'instant'});
};

/** Widens an open calculator to the width of the page, and keeps its card at the place of the press. */
export const followCalculators = (): void => document.addEventListener('click', follow, true);
