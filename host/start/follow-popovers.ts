import {closePopovers, isShown, onToggle, openerOf} from './popovers.ts';

/** Returns whether style sheets place a popover below its button (styles/header.css). Firefox and Safari of 2024 do not. */
const isPlaced = CSS.supports('position-area', 'bottom');

const GAP_PX = 6;

/** The width of the widest menu in styles/header.css. */
const MENU_WIDTH_PX = 720;

/** Puts a list or menu below its button, in the page's coordinates. */
const place = (popover: HTMLElement): void => {
  const button = openerOf(popover)?.getBoundingClientRect();
  if (!button) return;
  const {style} = popover;
  style.top = `${button.bottom + window.scrollY + GAP_PX}px`;
  if (popover.matches('.select-list'))
    style.right = `${document.documentElement.clientWidth - button.right}px`;
  else style.left = `${Math.max(16, Math.min(button.left, window.innerWidth - MENU_WIDTH_PX - 16))}px`;
};

/** Lists and menus belong to a button; focus that leaves them closes them, while a sheet keeps the focus. */
const HANGING = '.services-menu, .select-list';

/**
 * Closes menus, lists and sheets when the visitor leaves them: by a link in them, by Back and Forward, by focus
 * elsewhere, and before the browser stores the page in its back-forward cache.
 */
export const followPopovers = (): void => {
  if (!isPlaced) onToggle(HANGING, (popover, isOpen) => isOpen && place(popover), 'beforetoggle');
  for (const event of ['popstate', 'pagehide'] as const) window.addEventListener(event, closePopovers);
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('[popover] a') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  document.addEventListener('focusout', ({target, relatedTarget}) => {
    const popover = target instanceof Element ? target.closest<HTMLElement>(HANGING) : null;
    if (!popover || !(relatedTarget instanceof Node) || !isShown(popover)) return;
    if (!popover.contains(relatedTarget) && relatedTarget !== openerOf(popover)) popover.hidePopover();
  });
};
