import {parseLocation} from '../../../../insurance/answers/parse-location.ts';
import type {LifeChangeRow} from '../../questionnaire.model.ts';
import {AmountQuestion} from './amount-question.tsx';
import {answerInPlace} from './answer-in-place.ts';
import type {QuestionProps} from './questions.tsx';

/** Asks for the day of a move into or out of Texas, or for the new ZIP code in Texas. */
export const MoveQuestion = ({question: {field}, model, view}: QuestionProps) => {
  const {element, state, t} = view;
  const {move} = model;
  if (!move) return null;
  const {oldState} = move;
  const {text} = move.change;
  const changed = (change: Partial<LifeChangeRow>): readonly LifeChangeRow[] => {
    const changedRow = (row: LifeChangeRow) => (row.change.trim() === text ? {...row, ...change} : row);
    return state.changes.map(changedRow);
  };
  if (field === 'moveDay')
    return (
      <AmountQuestion
        name="move-day"
        label={t('answer.ask.moveDay')}
        hint={t('answer.lastDayHint', {day: model.today})}
        dayFault={() => undefined}
        view={view}
        onDay={(date) => void answerInPlace(element, {}, changed({date}))}
      />
    );
  return (
    <AmountQuestion
      name="new-place"
      label={t('answer.ask.newPlace')}
      textError={(zip) =>
        parseLocation(zip).state === 'texas' && parseLocation(zip).zip !== null
          ? undefined
          : t('answer.zipError')
      }
      view={view}
      onText={(location) =>
        void answerInPlace(
          element,
          {'leadData.location': location},
          // The old state would be lost: its exchange stays the right place until the move.
          changed({change: t('answer.movesFrom', {text, state: oldState ?? ''})}),
        )
      }
    />
  );
};
