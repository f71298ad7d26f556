import type {LifeInputs} from '../../insurance/life/life-inputs.ts';
import {lifeMoverBounds, movedCoverage, ownLifeMovers} from '../../insurance/life/what-moves.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import {WhatMoves} from '../ui/what-moves/what-moves.tsx';

/** The props of the handles. */
export type LifeMoversProps = {readonly inputs: LifeInputs; readonly t: Translate; readonly lang: Language};

/** Draws the values that change the need most: the years to cover and inflation. */
export const LifeMoversView = ({inputs, t, lang}: LifeMoversProps) => {
  const {years, inflation} = ownLifeMovers(inputs);
  return (
    <WhatMoves
      movers={[
        {...lifeMoverBounds.years, name: 'years', label: t('years'), unit: 'years', own: years},
        {
          ...lifeMoverBounds.inflation,
          name: 'inflation',
          label: t('moves.inflation'),
          unit: 'percent',
          own: inflation,
        },
      ]}
      amountWith={(moved) => movedCoverage(inputs, moved)}
      write={numbersIn(lang).money}
      t={t}
      lang={lang}
    />
  );
};
