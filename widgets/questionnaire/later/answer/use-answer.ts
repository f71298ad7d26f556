import {useEffect, useMemo, useState} from 'react';
import type {AnswerModel} from '../../../../insurance/answer/answer.ts';
import {chicagoDay} from '../../../../insurance/calendar/chicago.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import {loadPicture} from './load-picture.ts';
import {arrivedRules, loadRules} from './load-rules.ts';

/** Returns the open phase's result for the current answers; undefined until the rules have loaded. */
export const useAnswer = ({
  state,
  lang,
}: Pick<QuestionnaireProps, 'state' | 'lang'>): AnswerModel | undefined => {
  const {phase, requests, answers, changes, agreed, clientId} = state;
  const [rules, setRules] = useState(arrivedRules);
  useEffect(() => {
    let isHere = true;
    // Loaded together, so that the picture pushes nothing down afterward.
    void Promise.all([loadRules(), loadPicture()]).then(([arrived]) =>
      isHere ? setRules(arrived) : undefined,
    );
    return () => void (isHere = false);
  }, []);
  const [openedOn] = useState(() => chicagoDay(Date.now()));
  const today = requests[phase].answered?.result?.day ?? openedOn;
  return useMemo(
    () => rules?.answerTo(phase, {answers, changes, agreed, clientId}, {today, lang}),
    [rules, phase, answers, changes, agreed, clientId, today, lang],
  );
};
