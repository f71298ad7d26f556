import {useEffect, useMemo, useState} from 'react';
import type {AnswerModel} from '../../../../insurance/answer/answer.ts';
import {chicagoDay} from '../../../../insurance/calendar/chicago.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import {loadPicture} from './load-picture.ts';
import {arrivedRules, loadRules} from './load-rules.ts';

/** The open phase's result as a person uses it, by the answers as they stand now; undefined until the rules have arrived. */
export const useAnswer = ({
  state,
  lang,
}: Pick<QuestionnaireProps, 'state' | 'lang'>): AnswerModel | undefined => {
  const {phase, requests, answers, changes, agreed, clientId} = state;
  const [rules, setRules] = useState(arrivedRules);
  useEffect(() => {
    let isHere = true;
    // Together, so that the picture pushes nothing down afterwards.
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
