import type {Lever, LeverTarget} from '../../insurance/aca/income-levers.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import type {AcaResultProps} from './aca-result.tsx';

/** The props of the levers. */
export type LeversProps = AcaResultProps & {
  readonly targets: readonly LeverTarget[];
  readonly levers: readonly Lever[];
};

/**
 * Legal ways to lower the counted income, their effects, and their conditions. Never below 100 % of the poverty line.
 */
export const Levers = ({outcome, targets, levers, t, lang}: LeversProps) => {
  const {money, exactMoney, exactPercent} = numbersIn(lang);
  return (
    <div className="levers">
      <h4>{t('levers')}</h4>
      <p>{t('leversIntro')}</p>
      <ul>
        {targets.map(({id, percent, dollars, needed}) => (
          <li key={id} data-target={id}>
            {t(`target.${id}`, {
              needed: money(needed),
              percent: exactPercent(percent),
              dollars: exactMoney(dollars),
            })}
          </li>
        ))}
      </ul>
      {levers.map(({kind, most, usable, conditions}) => (
        <div key={kind} data-lever={kind}>
          <h5>{t(`lever.${kind}`)}</h5>
          <p>
            {t('leverAmounts', {
              year: outcome.result.planYear,
              most: money(most),
              usable: money(usable),
            })}
          </p>
          <ul className="conditions">
            {conditions.map((condition) => (
              <li key={condition}>{t(`condition.${condition}`)}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="advice-line">{t('notTaxAdvice')}</p>
    </div>
  );
};
