import {type IncomeLimit, nearestLimits} from '../../insurance/aca/income-limits.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import type {AcaResultProps} from './aca-result.tsx';

type LimitProps = Omit<AcaResultProps, 'outcome'> & {
  readonly side: 'below' | 'above';
  readonly limit: IncomeLimit | null;
};

/** One limit: its distance in dollars, its meaning, and its amount. */
const Limit = ({side, limit, t, lang}: LimitProps) => {
  const {exactMoney, exactPercent} = numbersIn(lang);
  return (
    <div className="limit" data-limit={limit?.id ?? 'none'}>
      <p className="limit-side">{t(`limits.${side}`)}</p>
      {limit ? (
        <>
          <p className="limit-distance">
            {limit.distance === 0
              ? t('limits.here')
              : t(`limits.${side}Distance`, {dollars: exactMoney(limit.distance)})}
          </p>
          <p className="limit-name">{t(`limit.${limit.id}`)}</p>
          <p className="hint">
            {t(limit.id === 'pregnancy-medicaid-ends' ? 'limits.atUnborn' : 'limits.at', {
              percent: exactPercent(limit.percent),
              dollars: exactMoney(limit.dollars),
            })}
          </p>
          {limit.distance === 0 && side === 'above' ? <p className="hint">{t('limits.next')}</p> : null}
        </>
      ) : (
        <p>{t('limits.none')}</p>
      )}
    </div>
  );
};

/** The nearest limits on both sides of the income, in dollars. */
export const LimitDistances = ({outcome, t, lang}: AcaResultProps) => {
  const {below, above} = nearestLimits(outcome.inputs);
  return (
    <>
      <h4>{t('limits')}</h4>
      <div className="limits">
        <Limit side="below" limit={below} t={t} lang={lang} />
        <Limit side="above" limit={above} t={t} lang={lang} />
      </div>
    </>
  );
};
