import {INCOME_BANDS, MAX_PEOPLE} from '../../contract/household-choice.ts';
import {SelectField} from '../ui/field/select-field.tsx';
import {TextField} from '../ui/field/text-field.tsx';
import {bind} from './bound.ts';
import {More} from './more.tsx';
import {PersonRow} from './person-row.tsx';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/**
 * The first group: the people who want coverage, their place, their income. Its three required answers are enough for a
 * result.
 */
export const Household = (view: QuestionnaireProps) => {
  const {element, t, state} = view;
  const {late} = element;
  const field = bind(view);
  const shown = late?.shownRows(state) ?? [0];
  return (
    <>
      <div className="people">
        {shown.map((row) => (
          <PersonRow key={row} view={view} row={row} />
        ))}
      </div>
      <p className="hint">{`${t('people')} ${t('ageHint')}`}</p>
      <button
        type="button"
        className="add"
        id="add-person"
        disabled={shown.length >= MAX_PEOPLE}
        onClick={() => element.withLate(({steps}) => steps.addPerson())}
      >
        {t('addPerson')}
      </button>
      <TextField
        {...field('leadData.location')}
        hint={late?.placeWords(view) ?? t('locationHint')}
        autoComplete="postal-code"
      />
      {late ? <late.CountyField {...view} /> : null}
      <SelectField
        {...field('leadData.income')}
        placeholder={t('choose')}
        options={INCOME_BANDS.map((value) => ({value, label: t(`income.${value}`)}))}
      />
      <More
        view={view}
        title={t('exact')}
        isFaulty={/exactInc|incomeTo|otherInc/.test(Object.keys(state.faults).join())}
      >
        {({IncomeAmount}) => <IncomeAmount {...view} />}
      </More>
    </>
  );
};
