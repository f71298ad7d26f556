/** Returns the link to another page, in this tab, that a click presses; also a link inside an element. */
export const linkTo = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href.startsWith('http') || (link.target !== '' && link.target !== '_self')) return;
  const isHere = link.pathname === location.pathname && link.origin === location.origin && link.hash !== '';
  return isHere ? undefined : link;
};
