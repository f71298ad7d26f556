/**
 * The milliseconds until a click arrives: on a touch screen the click follows the finger's release as a separate event.
 */
const CLICK_MS = 100;

/**
 * Runs an act at once or, while a control is pressed, after the click. Content that appears between press and release
 * moves the control away from the pointer, and the click is lost.
 */
export const afterPress = (root: ParentNode | null, act: () => void): void => {
  if (!root?.querySelector(':is(button, summary, a, label, select):active')) {
    act();
    return;
  }
  const stop = new AbortController();
  const end = (): void => {
    stop.abort();
    setTimeout(act, CLICK_MS);
  };
  // `pointercancel`: a finger that begins to scroll. `keyup`: the space bar presses, too.
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(type, end, {capture: true, signal: stop.signal});
};

/** Settles once no control of the root is pressed. */
export const pressEnd = (root: ParentNode | null): Promise<void> =>
  new Promise((resolve) => afterPress(root, resolve));
