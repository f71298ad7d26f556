import {phoneHref} from 'virtual:lamplight/agency';
import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import {AwayLink} from './away-link.tsx';
import {placeOf} from './places.ts';
import {stepText} from './steps.tsx';
import type {AnswerWords} from './words.ts';

/** The place that the answer is for, if the visitor moves into or out of Texas. */
const MoveNote = ({move, t}: Pick<AnswerModel, 'move'> & Pick<QuestionnaireProps, 't'>) =>
  move ? (
    <p>
      {move.isPlaceNew
        ? t('answer.move.in-texas', {site: move.oldSite})
        : t(`answer.move.${move.direction}`, {site: move.newSite})}
    </p>
  ) : null;

type WhatToDoProps = {
  readonly model: AnswerModel;
  readonly words: AnswerWords;
  readonly view: QuestionnaireProps;
};

/** The day of the other people, which the sentence about one person would hide. */
const Second = ({model, words, view: {t}}: WhatToDoProps) => {
  const {second} = model;
  if (!second) return null;
  const what = stepText(second, model, words);
  return (
    <p>
      <b>{t('answer.by', {day: words.shortDay(second.day)})}</b>{' '}
      {second.rows.length > 0
        ? t('answer.forPerson', {who: words.list(second.rows.map(words.who)), what})
        : what}
    </p>
  );
};

/** The one thing to do, with its deadline, its button and a telephone number. */
export const WhatToDo = ({model, words, view}: WhatToDoProps) => {
  const {t} = view;
  const {code, day, params} = model.sentence;
  const {person, ...others} = words.params(params);
  const {href, button} = placeOf(model.sentence, model, view);
  return (
    <div className="do">
      {/* Takes the focus after an answer in place, because the thing to do may have changed. */}
      <p id="what-to-do" className="do-sentence" tabIndex={-1}>
        {t(`answer.do.${code}`, {...others, who: person ?? '', day: words.day(day)})}
      </p>
      <Second model={model} words={words} view={view} />
      <MoveNote move={model.move} t={t} />
      <p className="do-ways">
        <AwayLink href={href} t={t} isButton>
          {button}
        </AwayLink>
        <a href={phoneHref}>{t('call')}</a>
      </p>
    </div>
  );
};
