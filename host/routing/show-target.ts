import type {Screen} from '../content/screen.ts';
import {holdPlace} from './hold-place.ts';
import {openTarget} from './open-target.ts';

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

const isSameRoute = ({route: one}: Screen, {route: other}: Screen): boolean =>
  one.page === other.page && (!('id' in one) || !('id' in other) || one.id === other.id);
