import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import {Money} from './money.tsx';
import {People} from './people.tsx';
import {Questions} from './questions.tsx';
import {Steps} from './steps.tsx';
import {WhatToDo} from './what-to-do.tsx';
import {answerWords} from './words.ts';

/** The result for a visitor: what to do, the money, open questions, the people, the next steps. */
export const Answer = ({model, view}: {readonly model: AnswerModel; readonly view: QuestionnaireProps}) => {
  const words = answerWords(view, model);
  const {people} = model;
  return (
    <div className="answer-parts">
      <WhatToDo model={model} words={words} view={view} />
      <Money model={model} words={words} view={view} />
      <Questions model={model} words={words} view={view} />
      {people.length > 0 ? <People model={model} words={words} view={view} /> : null}
      <Steps model={model} words={words} view={view} />
    </div>
  );
};
