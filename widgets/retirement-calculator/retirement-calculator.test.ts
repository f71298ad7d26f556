import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {projectRetirement} from '../../insurance/retirement/project-retirement.ts';
import {retirementDefaults, retirementFields} from '../../insurance/retirement/retirement-inputs.ts';
import {retirementSums} from '../../insurance/retirement/retirement-sums.ts';
import {validateRetirement} from '../../insurance/retirement/validate-retirement.ts';
import {counted, evaluate} from '../../insurance/sum/evaluate.ts';
import texts from './messages/en.json' with {type: 'json'};
import {calculateRetirement, readRetirementAnswers} from './retirement-calculator.model.ts';
import {monthlySums, shortfallSums} from './retirement-outlook-sums.ts';
import {retirementTabs, tabAway, tabOf} from './retirement-tabs.ts';

describe('the answers', () => {
  test('override the defaults, as numbers and as texts', () => {
    expect(readRetirementAnswers({})).toEqual(retirementDefaults);
    expect(readRetirementAnswers({personAge: '50', savingsPercent: 7.5, hasSpouse: false})).toEqual({
      ...retirementDefaults,
      personAge: 50,
      savingsPercent: 7.5,
      hasSpouse: false,
    });
  });

  test('that are not numbers are kept, and refused instead of replaced', () => {
    const answers = readRetirementAnswers({
      personAge: 'young',
      otherDebt: '',
      lifeInsurance: null,
      inflation: {},
    });
    expect(answers).toMatchObject({personAge: Number.NaN, otherDebt: null, lifeInsurance: null});
    expect(validateRetirement(answers)).toEqual(
      ['personAge', 'otherDebt', 'lifeInsurance', 'inflation'].map((field) => ({
        field,
        code: 'not-a-number',
      })),
    );
  });

  test('of an absent spouse may have any value', () => {
    const answers = readRetirementAnswers({hasSpouse: false, spouseAge: 'x', spouseIncome: null});
    expect(validateRetirement(answers)).toEqual([]);
    expect(calculateRetirement(answers)).toMatchObject({
      inputs: {...retirementDefaults, hasSpouse: false},
      result: {combinedIncome: 75_000},
    });
  });
});

describe('the tabs', () => {
  test('are six, stop at both ends, and contain every field once', () => {
    expect(retirementTabs).toHaveLength(6);
    expect(tabAway('age', -1)).toBe('age');
    expect(tabAway('life', 1)).toBe('summary');
    expect(tabAway('summary', 1)).toBe('summary');
    const fields = retirementTabs.flatMap(({fields}): readonly string[] => fields);
    expect(fields.toSorted()).toEqual(retirementFields.map(({field}) => field).toSorted());
    expect(tabOf('savingsPercent')).toBe('investment');
  });
});

describe('every figure shown', () => {
  const dollars = fc.integer({min: 0, max: 10_000_000});
  const anyInputs = fc.record({
    personAge: fc.integer({min: 18, max: 100}),
    personIncome: dollars,
    totalRetirementSavings: dollars,
    savingsPercent: fc.integer({min: 0, max: 100}),
    inflation: fc.integer({min: 0, max: 20}),
    countSocialSecurity: fc.boolean(),
    hasSpouse: fc.boolean(),
  });

  test('opens to a sum with the same value', () => {
    fc.assert(
      fc.property(anyInputs, (some) => {
        const result = projectRetirement({...retirementDefaults, ...some});
        for (const sum of [...monthlySums(result), ...shortfallSums(result)]) {
          const expected = counted(sum);
          expect(Math.abs(evaluate(sum) - expected)).toBeLessThanOrEqual(1e-6 + Math.abs(expected) * 1e-9);
        }
      }),
    );
  });

  test('has a name in the texts, and so has each number in its sum', () => {
    const result = projectRetirement(retirementDefaults);
    const sums = [
      ...retirementSums(retirementDefaults, result),
      ...monthlySums(result),
      ...shortfallSums(result),
    ];
    const quantities = sums.flatMap(({terms}) => terms.filter((term) => typeof term === 'object'));
    const ids = [...sums, ...quantities].map(({id}) => id);
    expect(ids.filter((id) => id !== 'number' && !Object.hasOwn(texts, id))).toEqual([]);
  });
});
