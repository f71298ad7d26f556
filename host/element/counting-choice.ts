import {DO_NOT_COUNT} from '../../widgets/element/late-count.ts';
import {readStored, writeStored} from '../../widgets/element/storage.ts';

const listeners = new Set<() => void>();

/** Calls a listener after each change of the choice. Returns a function that stops this. */
export const onCountingChoice = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns whether the visitor has disabled counting in this browser. */
export const isCountingOff = (): boolean => Boolean(readStored(DO_NOT_COUNT));

/** Disables or enables counting in this browser. */
export const chooseCounting = (isOff: boolean): void => {
  writeStored(DO_NOT_COUNT, isOff ? 'yes' : '');
  for (const listener of listeners) listener();
};

/** Follows the visitor's switch on the privacy page until React does: an earlier choice must count, too. */
export const followCountingChoice = (): void => {
  for (const box of document.querySelectorAll<HTMLInputElement>('.counting-choice input'))
    box.checked = isCountingOff();
  document.addEventListener('change', ({target}) => {
    if (document.documentElement.dataset['site'] === 'live') return;
    if (target instanceof HTMLInputElement && target.closest('.counting-choice'))
      chooseCounting(target.checked);
  });
};
