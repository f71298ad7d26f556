/** A place in the window. */
type Band = {readonly left: number; readonly right: number; readonly top: number; readonly bottom: number};

/** The controls that a toast keeps clear of: all of them where there is room, otherwise only the main buttons. */
const CONTROLS = ['summary, a, button, input, select, textarea', '.button'] as const;

/** The space between a toast in a gap and the line below it, in CSS pixels, where there is room. */
const SPACE = 8;

/** The distance between the points at which bars are searched, in CSS pixels: the size of a small control. */
const PROBE = 36;

/** Returns whether two places overlap by more than what rounding leaves, in CSS pixels. */
const meet = (one: Band, other: Band): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;

/** Returns whether a place is in the window; a text for screen readers has one pixel. */
const isInWindow = ({width, height, top, bottom}: DOMRect): boolean =>
  width > 1 && height > 1 && bottom > 0 && top < innerHeight;

/** Lists the visible places of elements. */
const bandsOf = (elements: Iterable<Element>): readonly DOMRect[] =>
  [...elements]
    .filter((element) => element.checkVisibility()) // the content of a closed part has a place, too
    .map((element) => element.getBoundingClientRect())
    .filter(isInWindow);

/** Lists the places of the lines of text in a root, outside the toast. A line is as wide as its words, not as its paragraph. */
const linesOf = (root: ShadowRoot, region: HTMLElement): readonly Band[] => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: DOMRect[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const {parentElement} = text;
    if (!parentElement || region.contains(text) || bandsOf([parentElement]).length === 0) continue;
    range.selectNodeContents(text);
    lines.push(...range.getClientRects());
  }
  return lines.filter(isInWindow);
};

/** Returns the outermost part around an element, through shadow roots, that stays in the window while the page scrolls. */
const barAround = (element: Element): Element | undefined => {
  let bar: Element | undefined;
  let at: Node | null = element;
  while (at) {
    const {parentNode}: Node = at;
    if (at instanceof Element && /^(?:fixed|sticky)$/u.test(getComputedStyle(at).position)) bar = at;
    at = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  }
  return bar;
};

/** Finds the innermost elements at a point of the window, through shadow roots except the given root. */
const elementsAt = (
  x: number,
  y: number,
  except: ShadowRoot,
  from: Document | ShadowRoot = document,
): readonly Element[] =>
  from
    .elementsFromPoint(x, y)
    .filter((element) => element.getRootNode() === from && element.shadowRoot !== except)
    .flatMap((element) => {
      const inner = element.shadowRoot ? elementsAt(x, y, except, element.shadowRoot) : [];
      return inner.length > 0 ? inner : element;
    });

/** Returns points along a side of the toast, in CSS pixels, from within its one end to within its other. */
const steps = (size: number): readonly number[] => {
  const parts = Math.ceil(size / PROBE);
  return Array.from({length: parts + 1}, (_, part) => Math.min(1 + (part * size) / parts, size - 1));
};

/**
 * Lists the places of the page's bars where a toast at the upper or the lower edge of the window would be: a header, a banner, the button of a
 * chat. A part that is as high as half of the window is no bar.
 */
const barsOf = ({left, width, height}: DOMRect, except: ShadowRoot): readonly Band[] => {
  const found = steps(height)
    .flatMap((y) => [y, innerHeight - y])
    .flatMap((y) => steps(width).flatMap((x) => elementsAt(left + x, y, except)));
  const bars = [...new Set(found)].map(barAround).filter((bar) => bar !== undefined);
  return bandsOf(new Set(bars)).filter(({top, bottom}) => bottom - top < innerHeight / 2);
};

/**
 * Keeps a toast away from the controls of its element and from the focused control (WCAG 2.2, 2.4.11), from the page's bars, and, where
 * there is room, from every line of text, because on a small screen the toast may be as wide as the window. The toast is at the bottom,
 * otherwise at the top or in a gap between two lines, where a message of success scrolls with the page, so that it covers no line later;
 * an alert stays in the window. Without room it avoids at least the controls or the buttons, the focus, and where possible the answer of a form. It does not move while it has the focus.
 */
export const keepClear = (
  region: HTMLElement,
  host: HTMLElement,
  isAlert: boolean,
  signal: AbortSignal,
): void => {
  const root = host.shadowRoot;
  if (!root) return;
  let isOnPage = false;
  const place = (): void => {
    const box = region.getBoundingClientRect();
    const {left, right, height} = box;
    if (height === 0 || region.matches(':focus-within')) return; // the element is in a part that is hidden
    const bottom = innerHeight - height;
    const bars = barsOf(box, root);
    const freeOf = (controls: string, lines: readonly Band[] = []): number | undefined => {
      const found = [...root.querySelectorAll(controls), ...(root.activeElement ? [root.activeElement] : [])];
      const bands = [...bars, ...lines, ...bandsOf(found.filter((one) => !region.contains(one)))];
      const above = bands.map((band) => band.top - height);
      return [bottom, 0, ...bars.map((bar) => bar.bottom), ...above.map((top) => top - SPACE), ...above].find(
        (top) =>
          top >= 0 &&
          top <= bottom &&
          !bands.some((band) => meet(band, {left, right, top, bottom: top + height})),
      );
    };
    const [controls, buttons] = CONTROLS;
    const clear = freeOf(controls, linesOf(root, region));
    const answer = bandsOf(root.querySelectorAll('.notice'));
    const free =
      clear ?? freeOf(controls, answer) ?? freeOf(buttons, answer) ?? freeOf(controls) ?? freeOf(buttons);
    isOnPage = clear !== undefined && free !== bottom && !isAlert;
    // A translation, because browsers count a change of the inset as a layout shift of the page.
    region.style.position = isOnPage ? 'absolute' : '';
    region.style.translate =
      free === undefined || free === bottom ? '' : `0 ${free - bottom + (isOnPage ? scrollY : 0)}px`;
  };
  place();
  const leaveBars = (): void => {
    const box = region.getBoundingClientRect();
    if (box.height > 0 && barsOf(box, root).some((bar) => meet(bar, box))) place();
  };
  const follow = ({target}: Event): void => {
    if (isOnPage && target === document) leaveBars();
    else place();
  };
  addEventListener('scroll', follow, {capture: true, passive: true, signal});
  addEventListener('transitionend', leaveBars, {signal}); // a header that slid in
  addEventListener('resize', place, {signal});
  // An answer that arrives with the toast moves the buttons.
  const observer = new ResizeObserver(place);
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect());
};
