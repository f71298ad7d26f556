import {retirementFields} from '../../insurance/retirement/retirement-inputs.ts';
import type {RetirementError} from '../../insurance/retirement/validate-retirement.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';

/** Returns the text for a fault of a field: one sentence covers every fault, because it names the bounds. */
export const retirementErrorText = ({field}: RetirementError, t: Translate, lang: Language): string => {
  const {money, percent, plain} = numbersIn(lang);
  const {kind, min, max} = retirementFields.find((row) => row.field === field) ?? {
    kind: 'dollars',
    min: 0,
    max: 0,
  };
  const write = {age: plain, dollars: money, percent}[kind];
  return t('error.range', {min: write(min), max: write(max)});
};
