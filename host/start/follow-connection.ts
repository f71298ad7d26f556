import {pressedAway} from './pressed-away.ts';

type Text = 'offline' | 'offlineHeld';

const note = document.createElement('p');
// A browser that reports a missing network wrongly must not lock a visitor in: the second press passes.
let isHeldOnce = false;

const say = (text: Text): void => {
  note.textContent = document.querySelector('footer')?.dataset[text] ?? '';
};

const follow = (): void => {
  isHeldOnce = false;
  if (!navigator.onLine) say('offline');
  else note.textContent = '';
};

const hold = (event: MouseEvent): void => {
  if (!pressedAway(event) || !isHeld()) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Returns whether a press must wait for the network. The first press without a network is held and explained, because the browser would
 * replace the page, and what the visitor typed, with its own error page, and a button whose script is missing does nothing.
 */
export const isHeld = (): boolean => {
  if (navigator.onLine || isHeldOnce) return false;
  isHeldOnce = true;
  say('offlineHeld');
  return true;
};

/** Says while the network is missing that the page stays, and stops presses that need the network: other pages, elements that are still to load. */
export const followConnection = (): void => {
  note.className = 'offline';
  // A screen reader announces the text only if the region exists before the text.
  note.role = 'status';
  document.body.append(note);
  window.addEventListener('offline', follow);
  window.addEventListener('online', follow);
  document.addEventListener('click', hold, true);
};
