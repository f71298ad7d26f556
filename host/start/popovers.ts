/** Returns the button that opens and closes a popover. */
export const openerOf = ({id}: HTMLElement): HTMLButtonElement | null =>
  document.querySelector(`[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction])`);

/** Returns whether a popover is on screen. */
export const isShown = (popover: Element): boolean => popover.matches(':popover-open');

const SHOWN = '#root :popover-open';

/** Closes every popover on screen. */
export const closePopovers = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>(SHOWN)) popover.hidePopover();
};

/**
 * Calls `act` when a popover that matches `selector` has opened or closed (`toggle`) or is about to (`beforetoggle`),
 * and for each that the visitor opened before this script ran. These events do not bubble, so the document listens in
 * the capture phase.
 */
export const onToggle = (
  selector: string,
  act: (popover: HTMLElement, isOpen: boolean) => void,
  type: 'toggle' | 'beforetoggle' = 'toggle',
): void => {
  document.addEventListener(
    type,
    (event) => {
      const {target} = event;
      if (target instanceof HTMLElement && target.matches(selector)) act(target, event.newState === 'open');
    },
    true,
  );
  for (const popover of document.querySelectorAll<HTMLElement>(SHOWN))
    if (popover.matches(selector)) act(popover, true);
};
