/** Runs in a page: lists the elements that extend beyond the window and make the page scroll sideways. */
export const tooWide = (): readonly string[] =>
  document.documentElement.scrollWidth <= innerWidth
    ? []
    : [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.tagName}.${element.getAttribute('class')}`);
