import type {Answered} from '../questionnaire.model.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {Points} from './points.tsx';

/** Lines of text. The first of several summarizes the others. */
const Prose = ({text}: {readonly text: string}) => {
  const [first, ...others] = text.split('\n');
  return (
    <p className="prose">
      {others.length > 0 ? <b>{first}</b> : first}
      {others.map((line) => `\n${line}`).join('')}
    </p>
  );
};

/** The answer's own text, all points with their reasons and sources, and the notes, in their original language. */
export const Reasons = (view: QuestionnaireProps & {readonly answered: Answered}) => {
  const {answered, state, t} = view;
  const {phase, requests} = state;
  const {leadScore, recommendations, managementPlan, result} = answered;
  const points = result?.points ?? [];
  const text = leadScore ?? recommendations ?? managementPlan;
  return (
    <div className="answer" lang={requests[phase].lang}>
      {phase === 1 || points.length === 0 ? <Prose text={text || t('resultFallback')} /> : null}
      <Points {...view} points={points} />
      {result?.notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </div>
  );
};

/** The same content, folded: it is the evidence for the result above. */
export const FoldedReasons = (view: QuestionnaireProps & {readonly answered: Answered}) => (
  <details className="reasons">
    <summary>{view.t('answer.reasons', {number: view.answered.result?.points.length ?? 1})}</summary>
    <Reasons {...view} />
  </details>
);
