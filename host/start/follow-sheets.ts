import {onToggle} from './popovers.ts';

/** Keeps focus in the sheet when it moves on from the last control, or back from the first. */
const keepFocus = (event: KeyboardEvent): void => {
  const {target, key, shiftKey} = event;
  const sheet = key === 'Tab' && target instanceof Element ? target.closest('.sheet') : null;
  const controls = [...(sheet?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  if (!sheet || target !== controls.at(shiftKey ? 0 : -1)) return;
  event.preventDefault();
  controls.at(shiftKey ? -1 : 0)?.focus();
};

/** Makes the rest of the page inert while a sheet is open: focus and screen readers stay in the sheet. */
export const followSheets = (): void => {
  document.addEventListener('keydown', keepFocus);
  // Before the browser returns focus to a button, which must no longer be inert.
  onToggle(
    '.sheet',
    (sheet, isOpen) => {
      for (const other of sheet.parentElement?.children ?? [])
        if (other !== sheet) other.toggleAttribute('inert', isOpen);
    },
    'beforetoggle',
  );
};
