import {TYPEAHEAD_RESET_MS} from '../ui/select-items.ts';
import {isShown, onToggle} from './popovers.ts';

const optionsOf = (list: Element): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=option]'),
];

/** Closes the list and reports the option's value as `lamplight-chosen` on the list, unless the option was chosen before. */
const choose = (option: HTMLElement): void => {
  const list = option.closest<HTMLElement>('.select-list');
  if (!list) return;
  if (isShown(list)) list.hidePopover();
  if (option.ariaSelected !== 'true')
    list.dispatchEvent(new CustomEvent('lamplight-chosen', {bubbles: true, detail: option.dataset['value']}));
};

/** Returns the option for a key: around the ends, and to the first and last. */
const optionAt = (options: readonly HTMLElement[], key: string): HTMLElement | undefined => {
  // A key may arrive before the opened list has taken focus: then the chosen option counts.
  const focusedAt = options.findIndex((option) => option === document.activeElement);
  const at = focusedAt < 0 ? options.findIndex(({ariaSelected}) => ariaSelected === 'true') : focusedAt;
  const {length} = options;
  if (key === 'Home') return options[0];
  if (key === 'End') return options[length - 1];
  if (key === 'ArrowDown') return options[(at + 1) % length];
  return key === 'ArrowUp' ? options[(Math.max(at, 0) + length - 1) % length] : undefined;
};

let typed = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the option that begins with the text typed within the last second. */
const optionTyped = (options: readonly HTMLElement[], letter: string): HTMLElement | undefined => {
  typed += letter.toLowerCase();
  clearTimeout(timer);
  timer = setTimeout(() => (typed = ''), TYPEAHEAD_RESET_MS);
  return options.find(({textContent}) => textContent.toLowerCase().startsWith(typed));
};

const onKey = (event: KeyboardEvent): void => {
  const {target, key} = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const button = target.closest<HTMLButtonElement>('.select');
  const list = button
    ? document.querySelector<HTMLElement>(`#${CSS.escape(button.getAttribute('popovertarget') ?? '')}`)
    : target.closest<HTMLElement>('.select-list');
  if (!list) return;
  const isOpen = isShown(list);
  const options = optionsOf(list);
  const focused = options.find((option) => option === target);
  if (focused && (key === 'Enter' || key === ' ')) choose(focused);
  else if (!isOpen && key.startsWith('Arrow')) list.showPopover();
  else if (key.length === 1 && key !== ' ') {
    const match = optionTyped(options, key);
    if (isOpen) match?.focus();
    else if (match) choose(match);
  } else {
    const next = isOpen ? optionAt(options, key) : undefined;
    if (!next) return;
    next.focus();
  }
  event.preventDefault();
};

/**
 * Handles keys and presses in listboxes (ui/select.tsx): arrows, Home, End, letters, Enter and Space. A list also
 * closes when the window loses focus or changes its size.
 */
export const followSelects = (): void => {
  onToggle('.select-list', (list, isOpen) => {
    // The event comes a moment after the list: a key may have moved the focus already.
    if (isOpen && !list.contains(document.activeElement))
      list.querySelector<HTMLElement>('[aria-selected=true]')?.focus({preventScroll: true});
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', ({target}) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('.select-option') : null;
    if (option) choose(option);
  });
  for (const event of ['resize', 'blur'] as const)
    window.addEventListener(event, () =>
      document.querySelector<HTMLElement>('.select-list:popover-open')?.hidePopover(),
    );
};
