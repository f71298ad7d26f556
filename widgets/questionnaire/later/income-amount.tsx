import {SelectField} from '../../ui/field/select-field.tsx';
import {TextField} from '../../ui/field/text-field.tsx';
import {numbersIn} from '../../ui/number-field/numbers.ts';
import {controlName} from '../answer-path.ts';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {answerAt} from './answer-at.ts';
import {INCOME_KINDS, INCOME_PERIODS, OTHER_INCOMES, statedIncome} from './stated-income.ts';

/** The income as an amount: monthly or yearly, exact, approximate, or a range; in parts if several people earn. */
export const IncomeAmount = (view: QuestionnaireProps) => {
  const {element, t, lang, state} = view;
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
  const shown = kind === 'range' ? [] : OTHER_INCOMES.filter((path) => path in state.answers);
  const firstLabel = (): string => {
    if (kind === 'range') return t('incomeFrom');
    return shown.length > 0 ? t('otherIncome', {number: 1}) : t('exactIncome');
  };
  const {exactIncome, incomeLow, incomeHigh} = statedIncome(state.answers);
  const total = shown.length > 0 ? Number(exactIncome || (Number(incomeLow) + Number(incomeHigh)) / 2) : 0;
  const add = (): void => {
    // The present answers: a drawing waits for a press, and the drawn fields may be older.
    const path = OTHER_INCOMES.find((one) => !(one in element.state.answers));
    if (path === undefined) return;
    element.answer(path, '');
    void element.focusOn(`[name="${controlName(path)}"]`);
  };
  return (
    <>
      <p className="hint">{t('exactIncomeHint', {year: state.planYear})}</p>
      <div className="pair">
        <SelectField {...choice('leadData.incomePeriod', INCOME_PERIODS)} />
        <SelectField {...choice('leadData.incomeKind', INCOME_KINDS)} />
      </div>
      <div className="pair">
        <TextField {...bound('leadData.exactIncome', firstLabel())} inputMode="decimal" autoComplete="off" />
        {kind === 'range' ? (
          <TextField {...bound('leadData.incomeTo')} inputMode="decimal" autoComplete="off" />
        ) : null}
        {shown.map((path, index) => (
          <TextField
            key={path}
            {...bound(path, t('otherIncome', {number: index + 2}))}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      {kind === 'range' ? null : (
        <button type="button" className="add" disabled={shown.length >= OTHER_INCOMES.length} onClick={add}>
          {t('addIncome')}
        </button>
      )}
      {total > 0 ? (
        <p className="hint">{t('incomeTogether', {amount: numbersIn(lang).money(total)})}</p>
      ) : null}
    </>
  );
};
