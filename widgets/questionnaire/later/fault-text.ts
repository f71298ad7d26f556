import type {FieldCode} from '../../../contract/problem.ts';
import type {Translate} from '../../element/translate.ts';
import type {AnswerPath} from '../answer-path.ts';
import {expectedAt, longest} from './find-faults.ts';

/** The faults of which one text per kind of answer says what is expected. */
const OF_KIND: ReadonlySet<FieldCode> = new Set(['invalid-number', 'invalid-date', 'out-of-range']);

/** Returns the text for a fault, which says what is expected at the path. */
export const faultText = (t: Translate, path: AnswerPath, fault: FieldCode): string => {
  const {kind, min = 0, max = longest(path)} = expectedAt(path);
  const key = `error.${kind && OF_KIND.has(fault) ? kind : fault}`;
  const text = t(key, {min, max});
  return text === key ? t('error.other') : text;
};
