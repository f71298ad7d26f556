import type {AnswerPath} from '../answer-path.ts';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** Connects a checkbox to the element, as `bind` does for a field. */
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
