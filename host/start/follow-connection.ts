import {pressedAway} from './pressed-away.ts';

type Text = 'offline' | 'offlinePress';

/** The time that a screen reader needs to notice a new region, so that it announces the region's text, in milliseconds. */
const NOTICE_MS = 100;

const note = document.createElement('p');
note.className = 'offline';
note.role = 'status';

let shown: Text | undefined;
// A browser that reports a missing network wrongly must not lock a visitor in: the second press passes.
let hasWaited = false;

const draw = (): void => {
  note.textContent = (shown && document.querySelector('footer')?.dataset[shown]) ?? '';
};

const say = (text?: Text): void => {
  shown = text;
  if (note.isConnected) {
    draw();
  } else if (text) {
    document.body.append(note);
    setTimeout(draw, NOTICE_MS);
  }
};

const follow = (): void => {
  hasWaited = false;
  say(navigator.onLine ? undefined : 'offline');
};

const stop = (event: MouseEvent): void => {
  if (!pressedAway(event) || !mustWait()) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Returns whether a press must wait for the network. The first press without a network is stopped and explained, because the browser would
 * replace the page, and what the visitor typed, with its own error page, and a button whose script is missing does nothing.
 */
export const mustWait = (): boolean => {
  if (navigator.onLine || hasWaited) return false;
  hasWaited = true;
  say('offlinePress');
  return true;
};

/** Announces a missing network, and stops presses that need the network: links to other pages, buttons of elements that are still to load. */
export const followConnection = (): void => {
  window.addEventListener('offline', follow);
  window.addEventListener('online', follow);
  document.addEventListener('click', stop, true);
};
