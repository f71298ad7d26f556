import type {Language} from '../../contract/language.ts';
import {mailText} from './mail-text.ts';

/** Formats the monthly price of an employer's plan for the employee, the family or both; `''` when neither price is known. */
export const employerOffer = (
  language: Language,
  {self, family}: {readonly self: string; readonly family: string},
): string => {
  if (self === '' && family === '') return '';
  if (family === '') return mailText(language, 'value.employerPlanAlone', {self});
  return self === ''
    ? mailText(language, 'value.employerPlanFamily', {family})
    : mailText(language, 'value.employerPlan', {self, family});
};
