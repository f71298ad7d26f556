import type {AnswerPoint} from '../../../contract/ai-workflow-answer.ts';
import {dateInWords} from '../../ui/date-in-words.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {Linked} from './linked.tsx';

/** One point: its statement, its reason, and its figures, each with source and date. */
const Point = ({point, t}: Pick<QuestionnaireProps, 't'> & {readonly point: AnswerPoint}) => (
  <li className={point.kind} part="point">
    <p className="point-title">
      <Linked text={point.title} t={t} />
    </p>
    {point.reason ? (
      <p>
        <Linked text={point.reason} t={t} />
      </p>
    ) : null}
    {point.figures.length > 0 ? (
      <ul className="figures">
        {point.figures.map(({id, text, source, checkedOn, isPastReview}) => (
          <li key={id}>
            {text.endsWith('。') ? text : `${text} `}
            <span>{t(isPastReview ? 'figureOld' : 'figure', {source, date: dateInWords(t, checkedOn)})}</span>
          </li>
        ))}
      </ul>
    ) : null}
  </li>
);

/**
 * The numbered points of an answer under a heading for each kind, in their original order and with their original
 * numbers.
 */
export const Points = ({
  points,
  t,
  level,
}: Pick<QuestionnaireProps, 't' | 'level'> & {readonly points: readonly AnswerPoint[]}) => {
  const Heading = `h${level + 2}` as 'h4';
  const kinds = [...new Set(points.map(({kind}) => kind))];
  return (
    <>
      {kinds.map((kind) => {
        const start = points.findIndex((point) => point.kind === kind);
        return (
          <div key={kind} className="kind">
            <Heading>{t(`kind.${kind}`)}</Heading>
            <ol start={start + 1} className="points">
              {points
                .filter((point) => point.kind === kind)
                .map((point) => (
                  <Point key={point.title + point.reason} point={point} t={t} />
                ))}
            </ol>
          </div>
        );
      })}
    </>
  );
};
