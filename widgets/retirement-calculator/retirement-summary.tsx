import {retirementFields} from '../../insurance/retirement/retirement-inputs.ts';
import {ErrorSummary} from '../ui/field/error-summary.tsx';
import {numbersIn} from '../ui/number-field/numbers.ts';
import {retirementErrorText} from './retirement-error-text.ts';
import type {RetirementPanelProps} from './retirement-panel.tsx';
import {goTo, step} from './retirement-steps.ts';

/** Every answer in one list, to be checked before calculating. */
const Answers = ({answers, t, lang}: RetirementPanelProps) => {
  const {plain, money, percent} = numbersIn(lang);
  const write = {age: plain, dollars: money, percent};
  const rows = retirementFields
    .filter(({field}) => answers.hasSpouse || !field.startsWith('spouse'))
    .map(({field, kind}) => {
      const answer = answers[field];
      return [field, answer === null || Number.isNaN(answer) ? '–' : write[kind](answer)] as const;
    });
  return (
    <dl className="answers">
      {[...rows, ['countSocialSecurity', t(answers.countSocialSecurity ? 'yes' : 'no')] as const].map(
        ([name, text]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
};

/** The last tab: the errors, or the answers, and the Calculate Results button. */
export const RetirementSummary = (props: RetirementPanelProps) => {
  const {element, errors, outcome, t, lang} = props;
  return (
    <div className="step">
      {errors.length > 0 ? (
        <ErrorSummary
          title={t('errorSummary')}
          faults={errors.map((error) => ({
            name: error.field,
            text: t('error.in', {label: t(error.field), error: retirementErrorText(error, t, lang)}),
          }))}
          onGo={(field) => goTo(element, field)}
        />
      ) : null}
      {outcome ? null : <p>{t('check')}</p>}
      <Answers {...props} />
      <div className="step-ways">
        <button type="submit" className="button" part="calculate">
          {t('calculate')}
        </button>
        <button type="button" className="button outline" onClick={() => step(element, -1)}>
          {t('back')}
        </button>
      </div>
    </div>
  );
};
