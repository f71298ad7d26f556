import {plain, quantity, type Sum} from '../sum/sum.ts';
import {lifeAssumptions, type LifeResult} from './life-cover.ts';
import type {LifeInputs} from './life-inputs.ts';

/** Returns each figure of the life calculator with its arithmetic, in the order of calculation. */
export const lifeSums = (inputs: LifeInputs, result: LifeResult): readonly Sum[] => {
  const income = quantity('income', inputs.income, 'dollars-a-year');
  const years = quantity('years', inputs.years, 'years');
  const debts = quantity('debts', inputs.debts, 'dollars');
  const dime = quantity('dime', result.dime, 'dollars');
  const existing = quantity('existing', result.existing, 'dollars');
  return [
    {
      ...quantity('recommendedCoverage', result.recommendedCoverage, 'dollars'),
      terms: [
        ...([income, '×', years, '+', debts, '+'] as const),
        ...([quantity('expenses', inputs.expenses, 'dollars-a-year'), '×', years] as const),
      ],
    },
    {
      ...dime,
      terms: [
        ...([debts, '+', quantity('finalExpenses', lifeAssumptions.finalExpenses, 'dollars'), '+'] as const),
        ...([income, '×', years, '+', quantity('mortgage', inputs.mortgage ?? 0, 'dollars'), '+'] as const),
        ...([quantity('children', inputs.children ?? 0, 'count'), '×'] as const),
        quantity('educationPerChild', lifeAssumptions.educationPerChild, 'dollars'),
      ],
    },
    {
      ...existing,
      terms: [
        quantity('existingCoverage', inputs.existingCoverage ?? 0, 'dollars'),
        '+',
        quantity('assets', inputs.assets ?? 0, 'dollars'),
      ],
    },
    {
      ...quantity('netGap', result.netGap, 'dollars'),
      terms: ['max(', dime, '−', existing, ';', plain(0), ')'],
    },
  ];
};
