import type {Screen} from '../content/screen.ts';
import {holdPlace} from './hold-place.ts';

/**
 * Brings the new screen into view after navigation and moves focus, so that screen readers announce it. `place` is the scroll
 * position to restore after Back. Another language of the same screen moves nothing.
 */
export const showTarget = (before: Screen, after: Screen, place: number | null): void => {
  if (isSameRoute(before, after)) return;
  if (place !== null) {
    holdPlace(place);
    return;
  }
  const target = openTarget();
  if (target) {
    target.scrollIntoView({behavior: 'instant'});
    return;
  }
  window.scrollTo({top: 0, behavior: 'instant'});
  document.querySelector<HTMLElement>('#main')?.focus({preventScroll: true});
};

/** Opens the question that the address names, if its target is one. Returns the target of the address. */
export const openTarget = (): Element | null => {
  const target =
    location.hash === '' ? null : document.querySelector(`#${CSS.escape(location.hash.slice(1))}`);
  if (target instanceof HTMLDetailsElement && !target.open) {
    target.open = true;
    target.scrollIntoView({behavior: 'instant'});
  }
  return target;
};

const isSameRoute = ({route: one}: Screen, {route: other}: Screen): boolean =>
  one.page === other.page && (!('id' in one) || !('id' in other) || one.id === other.id);
