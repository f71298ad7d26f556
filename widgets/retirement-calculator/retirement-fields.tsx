import {retirementAssumptions} from '../../insurance/retirement/project-retirement.ts';
import {retirementFields, type RetirementNumber} from '../../insurance/retirement/retirement-inputs.ts';
import type {RetirementAnswers} from '../../insurance/retirement/validate-retirement.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {Checkbox} from '../ui/field/checkbox.tsx';
import {leaveField} from '../ui/calculator/visitor-acts.ts';
import {NumberField} from '../ui/number-field/number-field.tsx';
import {numbersIn} from '../ui/number-field/numbers.ts';
import {retirementErrorText} from './retirement-error-text.ts';
import type {RetirementPanelProps} from './retirement-panel.tsx';
import {step} from './retirement-steps.ts';
import {type RetirementTab, retirementTabs} from './retirement-tabs.ts';

/** The income so far; 0 while an answer is not a number. */
const combinedIncome = ({hasSpouse, personIncome, spouseIncome}: RetirementAnswers): number =>
  (personIncome ?? 0) + (hasSpouse ? (spouseIncome ?? 0) : 0) || 0;

/** Writes a hint for a field, with the numbers given so far. */
const hintsFor = (
  answers: RetirementAnswers,
  t: Translate,
  lang: Language,
): Partial<Record<RetirementNumber, string>> => {
  const {money} = numbersIn(lang);
  const income = combinedIncome(answers);
  return {
    personIncome: t('incomeHint'),
    spouseIncome: t('incomeHint'),
    emergencySavings: t('emergencyHint', {goal: money(income / 4)}),
    otherDebt: t('otherDebtHint'),
    savingsPercent: t('savingsHint', {amount: money((income * (answers.savingsPercent ?? 0)) / 100 || 0)}),
    totalRetirementSavings: t('totalHint'),
    inflation: t('inflationHint'),
    lifeInsurance: t('lifeHint', {goal: money(income * 10)}),
  };
};

/** The fields of one tab, and the buttons to the next and former tab. */
export const RetirementFields = (props: RetirementPanelProps & {readonly tabShown: RetirementTab}) => {
  const {element, answers, errors, tabShown, t, lang} = props;
  const {money, percent} = numbersIn(lang);
  const {socialSecurityRate, socialSecurityCap} = retirementAssumptions;
  const hints = hintsFor(answers, t, lang);
  const fields: readonly RetirementNumber[] = retirementTabs.find(({id}) => id === tabShown)?.fields ?? [];
  const shown = fields.filter((field) => answers.hasSpouse || !field.startsWith('spouse'));
  const errorOf = (field: RetirementNumber): string | undefined => {
    const error = errors.find((one) => one.field === field);
    return error && retirementErrorText(error, t, lang);
  };
  return (
    <div className="step">
      {tabShown === 'age' ? (
        <Checkbox
          name="hasSpouse"
          label={t('hasSpouse')}
          isChecked={answers.hasSpouse}
          onCheck={(isChecked) => element.answer('hasSpouse', isChecked)}
        />
      ) : null}
      <div className="fields">
        {shown.map((field) => (
          <NumberField
            key={field}
            name={field}
            label={t(field)}
            hint={hints[field]}
            error={errorOf(field)}
            value={answers[field]}
            unit={retirementFields.find((row) => row.field === field)?.kind ?? 'dollars'}
            lang={lang}
            onValue={(value) => element.answer(field, value)}
            onLeave={() => leaveField(element, field)}
          />
        ))}
      </div>
      {tabShown === 'investment' ? (
        <Checkbox
          name="countSocialSecurity"
          label={t('countSocialSecurity')}
          hint={t('socialHint', {rate: percent(socialSecurityRate), cap: money(socialSecurityCap)})}
          isChecked={answers.countSocialSecurity}
          onCheck={(isChecked) => element.answer('countSocialSecurity', isChecked)}
        />
      ) : null}
      <div className="step-ways">
        <button type="submit" className="button">
          {t('continue')}
        </button>
        {tabShown === 'age' ? null : (
          <button type="button" className="button outline" onClick={() => step(element, -1)}>
            {t('back')}
          </button>
        )}
      </div>
    </div>
  );
};
