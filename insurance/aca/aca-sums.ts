import {planFigures} from '../figures/plan-figures.ts';
import {plain, quantity, type Quantity, type Sum, type Term} from '../sum/sum.ts';
import {bandFor} from './applicable-percentage.ts';
import type {AcaInputs} from './aca-inputs.ts';
import type {AcaResult} from './estimate-aca.ts';
import {centsOf, povertyLine, wholePercentOfLine} from './poverty-line.ts';

const percentTerms = (inputs: AcaInputs, whole: number): readonly Term[] | null => {
  const band = bandFor(inputs.planYear, whole);
  if (!band) return null;
  const low = quantity('bandLow', band.low, 'percent');
  const from = quantity('bandFrom', band.from, 'percent');
  if (band.low === band.high) return [low];
  return [
    ...([low, '+', '(', quantity('bandHigh', band.high, 'percent'), '−', low, ')', '×', '('] as const),
    ...([quantity('wholePercent', whole, 'percent'), '−', from, ')', '÷', '('] as const),
    ...([quantity('bandTo', band.to, 'percent'), '−', from, ')'] as const),
  ];
};

/**
 * Returns each figure of the estimate with the arithmetic behind the figure. The sum of `applicablePercentage` has the
 * unrounded share; the value is rounded to 0.01 point, as the rule requires.
 */
export const acaSums = (inputs: AcaInputs, result: AcaResult): readonly Sum[] => {
  const {first, more} = planFigures[inputs.planYear].poverty.value;
  const line = povertyLine(inputs.planYear, inputs.householdSize);
  const income = quantity('income', inputs.income, 'dollars-a-year');
  const poverty: Quantity = quantity('povertyLine', line, 'dollars-a-year');
  const whole = wholePercentOfLine(centsOf(inputs.income), line);
  const sums: Sum[] = [
    {
      ...poverty,
      terms: [
        ...([quantity('povertyFirst', first, 'dollars-a-year'), '+', '('] as const),
        ...([quantity('householdSize', inputs.householdSize, 'count'), '−', plain(1), ')', '×'] as const),
        quantity('povertyMore', more, 'dollars-a-year'),
      ],
    },
    {...quantity('fplPercent', result.fplPercent, 'percent'), terms: [income, '÷', poverty]},
  ];
  const terms = percentTerms(inputs, whole);
  if (result.applicablePercentage === null || result.expectedContribution === null || terms === null)
    return sums;
  const share = quantity('applicablePercentage', result.applicablePercentage, 'percent');
  const year = quantity('contributionYear', result.expectedContribution.year, 'dollars-a-year');
  return [
    ...sums,
    {...share, terms},
    {...year, terms: [income, '×', share]},
    {
      ...quantity('contributionMonth', result.expectedContribution.month, 'dollars-a-month'),
      terms: [year, '÷', plain(12)],
    },
  ];
};
