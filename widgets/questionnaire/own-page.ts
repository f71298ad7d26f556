import {sitePage} from '../ui/submission/site-page.ts';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** Returns the address of the questionnaire on the agency's own site, with the partner who referred the visitor. */
export const ownPage = ({
  element,
  attributes,
  lang,
}: Pick<QuestionnaireProps, 'element' | 'attributes' | 'lang'>): string => {
  const query = attributes.partner ? `?partner=${encodeURIComponent(attributes.partner)}` : '';
  return sitePage(element.siteOrigin, lang, `/ai-workflow${query}`);
};
