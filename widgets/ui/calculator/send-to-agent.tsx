import type {MouseEvent} from 'react';
import type {Calculation} from '../../../contract/calculation.ts';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {CALCULATION_HASH} from '../submission/attached.ts';
import {sitePage} from '../submission/site-page.ts';

/** The parts of a calculator that its button to the agent uses. */
export type Sending = {
  readonly siteOrigin: string;
  getAttribute(name: string): string | null;
  close(): void;
};

/** A quote form on the same page. A form of an older version does not support calculations. */
type Form = HTMLElement & {attachCalculation?: (calculation: Calculation) => Promise<void>};

const FORM_TAG = 'lamplight-quote-form';

/**
 * Passes a calculation to the agent's quote form: the form on this page if there is one, otherwise the agency's own
 * form in a new tab. Nothing is sent: the form names the data of the request, and the visitor sends the form.
 */
export const SendToAgent = ({
  element,
  calculation,
  t,
  lang,
}: {
  readonly element: Sending;
  readonly calculation: Calculation;
  readonly t: Translate;
  readonly lang: Language;
}) => {
  const partner = element.getAttribute('partner');
  const query = partner ? `?partner=${encodeURIComponent(partner)}` : '';
  const fragment = CALCULATION_HASH + encodeURIComponent(JSON.stringify(calculation));
  const href = sitePage(element.siteOrigin, lang, `/${query}${fragment}`);
  const hand = async (form: Form): Promise<void> => {
    element.close();
    // The loader loads a form that comes near the viewport.
    form.scrollIntoView({block: 'start'});
    await customElements.whenDefined(FORM_TAG);
    if (form.attachCalculation) await form.attachCalculation(calculation);
    else window.open(href, '_blank', 'noopener');
  };
  const press = (event: MouseEvent): void => {
    const form = document.querySelector<Form>(FORM_TAG);
    if (!form) return;
    event.preventDefault();
    void hand(form);
  };
  return (
    <div className="send-agent">
      <a className="button outline" part="send" href={href} target="_blank" rel="noopener" onClick={press}>
        {t('send.agent')}
      </a>
      <p className="hint">{t('send.hint')}</p>
    </div>
  );
};
