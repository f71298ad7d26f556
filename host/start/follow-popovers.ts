import {closePopovers, isShown, onToggle, openerOf} from './popovers.ts';

/** Says whether style sheets place a popover below its button (styles/header.css). Firefox and Safari of 2024 do not. */
const isPlaced = CSS.supports('position-area', 'bottom');

const gapPx = 6;

/** The widest menu, as styles/header.css draws it. */
const menuWidthPx = 720;

/** Puts a list or menu below its button, in the page's coordinates. */
const place = (popover: HTMLElement): void => {
  const button = openerOf(popover)?.getBoundingClientRect();
  if (!button) return;
  const {style} = popover;
  style.top = `${button.bottom + window.scrollY + gapPx}px`;
  if (popover.matches('.select-list'))
    style.right = `${document.documentElement.clientWidth - button.right}px`;
  else style.left = `${Math.max(16, Math.min(button.left, window.innerWidth - menuWidthPx - 16))}px`;
};

/** Lists and menus hang from a button; focus that leaves one closes it, where a sheet keeps focus. */
const hanging = '.services-menu, .select-list';

/**
 * Closes menus, lists and sheets when the visitor leaves the place: by a link in them, by Back and Forward, by focus elsewhere,
 * and before the browser keeps the page to show it again later.
 */
export const followPopovers = (): void => {
  if (!isPlaced) onToggle(hanging, (popover, isOpen) => isOpen && place(popover), 'beforetoggle');
  for (const event of ['popstate', 'pagehide'] as const) window.addEventListener(event, closePopovers);
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('[popover] a') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  document.addEventListener('focusout', ({target, relatedTarget}) => {
    const popover = target instanceof Element ? target.closest<HTMLElement>(hanging) : null;
    if (!popover || !(relatedTarget instanceof Node) || !isShown(popover)) return;
    if (!popover.contains(relatedTarget) && relatedTarget !== openerOf(popover)) popover.hidePopover();
  });
};
