import {hoverGroup, hoverIntent, menuDelays} from '../ui/hover-delay.ts';
import {isShown, onToggle, openerOf} from './popovers.ts';

const PANEL = '.services-menu';
const TRIGGER = '.navigation-trigger';

const shownPanel = (): HTMLElement | null => document.querySelector(PANEL);

const isOver = ({target}: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Opens the Services menu under the pointer after the specification's delays, and at once by the down arrow; opened by a key,
 * the first link takes focus.
 */
export const followServicesMenu = (): void => {
  const intent = hoverIntent({
    delays: menuDelays,
    group: hoverGroup(),
    setOpen: (isOpen) => {
      const menu = shownPanel();
      if (menu && isShown(menu) !== isOpen) menu.togglePopover();
    },
  });
  let isInside = false;
  let isByKey = false;
  const setInside = (next: boolean): void => {
    if (isInside === next) return;
    isInside = next;
    if (next) intent.enter();
    else intent.leave();
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') setInside(isOver(event, `${TRIGGER}, ${PANEL}`));
  });
  document.documentElement.addEventListener('pointerleave', () => setInside(false));
  document.addEventListener('click', (event) => {
    // A press of Enter or Space arrives as a click without a pointer: detail is 0.
    if (isOver(event, TRIGGER)) isByKey = event.detail === 0;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' || !isOver(event, TRIGGER)) return;
    event.preventDefault();
    isByKey = true;
    intent.set(true);
  });
  onToggle(PANEL, (menu, isOpen) => {
    intent.set(isOpen);
    if (isOpen && isByKey && document.activeElement === openerOf(menu)) menu.querySelector('a')?.focus();
    isByKey = false;
  });
};
