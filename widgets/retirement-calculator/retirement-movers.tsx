import type {RetirementInputs} from '../../insurance/retirement/retirement-inputs.ts';
import {movedMonthlyIncome, ownMovers, retirementMoverBounds} from '../../insurance/retirement/what-moves.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import {WhatMoves} from '../ui/what-moves/what-moves.tsx';

/** The props of the handles. */
export type RetirementMoversProps = {
  readonly inputs: RetirementInputs;
  readonly t: Translate;
  readonly lang: Language;
};

const {savingsPercent, retirementAge, annualReturn} = retirementMoverBounds;

/** Draws the values that change the retirement income most: the savings rate, the age at retirement and the return. */
export const RetirementMoversView = ({inputs, t, lang}: RetirementMoversProps) => {
  const own = ownMovers(inputs);
  return (
    <WhatMoves
      movers={[
        {
          ...savingsPercent,
          name: 'savingsPercent',
          label: t('savingsPercent'),
          unit: 'percent',
          own: own.savingsPercent,
        },
        {
          ...retirementAge,
          name: 'retirementAge',
          label: t('moves.retirementAge'),
          unit: 'age',
          own: own.retirementAge,
        },
        {
          ...annualReturn,
          name: 'annualReturn',
          label: t('moves.annualReturn'),
          unit: 'percent',
          own: own.annualReturn,
        },
      ]}
      amountWith={(moved) => movedMonthlyIncome(inputs, moved)}
      write={numbersIn(lang).money}
      t={t}
      lang={lang}
    />
  );
};
