import type {AnswerPath} from '../answer-path.ts';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** Ties a box to tick to the element, as `bind` does a field. */
export const bindBox = (view: QuestionnaireProps) => {
  const field = bind(view);
  return (path: AnswerPath, label: string) => {
    const {name, value, onValue, error} = field(path, label);
    return {
      name,
      label,
      error,
      isChecked: value === 'yes',
      onCheck: (isChecked: boolean) => onValue(isChecked ? 'yes' : ''),
    };
  };
};
