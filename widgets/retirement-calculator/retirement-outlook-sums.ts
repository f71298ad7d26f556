import type {RetirementResult} from '../../insurance/retirement/project-retirement.ts';
import {incomeTargets, monthlyIncome, type TargetGap} from '../../insurance/retirement/retirement-outlook.ts';
import {type Quantity, quantity, plain, type Sum, type Unit} from '../../insurance/sum/sum.ts';

const perMonth = (id: string, value: number, yearly: Quantity): Sum => ({
  ...quantity(id, value, 'dollars-a-month'),
  terms: [yearly, '÷', quantity('months', 12, 'count')],
});

const inDollars = (id: string, value: number, unit: Unit = 'dollars-a-year'): Quantity =>
  quantity(id, value, unit);

/** Returns the yearly incomes as monthly amounts: as calculated, and in today's dollars. */
export const monthlySums = (result: RetirementResult): readonly Sum[] => {
  const {nominal, todaysDollars} = monthlyIncome(result);
  return [
    perMonth('monthlyIncome', nominal, inDollars('totalIncome', result.totalIncome)),
    perMonth(
      'todaysMonthlyIncome',
      todaysDollars,
      inDollars('todaysTotalIncome', result.todaysDollars.totalIncome),
    ),
  ];
};

/** Returns the gaps to 70 and to 80 % of today's income, yearly and monthly, in today's dollars. */
export const shortfallSums = (result: RetirementResult): readonly Sum[] => {
  const combined = inDollars('combinedIncome', result.combinedIncome);
  const income = inDollars('todaysTotalIncome', result.todaysDollars.totalIncome);
  const of = (id: string, {percent, shortfall, shortfallMonthly}: TargetGap): readonly Sum[] => {
    const yearly = inDollars(id, shortfall);
    const target = quantity('target', percent, 'percent');
    return [
      {...yearly, terms: ['max(', combined, '×', target, '−', income, ';', plain(0), ')']},
      perMonth(`${id}Monthly`, shortfallMonthly, yearly),
    ];
  };
  const {low, high} = incomeTargets(result);
  return [...of('shortfallLow', low), ...of('shortfallHigh', high)];
};
