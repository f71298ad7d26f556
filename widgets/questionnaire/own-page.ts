import {sitePage} from '../ui/submission/site-page.ts';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** Where the questionnaire stands on the agency's own site; the partner who sent the visitor is named. */
export const ownPage = ({
  element,
  attributes,
  lang,
}: Pick<QuestionnaireProps, 'element' | 'attributes' | 'lang'>): string => {
  const query = attributes.partner ? `?partner=${encodeURIComponent(attributes.partner)}` : '';
  return sitePage(element.siteOrigin, lang, `/ai-workflow${query}`);
};
