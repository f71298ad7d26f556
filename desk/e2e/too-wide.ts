/**
 * Runs in a page: lists the elements that extend beyond the window and make the page scroll sideways, and the elements whose own content
 * scrolls sideways. Only tables may.
 */
export const tooWide = (): readonly string[] => {
  const all = [...document.querySelectorAll('main *, dialog[open]')];
  const beyond =
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
  const scrolling = all.filter(
    (element) =>
      !element.matches('.table') &&
      element.scrollWidth > element.clientWidth + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
  );
  return [...beyond, ...scrolling].map((element) => `${element.tagName}.${element.getAttribute('class')}`);
};
