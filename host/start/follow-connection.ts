import {linkTo} from './pressed-link.ts';

type Text = 'offline' | 'offlineLink';

const note = document.createElement('p');
// A browser that reports a missing network wrongly must not lock a visitor in: the second press of a link passes.
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
  if (!linkTo(event) || !isHeld()) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Returns whether another page must wait for the network. The first press without a network is held and explained, because the browser would
 * replace the page, and what the visitor typed, with its own error page.
 */
export const isHeld = (): boolean => {
  if (navigator.onLine || isHeldOnce) return false;
  isHeldOnce = true;
  say('offlineLink');
  return true;
};

/** Says while the network is missing that the page stays, and holds links to other pages of the site. */
export const followConnection = (): void => {
  note.className = 'offline';
  // A screen reader announces the text only if the region exists before the text.
  note.role = 'status';
  document.body.append(note);
  window.addEventListener('offline', follow);
  window.addEventListener('online', follow);
  document.addEventListener('click', hold, true);
};
