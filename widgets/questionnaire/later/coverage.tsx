import {TextareaField} from '../../ui/field/textarea-field.tsx';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** The insurance that the household has today. */
export const Coverage = (view: QuestionnaireProps) => (
  <TextareaField {...bind(view)('leadData.currentCoverage')} rows={3} />
);
