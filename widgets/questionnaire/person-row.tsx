import {GENDERS} from '../../contract/ai-workflow.ts';
import {SelectField} from '../ui/field/select-field.tsx';
import {TextField} from '../ui/field/text-field.tsx';
import {personPath} from './answer-path.ts';
import {bind} from './bound.ts';
import {More} from './more.tsx';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** One Age/Gender row of the household, and what may be said beyond it. */
export const PersonRow = ({view, row}: {readonly view: QuestionnaireProps; readonly row: number}) => {
  const {t} = view;
  const field = bind(view);
  const isFaulty = Object.keys(view.state.faults).some((path) =>
    path.startsWith(`leadData.household.${row}.`),
  );
  const genders = GENDERS.map((value) => ({value, label: t(`gender.${value}`)}));
  return (
    <fieldset className="person" part="person">
      <legend>{t('person', {number: row + 1})}</legend>
      <TextField {...field(personPath(row, 'age'))} autoComplete="off" />
      <SelectField {...field(personPath(row, 'gender'))} placeholder={t('choose')} options={genders} />
      <More view={view} title={t('personMore', {number: row + 1})} isFaulty={isFaulty}>
        {({PersonDetails}) => <PersonDetails view={view} row={row} />}
      </More>
    </fieldset>
  );
};
