import {drawing, el} from '../../element/dom.ts';
import type {ChatElement} from '../chat.element.ts';

/** Draws the head of the panel: the title and the button that closes the panel. */
export const panelHead = (element: ChatElement): HTMLElement => {
  const {t} = element;
  return el(
    'div',
    {class: 'head'},
    el('h2', {id: 'title'}, t('title')),
    el(
      'button',
      {
        type: 'button',
        class: 'close',
        part: 'button',
        'aria-label': t('close'),
        onclick: () => element.close(),
      },
      drawing('', 'M6 6l12 12M18 6L6 18'),
    ),
  );
};

/** Draws the foot of the panel: the license line and the button that erases the conversation. */
export const panelFoot = ({t}: ChatElement, erase: () => void): HTMLElement =>
  el(
    'div',
    {class: 'foot'},
    el('p', {}, t('licenceShort')),
    el('button', {type: 'button', class: 'plain', onclick: erase}, t('erase')),
  );
