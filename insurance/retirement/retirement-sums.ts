import {plain, quantity, type Quantity, type Sum, type Term} from '../sum/sum.ts';
import {
  retirementAssumptions,
  type RetirementAssumptions,
  type RetirementResult,
} from './project-retirement.ts';
import type {RetirementInputs} from './retirement-inputs.ts';

const sum = (figure: Quantity, terms: readonly Term[]): Sum => ({...figure, terms});

/** Returns the first figures, from which the others are calculated. */
const groundwork = (inputs: RetirementInputs, result: RetirementResult, age: Quantity): readonly Sum[] => {
  const person = quantity('personAge', inputs.personAge, 'age');
  const income = quantity('personIncome', inputs.personIncome, 'dollars-a-year');
  const spouseAge = quantity('spouseAge', inputs.spouseAge, 'age');
  const spouseIncome = quantity('spouseIncome', inputs.spouseIncome, 'dollars-a-year');
  const averageAge = quantity('averageAge', result.averageAge, 'age');
  return [
    sum(
      quantity('combinedIncome', result.combinedIncome, 'dollars-a-year'),
      inputs.hasSpouse ? [income, '+', spouseIncome] : [income],
    ),
    sum(averageAge, inputs.hasSpouse ? ['(', person, '+', spouseAge, ')', '÷', plain(2)] : [person]),
    sum(quantity('yearsToRetirement', result.yearsToRetirement, 'years'), [
      'max(',
      age,
      '−',
      averageAge,
      ';',
      plain(0),
      ')',
    ]),
  ];
};

/**
 * Returns each figure of a projection with its arithmetic, in the order of calculation. Pass the assumptions of the
 * result.
 */
export const retirementSums = (
  inputs: RetirementInputs,
  result: RetirementResult,
  assumptions: RetirementAssumptions = retirementAssumptions,
): readonly Sum[] => {
  const combined = quantity('combinedIncome', result.combinedIncome, 'dollars-a-year');
  const years = quantity('yearsToRetirement', result.yearsToRetirement, 'years');
  const yearly = quantity('annualSavings', result.annualSavings, 'dollars-a-year');
  const saved = quantity('totalRetirementSavings', inputs.totalRetirementSavings, 'dollars');
  const rate = quantity('annualReturn', assumptions.annualReturn, 'percent');
  const future = quantity('futureValue', result.futureValue, 'dollars');
  const withdrawal = quantity('annualWithdrawal', result.annualWithdrawal, 'dollars-a-year');
  const socialSecurity = quantity('socialSecurity', result.socialSecurity, 'dollars-a-year');
  const total = quantity('totalIncome', result.totalIncome, 'dollars-a-year');
  const growth: readonly Term[] = ['(', plain(1), '+', rate, ')', '^', years];
  const annuity: readonly Term[] = ['(', ...growth, '−', plain(1), ')', '÷', rate];
  const prices = quantity('inflation', inputs.inflation, 'percent');
  const priceRise: readonly Term[] = ['(', plain(1), '+', prices, ')', '^', years];
  return [
    ...groundwork(inputs, result, quantity('retirementAge', assumptions.retirementAge, 'age')),
    sum(yearly, [combined, '×', quantity('savingsPercent', inputs.savingsPercent, 'percent')]),
    sum(future, [saved, '×', ...growth, '+', yearly, '×', ...annuity]),
    sum(withdrawal, [future, '×', quantity('withdrawalRate', assumptions.withdrawalRate, 'percent')]),
    sum(
      socialSecurity,
      inputs.countSocialSecurity
        ? [
            'min(',
            combined,
            '×',
            quantity('socialSecurityRate', assumptions.socialSecurityRate, 'percent'),
            ';',
            quantity('socialSecurityCap', assumptions.socialSecurityCap, 'dollars-a-year'),
            ')',
          ]
        : [plain(0)],
    ),
    sum(total, [withdrawal, '+', socialSecurity]),
    ...(result.replacementRatio === null
      ? []
      : [sum(quantity('replacementRatio', result.replacementRatio, 'percent'), [total, '÷', combined])]),
    sum(quantity('netWorth', result.netWorth, 'dollars'), [
      saved,
      '+',
      quantity('emergencySavings', inputs.emergencySavings, 'dollars'),
      '+',
      quantity('lifeInsurance', inputs.lifeInsurance, 'dollars'),
      '−',
      quantity('mortgageBalance', inputs.mortgageBalance, 'dollars'),
      '−',
      quantity('otherDebt', inputs.otherDebt, 'dollars'),
    ]),
    sum(quantity('todaysFutureValue', result.todaysDollars.futureValue, 'dollars'), [
      future,
      '÷',
      ...priceRise,
    ]),
    sum(quantity('todaysTotalIncome', result.todaysDollars.totalIncome, 'dollars-a-year'), [
      withdrawal,
      '÷',
      ...priceRise,
      '+',
      socialSecurity,
    ]),
  ];
};
