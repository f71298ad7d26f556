/**
 * Writes the address at which the page was opened into the texts of the snippet builder. The build writes the address of
 * the configuration, which another port, a test server or a second domain does not have.
 */
export const nameOwnAddress = (): void => {
  if (document.documentElement.dataset['page'] !== 'embed') return;
  const built = document.querySelector<HTMLLinkElement>('[data-head=canonical]')?.href;
  const main = document.querySelector('main');
  if (built === undefined || !main) return;
  const {origin} = new URL(built);
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {currentNode: text} = texts;
    if (text.nodeValue?.includes(origin)) text.nodeValue = text.nodeValue.replaceAll(origin, location.origin);
  }
};
