import {tpmo} from 'virtual:lamplight/agency';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/enrollment-banner';
import {medicareTexts} from '../../agency/legal/required-texts.ts';
import {el} from '../element/dom.ts';
import {adoptStyles} from '../element/shared-sheet.ts';
import tokens from '../element/tokens.css?inline';
import {createTranslate} from '../element/translate.ts';
import type {EnrollmentBannerElement} from './enrollment-banner.element.ts';
import styles from './small-print.css?inline';

/**
 * Opens the small print beside its button: the license line, and the legal texts about Medicare (42 CFR
 * 422.2267(e)(41), Tex. Ins. Code 541.084), behind a labelled button beside the message (28 TAC 21.103(c) allows the
 * nearby link). This file loads at the first press; later presses do not need the file. Rejects when the texts could
 * not be loaded.
 */
export const openSmallPrint = async (
  {spoken, shadowRoot}: Pick<EnrollmentBannerElement, 'spoken' | 'shadowRoot'>,
  button: HTMLElement,
  type: 'aca' | 'medicare',
): Promise<void> => {
  const lang = spoken ?? 'en';
  const t = createTranslate(await lateCatalogs(lang));
  if (!(button instanceof HTMLButtonElement) || button.popoverTargetElement) return; // a second press came before the texts had loaded
  if (shadowRoot) adoptStyles(shadowRoot, tokens, styles);
  const sentences =
    type === 'aca'
      ? [el('p', {}, t('notAffiliated'))]
      : medicareTexts({tpmo}).map(({text, translation}) =>
          el('p', {lang: 'en'}, t(text), t(translation) !== '' && el('span', {}, t(translation))),
        );
  const print = el('div', {class: 'print', popover: 'auto'}, el('p', {}, t('licenceShort')), ...sentences);
  button.after(print);
  button.removeAttribute('aria-expanded'); // from here on the browser announces the state
  button.popoverTargetElement = print;
  print.showPopover();
};
