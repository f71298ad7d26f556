import {protocol} from '../../widgets/element/protocol.ts';

/** F8, anywhere on the page, moves focus to the current notification: the host's or an element's. */
export const followToastKey = (): void => {
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'F8') return;
    (protocol().toast ?? document.querySelector<HTMLElement>('.toasts'))?.focus();
  });
};
