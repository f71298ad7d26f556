import {phoneHref} from 'virtual:lamplight/agency';
import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import type {Step} from '../../../../insurance/answer/steps.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';
import {AwayLink} from './away-link.tsx';
import {placeOf} from './places.ts';
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

/** The one thing to do, with its deadline, its button and a telephone number. */
export const WhatToDo = ({
  model,
  words,
  view,
}: {
  readonly model: AnswerModel;
  readonly words: AnswerWords;
  readonly view: QuestionnaireProps;
}) => {
  const {t} = view;
  const {second} = model;
  const sentenceOf = ({code, day, params}: Step): string => {
    const {person, ...others} = words.params(params);
    return t(`answer.do.${code}`, {...others, who: person ?? '', day: words.day(day)});
  };
  const {href, button} = placeOf(model.sentence, model, view);
  return (
    <div className="do">
      {/* Takes the focus after an answer in place, because the thing to do may have changed. */}
      <p id="what-to-do" className="do-sentence" tabIndex={-1}>
        {sentenceOf(model.sentence)}
      </p>
      {second ? (
        <p>
          {second.rows.length > 0
            ? t('answer.forPerson', {who: words.list(second.rows.map(words.who)), what: sentenceOf(second)})
            : sentenceOf(second)}
        </p>
      ) : null}
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
