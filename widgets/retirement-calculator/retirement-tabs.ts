import type {RetirementNumber} from '../../insurance/retirement/retirement-inputs.ts';

/** The six tabs in their order (site-spec section 4), and the number fields of each. */
export const retirementTabs = [
  {id: 'age', fields: ['personAge', 'personIncome', 'spouseAge', 'spouseIncome']},
  {id: 'emergency', fields: ['emergencySavings']},
  {id: 'debt', fields: ['mortgageBalance', 'otherDebt']},
  {id: 'investment', fields: ['savingsPercent', 'totalRetirementSavings', 'inflation']},
  {id: 'life', fields: ['lifeInsurance']},
  {id: 'summary', fields: []},
] as const satisfies readonly {id: string; fields: readonly RetirementNumber[]}[];

/** The name of a tab. */
export type RetirementTab = (typeof retirementTabs)[number]['id'];

/** Returns the tab a number of tabs away, within the first and the last. */
export const tabAway = (from: RetirementTab, steps: number): RetirementTab => {
  const at = retirementTabs.findIndex(({id}) => id === from) + steps;
  return (retirementTabs[Math.min(Math.max(at, 0), retirementTabs.length - 1)] ?? retirementTabs[0]).id;
};

/** Returns the tab of a field. */
export const tabOf = (field: string): RetirementTab =>
  (retirementTabs.find(({fields}) => fields.some((name) => name === field)) ?? retirementTabs[0]).id;
