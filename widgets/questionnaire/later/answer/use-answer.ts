import {useEffect, useMemo, useState} from 'react';
import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import {chicagoDay} from '../../../../insurance/calendar/chicago.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import type {Answers} from '../../questionnaire.model.ts';
import {loadPicture} from './load-picture.ts';
import {answeredFacts} from './answered-facts.ts';
import {arrivedRules, loadRules} from './load-rules.ts';

/** The pause in typing, in milliseconds, after which the result follows, so that a keystroke does not wait for the rules. */
const PAUSE_MS = 150;

/** Returns the answers; while text is typed in the form, those before the last pause. */
const useSettled = (answers: Answers, element: HTMLElement): Answers => {
  const [settled, setSettled] = useState(answers);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(answers), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answers]);
  const isTyped = element.shadowRoot?.activeElement?.matches('[aria-labelledby=part] :is(input, textarea)');
  return isTyped ? settled : answers;
};

/** Returns the open phase's result for the current answers; undefined until the rules have loaded. */
export const useAnswer = ({
  element,
  state,
  lang,
}: Pick<QuestionnaireProps, 'element' | 'state' | 'lang'>): AnswerModel | undefined => {
  const answers = useSettled(state.answers, element);
  const {phase, requests, changes, agreed, clientId} = state;
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
  const {answered} = requests[phase];
  const today = answered?.result?.day ?? openedOn;
  return useMemo(
    () =>
      rules?.answerTo(
        phase,
        {answers, changes, agreed, clientId},
        {today, lang, ...(phase === 3 ? answeredFacts(answered) : {})},
      ),
    [rules, phase, answers, changes, agreed, clientId, today, lang, answered],
  );
};
