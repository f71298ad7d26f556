/**
 * Keeps a spacer as high as a bar that floats above the page: 80 px, or more if enlarged text or a narrow window makes
 * the bar grow. Sets the height through the CSSOM, which a strict CSP allows. Returns a function that stops this.
 */
export const followHeight = (bar: HTMLElement, spacer: HTMLElement): (() => void) => {
  const observer = new ResizeObserver(() => {
    spacer.style.height = `${Math.max(80, bar.offsetHeight)}px`;
  });
  observer.observe(bar);
  return () => observer.disconnect();
};
