import type {RetirementResult} from '../../insurance/retirement/project-retirement.ts';
import type {RetirementInputs} from '../../insurance/retirement/retirement-inputs.ts';
import {type RetirementScenario, retirementScenarios} from '../../insurance/retirement/retirement-outlook.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {DataTable} from '../ui/chart/data-table.tsx';
import {numbersIn} from '../ui/number-field/numbers.ts';

/** The props of the table of what-ifs. */
export type ScenarioTableProps = {
  readonly inputs: RetirementInputs;
  readonly result: RetirementResult;
  readonly t: Translate;
  readonly lang: Language;
};

/** The result with two points less and more return, and with retirement two years earlier and later. */
export const ScenarioTable = ({inputs, result, t, lang}: ScenarioTableProps) => {
  const {money, percent} = numbersIn(lang);
  const nameOf = ({id, assumptions}: RetirementScenario): string =>
    id.endsWith('return')
      ? t('scenario.return', {percent: percent(assumptions.annualReturn)})
      : t('scenario.age', {age: assumptions.retirementAge});
  // Nobody can retire at an age that has passed.
  const isAhead = ({id, assumptions}: RetirementScenario): boolean =>
    id.endsWith('return') || assumptions.retirementAge > result.averageAge;
  const row = (name: string, {futureValue, totalIncome, replacementRatio}: RetirementResult) => [
    name,
    money(futureValue),
    money(totalIncome),
    replacementRatio === null ? '–' : percent(replacementRatio),
  ];
  return (
    <DataTable
      caption={t('scenarios')}
      head={[t('case'), t('savings'), t('incomeAYear'), t('ratio')]}
      rows={[
        row(t('scenario.base'), result),
        ...retirementScenarios(inputs)
          .filter(isAhead)
          .map((scenario) => row(nameOf(scenario), scenario.result)),
      ]}
    />
  );
};
