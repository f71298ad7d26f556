import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readLifeInputs} from '../../insurance/life/life-inputs.ts';
import {lifeCover} from '../../insurance/life/life-cover.ts';
import {lifeSums} from '../../insurance/life/life-sums.ts';
import {counted, evaluate} from '../../insurance/sum/evaluate.ts';
import {calculateLife, countedInstead, readLifeAnswers} from './life-calculator.model.ts';
import {humanLifeValueSums, rangeSums} from './life-range-sums.ts';
import texts from './messages/en.json' with {type: 'json'};

describe('the answers', () => {
  test('replace each other and the defaults', () => {
    expect(readLifeAnswers({income: 75_000})).toMatchObject({income: 75_000, debts: null, years: 10});
    expect(readLifeAnswers({years: ''}).years).toBeNull();
    expect(readLifeAnswers({income: '75000', debts: 'much', expenses: {}, years: null})).toMatchObject({
      income: 75_000,
      debts: Number.NaN,
      expenses: null,
      years: null,
    });
  });

  test('that are blank or invalid count as 0, and years as 10', () => {
    const {inputs, result} = calculateLife(
      readLifeAnswers({income: 'x', debts: -5, expenses: '', years: 'x'}),
    );
    expect(inputs).toMatchObject({income: 0, debts: 0, expenses: 0, years: 10});
    expect(result.recommendedCoverage).toBe(0);
  });

  test('that are not usable numbers show what they count as, and only they', () => {
    expect(countedInstead('income', Number.NaN)).toBe(0);
    expect(countedInstead('years', -1)).toBe(10);
    expect(countedInstead('income', null)).toBeNull();
    expect(countedInstead('income', 0)).toBeNull();
    expect(countedInstead('years', 500)).toBe(100);
    expect(countedInstead('children', 2.7)).toBe(2);
  });
});

describe('every figure shown', () => {
  const dollars = fc.integer({min: 0, max: 10_000_000});
  const anyAnswers = fc.record({
    income: dollars,
    debts: dollars,
    expenses: dollars,
    years: fc.integer({min: 0, max: 60}),
    existingCoverage: dollars,
    assets: dollars,
    mortgage: dollars,
    children: fc.integer({min: 0, max: 10}),
  });

  test('opens to a sum with the same value', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const {inputs, result} = calculateLife(answers);
        for (const sum of [...humanLifeValueSums(inputs), ...rangeSums(inputs, result)]) {
          expect(evaluate(sum)).toBeCloseTo(counted(sum), 4);
        }
      }),
    );
  });

  test('has a name in the texts, and so has each number in its sum', () => {
    const inputs = readLifeInputs({});
    const result = lifeCover(inputs);
    const sums = [...lifeSums(inputs, result), ...humanLifeValueSums(inputs), ...rangeSums(inputs, result)];
    const quantities = sums.flatMap(({terms}) => terms.filter((term) => typeof term === 'object'));
    const ids = [...sums, ...quantities].map(({id}) => id);
    expect(ids.filter((id) => id !== 'number' && !Object.hasOwn(texts, id))).toEqual([]);
  });
});
