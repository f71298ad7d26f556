const isPlain = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Whether a link leads to another document in this tab. */
const leaves = ({href, target, origin, pathname, hash}: HTMLAnchorElement): boolean =>
  href.startsWith('http') &&
  (target === '' || target === '_self') &&
  !(origin === location.origin && pathname === location.pathname && hash !== '');

/** Whether an element has only its first picture: its script is still to load, or its panel is. */
const isUnloaded = ({localName, shadowRoot}: Element): boolean =>
  localName.startsWith('lamplight-') &&
  !shadowRoot?.querySelector(localName === 'lamplight-chat' ? 'textarea' : '[data-live]');

/** Returns whether a press needs the network: a link to another page, also inside an element, or a button of an element that is still to load. */
export const pressedAway = (event: MouseEvent): boolean => {
  const path = event.composedPath().filter((node) => node instanceof Element);
  const link = path.find((node) => node instanceof HTMLAnchorElement);
  if (!isPlain(event)) return false;
  if (link) return leaves(link);
  return path.some((node) => node instanceof HTMLButtonElement) && path.some(isUnloaded);
};
