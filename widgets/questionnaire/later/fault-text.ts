import type {FieldCode} from '../../../contract/problem.ts';
import type {Translate} from '../../element/translate.ts';
import type {AnswerPath} from '../answer-path.ts';
import {longest} from './find-faults.ts';

/** Returns the text for a fault. */
export const faultText = (t: Translate, path: AnswerPath, fault: FieldCode): string => {
  const key = `error.${fault}`;
  const text = t(key, {max: longest(path)});
  return text === key ? t('error.other') : text;
};
