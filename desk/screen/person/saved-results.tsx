import type {ReactNode} from 'react';
import type {PersonRow, ResultAnswer, TimelineEntry} from '../../../contract/desk-person.ts';
import type {TextKey} from '../../language/texts.ts';
import {type Text, useText} from '../../language/use-text.ts';
import {Rows} from './rows.tsx';

type Props = {readonly entry: Extract<TimelineEntry, {readonly kind: 'questionnaire'}>};

/** Shows saved results in the order in which the visitor read them: the answer, its reasons, the visitor's own answers. */
export const SavedResults = ({entry}: Props) => {
  const t = useText();
  return (
    <>
      {entry.phases.map(({phase, answer, summary, points}) => (
        <details key={phase} open={phase === 1}>
          <summary>{t('person.result', {phase})}</summary>
          {answer && <Answer answer={answer} lang={entry.lang} />}
          <Reasons isFolded={answer !== undefined}>
            {summary !== '' && <p lang={entry.lang}>{summary}</p>}
            <ol className="person-points" lang={entry.lang}>
              {points.map(({title, reason}) => (
                <li key={title}>
                  <strong>{title}</strong> {reason}
                </li>
              ))}
            </ol>
          </Reasons>
        </details>
      ))}
      {!entry.isTextHidden && (
        <details>
          <summary>{t('person.answers')}</summary>
          <Rows rows={entry.rows} lang={entry.lang} />
        </details>
      )}
      {entry.hasHealth && entry.health.length === 0 && (
        <p className="quiet small">{t('person.health-hidden')}</p>
      )}
      {entry.health.length > 0 && (
        <details>
          <summary>{t('person.health')}</summary>
          <Rows rows={entry.health.map((row) => healthInWords(t, row))} lang={entry.lang} />
        </details>
      )}
    </>
  );
};

/** Shows the first lines of the visitor's result: the sentence, the amounts with the sentences of the law, the people. */
const Answer = ({answer, lang}: {readonly answer: ResultAnswer; readonly lang: string}) => (
  <div className="person-answer" lang={lang}>
    {answer.action !== '' && (
      <p>
        <strong>{answer.action}</strong>
      </p>
    )}
    {answer.money.map((line) => (
      <p key={line}>{line}</p>
    ))}
    {answer.statement !== '' && <p className="quiet small">{answer.statement}</p>}
    {answer.people.length > 0 && (
      <ul>
        {answer.people.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
  </div>
);

/** The points of a phase: folded below an answer, as the visitor saw them. */
const Reasons = ({isFolded, children}: {readonly isFolded: boolean; readonly children: ReactNode}) => {
  const t = useText();
  return isFolded ? (
    <details>
      <summary>{t('person.reasons')}</summary>
      {children}
    </details>
  ) : (
    children
  );
};

/** Names a health answer, which arrives under its field's name, with the person's number for one of the household. */
const healthInWords = (t: Text, {label, value}: PersonRow): PersonRow => {
  const [field = '', number] = label.split(' ').toReversed();
  const key = `person.health.${field}`;
  const word = t(key as TextKey);
  const answer = word === key ? field : word;
  return {
    label: number === undefined ? answer : t('person.health-of', {number, answer}),
    value: value === 'true' ? t('person.health-yes') : value === 'false' ? t('person.health-no') : value,
  };
};
