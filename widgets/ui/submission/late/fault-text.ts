import {MAX_LENGTH} from '../../../../contract/limit.ts';
import type {FieldCode} from '../../../../contract/problem.ts';
import type {Translate} from '../../../element/translate.ts';

/**
 * Returns the text for a fault: the form's own text for this field (`email.required`), otherwise the shared text for
 * the fault (`error.required`), otherwise the shared text for any fault (`error.other`).
 */
export const faultText = (t: Translate, field: string, code: FieldCode): string => {
  const values = {max: MAX_LENGTH[field as keyof typeof MAX_LENGTH]};
  for (const key of [`${field}.${code}`, `error.${code}`]) {
    const text = t(key, values);
    if (text !== key) return text;
  }
  return t('error.other');
};
