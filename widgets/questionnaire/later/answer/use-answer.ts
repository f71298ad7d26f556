import {useEffect, useMemo, useState} from 'react';
import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import {chicagoDay} from '../../../../insurance/calendar/chicago.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import type {Answers} from '../../questionnaire.model.ts';
import {TYPING_PAUSE_MS} from '../typing-pause.ts';
import {loadPicture} from './load-picture.ts';
import {answeredFacts} from './answered-facts.ts';
import {arrivedRules, arrivedWords, loadRules} from './load-rules.ts';

/** Returns the answers; while text is typed in the form, those before the last pause. */
const useSettled = (answers: Answers, element: HTMLElement): Answers => {
  const [settled, setSettled] = useState(answers);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(answers), TYPING_PAUSE_MS);
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
  const given = useMemo(() => ({answers, changes, agreed, clientId}), [answers, changes, agreed, clientId]);
  const [readable, setReadable] = useState({given});
  // While the readers of the first words load, the result stays as it was.
  const used = arrivedRules(given) ? given : readable.given;
  const rules = arrivedRules(used);
  useEffect(() => {
    let isHere = true;
    // Loaded together, so that the picture pushes nothing down afterward.
    void Promise.all([loadRules(given), loadPicture()]).then(([arrived]) =>
      isHere && arrived ? setReadable({given}) : undefined,
    );
    return () => void (isHere = false);
  }, [given]);
  const [openedOn] = useState(() => chicagoDay(Date.now()));
  const {answered} = requests[phase];
  const today = answered?.result?.day ?? openedOn;
  return useMemo(
    () =>
      rules?.answerTo(phase, used, {
        today,
        lang,
        words: arrivedWords(),
        ...(phase === 3 ? answeredFacts(answered) : {}),
      }),
    [rules, phase, used, today, lang, answered],
  );
};
