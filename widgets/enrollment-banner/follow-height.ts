/**
 * Keeps a spacer as high as a bar that floats above the page: 80 px, more where enlarged text or a narrow window makes
 * the bar grow. Set through the CSSOM, which a strict CSP allows. Returns the end of it.
 */
export const followHeight = (bar: HTMLElement, spacer: HTMLElement): (() => void) => {
  const observer = new ResizeObserver(() => {
    spacer.style.height = `${Math.max(80, bar.offsetHeight)}px`;
  });
  observer.observe(bar);
  return () => observer.disconnect();
};
