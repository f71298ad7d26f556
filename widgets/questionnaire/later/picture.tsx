import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {personWords} from './answered-words.ts';
import type {Possible} from './live-picture.ts';
import {shownRows} from './shown-rows.ts';

/** The maximum number of named programs while the choice between them is open. */
const MOST_NAMED = 2;

const programWords = (t: QuestionnaireProps['t'], possible: Possible): string => {
  if (possible.length === 0 || possible.length > MOST_NAMED) return t('pictureOpen');
  return possible.map((program) => t(`pictured.${program}`)).join(' / ');
};

/** A card for each person with the program as soon as it is decided, gray while it is open. */
export const People = (view: QuestionnaireProps) => {
  const {element, state, t} = view;
  return (
    <ul className="members">
      {shownRows(state).map((row) => {
        const possible = element.late?.picture.people.get(row) ?? [];
        return (
          <li key={row} className={possible.length === 1 ? 'decided' : 'open'}>
            <b>{personWords(view, row)}</b>
            <span>{programWords(t, possible)}</span>
          </li>
        );
      })}
    </ul>
  );
};
