import {
  ageAtRetirement,
  type RetirementRecommendation,
} from '../../insurance/retirement/project-retirement.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {bookingAddress} from '../ui/booking-address.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import type {RetirementOutcome} from './retirement-calculator.model.ts';

/** The props of the recommendations. */
export type RecommendationsProps = {
  readonly outcome: RetirementOutcome;
  readonly t: Translate;
  readonly lang: Language;
};

/** Writes the next steps, in the numbers of the result; they always include a consultation (site-spec section 9). */
export const Recommendations = ({outcome: {inputs, result}, t, lang}: RecommendationsProps) => {
  const {money, percent, plain} = numbersIn(lang);
  const values: Readonly<Record<RetirementRecommendation, Readonly<Record<string, string>>>> = {
    'raise-savings': {
      percent: percent(inputs.savingsPercent),
      age: plain(ageAtRetirement(result)),
    },
    'emergency-fund': {amount: money(inputs.emergencySavings), goal: money(result.combinedIncome / 4)},
    'raise-life-insurance': {amount: money(inputs.lifeInsurance), goal: money(result.combinedIncome * 10)},
    consult: {},
  };
  // Nothing grows any more for people of the age at retirement.
  const isNow = result.yearsToRetirement === 0;
  return (
    <div className="advice">
      <h4>{t('next')}</h4>
      <ul>
        {result.recommendations.map((id) => (
          <li key={id} data-recommendation={id}>
            {t(isNow && id === 'raise-savings' ? 'advice.raise-savings-now' : `advice.${id}`, values[id])}
          </li>
        ))}
      </ul>
      <a className="button" href={bookingAddress()} target="_blank" rel="noopener">
        {`${t('book')}${t('newTab')}`}
      </a>
    </div>
  );
};
