import {FAMILY_STATUSES, FILINGS} from '../../../contract/ai-workflow.ts';
import {SelectField} from '../../ui/field/select-field.tsx';
import {TextField} from '../../ui/field/text-field.tsx';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** The household's size and tax return. */
export const Taxes = (view: QuestionnaireProps) => {
  const {t} = view;
  const field = bind(view);
  return (
    <>
      <div className="pair">
        <TextField
          {...field('leadData.householdSize')}
          hint={t('householdSizeHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...field('leadData.applicants')} inputMode="numeric" autoComplete="off" />
      </div>
      <div className="pair">
        <SelectField
          {...field('leadData.familyStatus')}
          placeholder={t('choose')}
          options={FAMILY_STATUSES.map((value) => ({value, label: t(`family.${value}`)}))}
        />
        <SelectField
          {...field('leadData.filing')}
          hint={t('filingHint')}
          placeholder={t('choose')}
          options={FILINGS.map((value) => ({value, label: t(`filing.${value}`)}))}
        />
      </div>
    </>
  );
};
