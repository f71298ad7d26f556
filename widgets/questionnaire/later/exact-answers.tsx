import {FILINGS} from '../../../contract/ai-workflow.ts';
import {SelectField} from '../../ui/field/select-field.tsx';
import {TextField} from '../../ui/field/text-field.tsx';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** What turns a range into one answer: the exact income, and how taxes are filed. */
export const ExactAnswers = (view: QuestionnaireProps) => {
  const {t, state} = view;
  const field = bind(view);
  return (
    <div className="pair">
      <TextField
        {...field('leadData.exactIncome')}
        hint={t('exactIncomeHint', {year: state.planYear})}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...field('leadData.filing')}
        placeholder={t('choose')}
        options={FILINGS.map((value) => ({value, label: t(`filing.${value}`)}))}
      />
    </div>
  );
};
