/** The controls that act on a click. */
const CONTROLS = 'button, summary, a, label, select';
/**
 * The time after a release within which the click follows, in milliseconds. On a touch screen, the click is a
 * separate event; on a page without a viewport of the device's width, the browser first waits 300 ms for a second
 * tap.
 */
const CLICK_MS = 350;

/**
 * Runs an act in a later task. Uses the scheduler if there is one: a page that stops its timers, as some tests and
 * optimizers do, must not stop the drawing of what a visitor has typed or pressed.
 */
const later = (act: () => void, delay = 0): void => {
  if ('scheduler' in window && 'postTask' in scheduler) void scheduler.postTask(act, {delay});
  else setTimeout(act, delay);
};

/**
 * The longest wait for a release, in milliseconds. A page may stop the events that end a press, and drawing must
 * continue nevertheless.
 */
const LONGEST_PRESS_MS = 5_000;

/** The current press; undefined while no control is pressed. */
let press: Promise<void> | undefined;

const begin = (): void => {
  press ??= new Promise((resolve) => {
    const stop = new AbortController();
    const end = (): void => {
      if (stop.signal.aborted) return;
      stop.abort();
      press = undefined;
      later(resolve); // after the click's listeners
    };
    const on = (types: readonly string[], act: (event: Event) => void): void => {
      for (const type of types) addEventListener(type, act, {capture: true, signal: stop.signal});
    };
    later(end, LONGEST_PRESS_MS);
    on(['pointerup', 'keyup'], () => later(end, CLICK_MS));
    // These events end a press, too. `pointercancel`: a finger scrolls. `input`: the list of a select may receive
    // the release. `blur`: a dialog or another window.
    on(['click', 'pointercancel', 'input', 'blur'], ({type, target}) => {
      if (type !== 'blur' || target === window) end();
    });
    on(['pointermove'], (event) => {
      if ((event as PointerEvent).buttons === 0) end(); // the release was outside the page
    });
  });
};

/** The longest wait for a frame, in milliseconds: a page in the background draws none. */
const FRAME_MS = 100;

/** Settles once a typed letter is on screen; undefined while nothing was typed since the last frame. */
let typing: Promise<void> | undefined;

const beginTyping = (event: Event): void => {
  const [target] = event.composedPath();
  const isText = target instanceof HTMLInputElement && !/^(checkbox|radio|range)$/.test(target.type);
  if (!isText && !(target instanceof HTMLTextAreaElement)) return;
  typing ??= new Promise<void>((resolve) => {
    requestAnimationFrame(() => later(resolve));
    later(resolve, FRAME_MS);
  }).then(() => void (typing = undefined));
};

const beginOn = (event: Event): void => {
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest(CONTROLS)) begin();
};

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', beginOn, {capture: true});
  addEventListener('keydown', (event) => {
    if (event.key === ' ') beginOn(event);
  });
  addEventListener('input', beginTyping, {capture: true});
}

/**
 * Returns a promise that settles when a change may be drawn; undefined if the change may be drawn now. While a
 * control is pressed, the change waits for the click, because new content between press and release would move the
 * control away from the pointer, and the click would be lost. After a typed letter, the change waits until the
 * letter is on screen, so that a keystroke never waits for its consequences.
 */
export const calm = (): Promise<void> | undefined => press ?? typing;

/**
 * Settles when a press that began before this file loaded has its click. `last` is the type of the last pointer
 * event on the root. `:active` shows the press of a mouse at once, but the press of a finger only after a delay,
 * so that controls do not flash while scrolling.
 */
export const firstPressEnd = (root: ParentNode | null, last: string): Promise<void> | undefined => {
  if (last === 'pointerdown' || root?.querySelector(`:is(${CONTROLS}):active`)) begin();
  return press;
};

/** Runs an act immediately, or, while a control is pressed, after the click. */
export const afterPress = (act: () => void): void => {
  if (press) void press.then(act);
  else act();
};
