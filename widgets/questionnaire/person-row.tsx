import {GENDERS} from '../../contract/household-choice.ts';
import {SelectField} from '../ui/field/select-field.tsx';
import {TextField} from '../ui/field/text-field.tsx';
import {personPath} from './answer-path.ts';
import {bind} from './bound.ts';
import {More} from './more.tsx';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/**
 * One person of the household: the description, the Age/Gender row, and the questions that can matter for this person.
 */
export const PersonRow = ({view, row}: {readonly view: QuestionnaireProps; readonly row: number}) => {
  const {element, state, t} = view;
  const {late} = element;
  const field = bind(view);
  const isFaulty = Object.keys(state.faults).some((path) => path.startsWith(`leadData.household.${row}.`));
  const genders = GENDERS.map((value) => ({value, label: t(`gender.${value}`)}));
  const number = row + 1;
  return (
    <fieldset className="person" part="person">
      <legend>{late?.personWords(view, row) ?? (row === 0 ? t('you') : t('person', {number}))}</legend>
      <TextField {...field(personPath(row, 'age'))} autoComplete="off" />
      <SelectField {...field(personPath(row, 'gender'))} placeholder={t('choose')} options={genders} />
      {!late || late.fittingQuestions(state, row).size > 0 ? (
        <More view={view} title={t('personMore')} name={t('person', {number})} isFaulty={isFaulty}>
          {({PersonDetails}) => <PersonDetails view={view} row={row} />}
        </More>
      ) : null}
      {row > 0 ? (
        <button type="button" className="add" onClick={() => void late?.steps.removePerson(row)}>
          {t('remove')}
          <span className="unseen">{` ${t('person', {number})}`}</span>
        </button>
      ) : null}
    </fieldset>
  );
};
