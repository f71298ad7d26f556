import {useMemo} from 'react';
import {filings} from '../../insurance/aca/aca-inputs.ts';
import {findCounty, texasCounties} from '../../insurance/premiums/texas-counties.ts';
import {planYears} from '../../insurance/figures/plan-years.ts';
import {SelectField} from '../ui/field/select-field.tsx';
import {leaveField} from '../ui/calculator/visitor-acts.ts';
import {NumberField} from '../ui/number-field/number-field.tsx';
import {acaErrorText} from './aca-error-text.ts';
import type {AcaPanelProps} from './aca-panel.tsx';

const NO_COUNTY = '-';

/** The 254 counties, as items of a list. */
const Counties = ({all}: {readonly all: readonly string[]}) => (
  <>
    {all.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </>
);

/** Draws the questions about the household as a whole. */
export const HouseholdFields = ({element, answers, errors, t, lang}: AcaPanelProps) => {
  const errorOf = (field: string): string | undefined => {
    const error = errors.find((one) => one.field === field);
    return error && acaErrorText(error, t, lang);
  };
  const number = (field: 'householdSize' | 'income' | 'benchmarkMonthly') => ({
    name: field,
    label: t(field),
    error: errorOf(field),
    value: answers[field],
    lang,
    onValue: (value: number | null) => element.answer(field, value),
    onLeave: () => leaveField(element, field),
  });
  // Preact does not draw the same node again: a keystroke costs half as much without the counties.
  const counties = useMemo(() => <Counties all={texasCounties()} />, []);
  const years = planYears.map(String);
  const year = String(answers.planYear);
  return (
    <fieldset className="group">
      <legend>{t('household')}</legend>
      <div className="fields">
        <SelectField
          name="planYear"
          label={t('planYear')}
          error={errorOf('planYear')}
          placeholder={t('choose')}
          value={years.includes(year) ? year : ''}
          options={years.map((value) => ({value, label: value}))}
          onValue={(value) => element.answer('planYear', Number(value))}
        />
        <SelectField
          name="filing"
          label={t('filing')}
          error={errorOf('filing')}
          placeholder={t('choose')}
          value={filings.some((filing) => filing === answers.filing) ? answers.filing : ''}
          options={filings.map((value) => ({value, label: t(`filing.${value}`)}))}
          onValue={(filing) => element.answer('filing', filing)}
        />
        <NumberField {...number('householdSize')} unit="count" hint={t('householdSizeHint')} />
        <NumberField {...number('income')} unit="dollars" hint={t('incomeHint')} />
        <SelectField
          name="county"
          label={t('county')}
          optional={t('optional')}
          hint={t('countyHint')}
          error={errorOf('county')}
          placeholder={t('choose')}
          value={findCounty(String(answers.county))?.name ?? ''}
          // The placeholder is not an item; this item undoes a choice.
          options={answers.county === '' ? [] : [{value: NO_COUNTY, label: t('countyNone')}]}
          more={counties}
          onValue={(value) => element.answer('county', value === NO_COUNTY ? '' : value)}
        />
        <NumberField
          {...number('benchmarkMonthly')}
          unit="dollars"
          optional={t('optional')}
          hint={t('benchmarkHint')}
        />
      </div>
    </fieldset>
  );
};
