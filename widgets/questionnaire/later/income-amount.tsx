import {SelectField} from '../../ui/field/select-field.tsx';
import {TextField} from '../../ui/field/text-field.tsx';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {answerAt} from './answer-at.ts';
import {INCOME_KINDS, INCOME_PERIODS} from './stated-income.ts';

/** The income as an amount: monthly or yearly, exact, approximate, or a range. */
export const IncomeAmount = (view: QuestionnaireProps) => {
  const {t, state} = view;
  const bound = bind(view);
  const choice = (path: string, choices: readonly string[]) => {
    const field = bound(path);
    return {
      ...field,
      value: answerAt(state.answers, path),
      placeholder: t('choose'),
      options: choices.map((value) => ({value, label: t(`${field.name}.${value}`)})),
    };
  };
  const kind = answerAt(state.answers, 'leadData.incomeKind');
  return (
    <>
      <p className="hint">{t('exactIncomeHint', {year: state.planYear})}</p>
      <div className="pair">
        <SelectField {...choice('leadData.incomePeriod', INCOME_PERIODS)} />
        <SelectField {...choice('leadData.incomeKind', INCOME_KINDS)} />
      </div>
      <div className="pair">
        <TextField
          {...bound('leadData.exactIncome', t(kind === 'range' ? 'incomeFrom' : 'exactIncome'))}
          inputMode="decimal"
          autoComplete="off"
        />
        {kind === 'range' ? (
          <TextField {...bound('leadData.incomeTo')} inputMode="decimal" autoComplete="off" />
        ) : null}
      </div>
    </>
  );
};
