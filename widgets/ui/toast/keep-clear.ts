/** A place in the window. */
type Band = {readonly left: number; readonly right: number; readonly top: number; readonly bottom: number};

const meet = (one: Band, other: Band): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Keeps a toast away from the buttons of its element and from the focused control (WCAG 2.2, 2.4.11), because on a
 * small screen the toast may be as wide as the window. The toast is at the bottom, otherwise at the top, otherwise
 * right above one of them. Without room it stays at the bottom, and it never moves while it has the focus.
 */
export const keepClear = (region: HTMLElement, host: HTMLElement, signal: AbortSignal): void => {
  const root = host.shadowRoot;
  const place = (): void => {
    const {left, right, height} = region.getBoundingClientRect();
    if (!root || region.matches(':focus-within')) return;
    const controls = [...root.querySelectorAll('.button'), root.activeElement].filter((one) => one !== null);
    const bands = controls.map((control) => control.getBoundingClientRect());
    const bottom = innerHeight - height;
    const free = [bottom, 0, ...bands.map(({top}) => top - height)].find(
      (top) =>
        top >= 0 &&
        top <= bottom &&
        !bands.some((band) => meet(band, {left, right, top, bottom: top + height})),
    );
    const isElsewhere = free !== undefined && free !== bottom;
    region.style.inset = isElsewhere ? `${free}px 0 auto auto` : '';
  };
  place();
  addEventListener('scroll', place, {capture: true, passive: true, signal});
  addEventListener('resize', place, {signal});
  // An answer that arrives with the toast moves the buttons.
  const observer = new ResizeObserver(place);
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect());
};
