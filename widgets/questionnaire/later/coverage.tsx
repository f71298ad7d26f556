import {TextareaField} from '../../ui/field/textarea-field.tsx';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** The household's present insurance. */
export const Coverage = (view: QuestionnaireProps) => (
  <TextareaField {...bind(view)('leadData.currentCoverage')} rows={3} />
);
