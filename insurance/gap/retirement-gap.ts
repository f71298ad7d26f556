import {projectRetirement} from '../retirement/project-retirement.ts';
import {retirementDefaults} from '../retirement/retirement-inputs.ts';
import {incomeTargets} from '../retirement/retirement-outlook.ts';

/** Yearly shortfall against 70 % of the income, in today's dollars. */
export type RetirementGap = {
  readonly target: number;
  /** The shortfall if the household saves 15 % of the income from now on. */
  readonly whenSaving: number;
  /** The shortfall if the household saves nothing more. */
  readonly withoutSaving: number;
};

/**
 * Calculates the shortfall to 70 % of the income at 67 for one person. The questionnaire does not ask for yearly
 * savings, so the result has both cases: nothing more, and the calculator's 15 %.
 */
export const retirementGap = ({
  age,
  income,
  savings,
}: {
  readonly age: number;
  readonly income: number;
  readonly savings: number;
}): RetirementGap => {
  const at = (savingsPercent: number) =>
    incomeTargets(
      projectRetirement({
        ...retirementDefaults,
        hasSpouse: false,
        personAge: age,
        personIncome: income,
        totalRetirementSavings: savings,
        savingsPercent,
      }),
    ).low;
  const saving = at(retirementDefaults.savingsPercent);
  return {target: saving.target, whenSaving: saving.shortfall, withoutSaving: at(0).shortfall};
};
