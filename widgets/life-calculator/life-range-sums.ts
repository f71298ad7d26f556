import type {LifeResult} from '../../insurance/life/life-cover.ts';
import type {LifeInputs} from '../../insurance/life/life-inputs.ts';
import {humanLifeValue, humanLifeValueAssumptions, lifeRange} from '../../insurance/life/life-range.ts';
import {plain, quantity, type Sum, type Term} from '../../insurance/sum/sum.ts';

/** Returns the human life value written out: first the factor from one year to the next, then the value that uses it. */
export const humanLifeValueSums = (inputs: LifeInputs): readonly [yearlyStep: Sum, value: Sum] => {
  const {selfConsumption, incomeGrowth, discount} = humanLifeValueAssumptions;
  const growth = quantity('incomeGrowth', incomeGrowth, 'percent');
  const interest = quantity('discount', discount, 'percent');
  const step = quantity('yearlyStep', (1 + incomeGrowth / 100) / (1 + discount / 100), 'factor');
  const one = plain(1);
  return [
    {...step, terms: ['(', one, '+', growth, ')', '÷', '(', one, '+', interest, ')']},
    {
      ...quantity('humanLifeValue', humanLifeValue(inputs), 'dollars'),
      terms: [
        ...([quantity('income', inputs.income, 'dollars-a-year'), '×', '(', one, '−'] as const),
        ...([quantity('selfConsumption', selfConsumption, 'percent'), ')', '×', step, '×'] as const),
        ...(['(', one, '−', step, '^', quantity('years', inputs.years, 'years'), ')'] as const),
        ...(['÷', '(', one, '−', step, ')'] as const),
      ],
    },
  ];
};

/** Returns the lowest and the highest of all methods, each less the existing coverage. */
export const rangeSums = (inputs: LifeInputs, {existing}: LifeResult): readonly Sum[] => {
  const {methods, low, high} = lifeRange(inputs);
  const gaps = methods.map(({id, need}) => quantity(`gap.${id}`, Math.max(need - existing, 0), 'dollars'));
  const of = (open: 'min(' | 'max('): readonly Term[] => [
    open,
    ...gaps.flatMap((gap, index): readonly Term[] => (index === 0 ? [gap] : [';', gap])),
    ')',
  ];
  return [
    {...quantity('low', low, 'dollars'), terms: of('min(')},
    {...quantity('high', high, 'dollars'), terms: of('max(')},
  ];
};
