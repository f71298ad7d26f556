/** A place in the window. */
type Band = {readonly left: number; readonly right: number; readonly top: number; readonly bottom: number};

/** The parts that a toast keeps clear of: all of them where there is room, otherwise only the later ones. */
const PARTS = [
  'p, li, dt, dd, th, td, h1, h2, h3, h4, h5, h6, legend, label, summary, a, button, input, select, textarea',
  'summary, a, button, input, select, textarea',
  '.button',
];

/** The space between a toast in a gap and the line below it, in CSS pixels, where there is room. */
const SPACE = 8;

/** Returns whether two places overlap by more than what rounding leaves, in CSS pixels. */
const meet = (one: Band, other: Band): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;

/** Lists the visible places of elements; a text for screen readers has one pixel. */
const bandsOf = (elements: Iterable<Element>): readonly Band[] =>
  [...elements]
    .filter((element) => element.checkVisibility()) // the content of a closed part has a place, too
    .map((element) => element.getBoundingClientRect())
    .filter(({width, height, top, bottom}) => width > 1 && height > 1 && bottom > 0 && top < innerHeight);

/**
 * Keeps a toast away from the controls of its element and from the focused control (WCAG 2.2, 2.4.11), and, where there is
 * room, from every line of text, because on a small screen the toast may be as wide as the window. The toast is at the bottom,
 * otherwise at the top or in a gap between two lines, where a message of success scrolls with the page, so that it covers no line later;
 * an alert stays in the window. Without room it avoids at least the controls, or the buttons and the focus. It does not move while it has the focus.
 */
export const keepClear = (
  region: HTMLElement,
  host: HTMLElement,
  isAlert: boolean,
  signal: AbortSignal,
): void => {
  const root = host.shadowRoot;
  let isOnPage = false;
  const place = (): void => {
    if (!root || region.matches(':focus-within')) return;
    const {left, right, height} = region.getBoundingClientRect();
    const bottom = innerHeight - height;
    const freeOf = (parts: string): number | undefined => {
      const found = [...root.querySelectorAll(parts), ...(root.activeElement ? [root.activeElement] : [])];
      const bands = bandsOf(found.filter((one) => !region.contains(one)));
      const above = bands.map((band) => band.top - height);
      return [bottom, 0, ...above.map((top) => top - SPACE), ...above].find(
        (top) =>
          top >= 0 &&
          top <= bottom &&
          !bands.some((band) => meet(band, {left, right, top, bottom: top + height})),
      );
    };
    const tops = PARTS.map((parts) => freeOf(parts));
    const free = tops.find((top) => top !== undefined);
    isOnPage = tops[0] !== undefined && free !== bottom && !isAlert;
    region.style.position = isOnPage ? 'absolute' : '';
    region.style.inset =
      free === undefined || free === bottom ? '' : `${isOnPage ? free + scrollY : free}px 0 auto auto`;
  };
  place();
  const follow = ({target}: Event): void => {
    if (!isOnPage || target !== document) place();
  };
  addEventListener('scroll', follow, {capture: true, passive: true, signal});
  addEventListener('resize', place, {signal});
  // An answer that arrives with the toast moves the buttons.
  const observer = new ResizeObserver(place);
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect());
};
