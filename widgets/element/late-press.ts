/** The controls that act on a click. */
const CONTROLS = 'button, summary, a, label, select';
/**
 * The milliseconds after a release in which its click comes. On a touch screen the click is an event of its own; a page without a
 * viewport of the device's width first waits 300 ms for a second tap.
 */
const CLICK_MS = 350;

/**
 * Runs an act in a later task. By the scheduler where there is one: a page that holds its timers, as some tests and optimizers do, must not
 * hold what a visitor has typed or pressed.
 */
const later = (act: () => void, delay = 0): void => {
  if ('scheduler' in window && 'postTask' in scheduler) void scheduler.postTask(act, {delay});
  else setTimeout(act, delay);
};

/** The longest wait for a release, in milliseconds: a page may swallow the events that end a press, and drawing must go on. */
const LONGEST_PRESS_MS = 5_000;

/** The press that lasts; undefined while no control is pressed. */
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
    // `pointercancel`: a finger that scrolls. `input`: the list of a select may take the release. `blur`: a dialog, another window.
    on(['click', 'pointercancel', 'input', 'blur'], ({type, target}) => {
      if (type !== 'blur' || target === window) end();
    });
    on(['pointermove'], (event) => {
      if ((event as PointerEvent).buttons === 0) end(); // released where the page does not see it
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
 * Settles when a change may be drawn; undefined when that is now. While a control is pressed: after its click, because what appears between
 * press and release moves the control away from under the pointer, and the click is lost. After a typed letter: once the letter is on
 * screen, so that a keystroke never waits for what follows from it.
 */
export const calm = (): Promise<void> | undefined => press ?? typing;

/**
 * Settles once a press has got its click that began before this file came: `last` is the last event of a pointer on the root.
 * `:active` shows the press of a mouse at once, but that of a finger only after a while, so that no control flashes in a scroll.
 */
export const firstPressEnd = (root: ParentNode | null, last: string): Promise<void> | undefined => {
  if (last === 'pointerdown' || root?.querySelector(`:is(${CONTROLS}):active`)) begin();
  return press;
};

/** Runs an act at once; but while a control is pressed, after the click. */
export const afterPress = (act: () => void): void => {
  if (press) void press.then(act);
  else act();
};
