import {tpmo} from 'virtual:lamplight/agency';
import {medicareTexts} from '../../agency/legal/required-texts.ts';
import {el} from '../element/dom.ts';
import type {Translate} from '../element/translate.ts';

/**
 * Who speaks, and what the law asks to stand beside anything about Medicare (42 CFR 422.2267(e)(41), Tex. Ins. Code
 * 541.084), behind a labelled button beside the message (28 TAC 21.103(c) allows the nearby link).
 */
export const smallPrint = (t: Translate, type: 'aca' | 'medicare'): readonly Node[] => {
  const required =
    type === 'aca'
      ? [el('p', {}, t('notAffiliated'))]
      : medicareTexts({tpmo}).map(({text, translation}) =>
          el('p', {lang: 'en'}, t(text), t(translation) !== '' && el('span', {}, t(translation))),
        );
  return [
    el('button', {type: 'button', class: 'more', popovertarget: 'print'}, t('disclosures')),
    el('div', {class: 'print', id: 'print', popover: 'auto'}, el('p', {}, t('licenceShort')), ...required),
  ];
};
