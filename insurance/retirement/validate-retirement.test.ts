import {describe, expect, test} from 'vitest';
import {retirementDefaults} from './retirement-inputs.ts';
import {validateRetirement} from './validate-retirement.ts';

describe('the check of the retirement inputs', () => {
  test('accepts the defaults and the bounds', () => {
    expect(validateRetirement(retirementDefaults)).toEqual([]);
    expect(
      validateRetirement({...retirementDefaults, personAge: 18, spouseAge: 100, savingsPercent: 100}),
    ).toEqual([]);
  });

  test('names every field that is out of range or not a number', () => {
    const answers = {
      ...retirementDefaults,
      personAge: 17,
      spouseIncome: Number.NaN,
      savingsPercent: 101,
      otherDebt: null,
    };
    expect(validateRetirement(answers)).toEqual([
      {field: 'personAge', code: 'too-low'},
      {field: 'spouseIncome', code: 'not-a-number'},
      {field: 'otherDebt', code: 'not-a-number'},
      {field: 'savingsPercent', code: 'too-high'},
    ]);
  });

  test('ignores the spouse fields without a spouse', () => {
    expect(
      validateRetirement({...retirementDefaults, hasSpouse: false, spouseAge: null, spouseIncome: -1}),
    ).toEqual([]);
  });
});
