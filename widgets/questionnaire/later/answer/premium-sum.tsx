import {elidedCounty} from '../../../../agency/county-in-words.ts';
import {premiumSum} from '../../../../insurance/premiums/premium-sum.ts';
import type {HouseholdPrice} from '../../../../insurance/premiums/price.ts';
import type {WrittenPrice} from '../../../ui/price/priced.tsx';
import type {AnswerWords} from './words.ts';

/** The sum behind the benchmark plan's price: each person's part, the credit, and the rest. */
export const PremiumSumView = ({
  price,
  amounts: {inCents},
  words: {t, counted, exactDollars, lang},
}: {
  readonly price: HouseholdPrice;
  readonly amounts: WrittenPrice;
  readonly words: AnswerWords;
}) => {
  const sum = premiumSum(price);
  if (!sum) return null;
  return (
    <div className="premium-sum">
      <ul>
        {sum.people.map(({age, cents}, index) => (
          <li key={`${age}-${String(index)}`}>
            {cents === 0
              ? counted('answer.price.free', {age, count: age})
              : counted('answer.price.person', {
                  age,
                  amount: exactDollars(cents / 100),
                  count: age,
                })}
          </li>
        ))}
      </ul>
      <p>
        {elidedCounty(
          t('answer.price.total', {
            amount: exactDollars(sum.cents / 100),
            area: price.ratingArea,
            county: price.county,
          }),
          lang,
        )}
      </p>
      {inCents ? <p>{t('answer.price.credit', inCents)}</p> : null}
    </div>
  );
};
