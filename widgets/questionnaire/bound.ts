import type {AnswerPath, Phase} from './answer-path.ts';
import {controlName, requiredPaths} from './answer-path.ts';
import type {QuestionnaireProps} from './questionnaire.view.tsx';
import {answerAt} from './questionnaire.model.ts';

const isRequired = (path: AnswerPath): boolean =>
  ([1, 2, 3] as const satisfies readonly Phase[]).some((phase) => requiredPaths[phase].includes(path));

/** Ties the field of an answer to the element: its name, label, value, fault. The label is the field's own key. */
export const bind =
  ({element, state, t}: QuestionnaireProps) =>
  (path: AnswerPath, label = t(path.split('.').at(-1) ?? path)) => {
    const fault = state.faults[path];
    return {
      name: controlName(path),
      label,
      value: answerAt(state.answers, path),
      onValue: (answer: string) => element.answer(path, answer),
      error: fault && state.later?.faultText(t, path, fault),
      isRequired: isRequired(path),
    };
  };

/** The same for a box to tick. */
export const bindBox = (props: QuestionnaireProps) => {
  const field = bind(props);
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
