import {type AnswerPath, controlName, requiredPaths} from './answer-path.ts';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** Connects the field of an answer to the element: its name, label, value, fault. The label is the field's own key. */
export const bind =
  ({element, state, t}: QuestionnaireProps) =>
  (path: AnswerPath, label = t(path.split('.').at(-1) ?? path)) => {
    const {
      answers: {[path]: value = ''},
      faults: {[path]: fault},
    } = state;
    return {
      name: controlName(path),
      label,
      value,
      onValue: (answer: string) => element.answer(path, answer),
      error: fault && element.late?.faultText(t, path, fault),
      isRequired: requiredPaths.includes(path),
    };
  };
