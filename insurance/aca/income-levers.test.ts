import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {estimateAca} from './estimate-aca.ts';
import {incomeLevers} from './income-levers.ts';
import {nearestLimits} from './income-limits.ts';
import type {AcaInputs} from './aca-inputs.ts';

const base: AcaInputs = {
  planYear: 2027,
  householdSize: 1,
  income: 30_000,
  filing: 'single',
  people: [{age: 40}],
};

describe('the nearest limits', () => {
  test('the nearest limits have their distance in dollars', () => {
    // Between 150 % = 23,940 and 200 % = 31,920.
    expect(nearestLimits(base)).toEqual({
      below: {id: 'csr-94-ends', percent: 150, dollars: 23_940, distance: 6_060},
      above: {id: 'csr-87-ends', percent: 200, dollars: 31_920, distance: 1_920},
    });
  });

  test('the distance is 0 above exactly at 400 %, and nothing is above from the next dollar on', () => {
    expect(nearestLimits({...base, income: 63_840}).above).toMatchObject({id: 'credit-ends', distance: 0});
    expect(nearestLimits({...base, income: 63_841})).toMatchObject({
      below: {id: 'credit-ends', distance: 1},
      above: null,
    });
  });

  test('a limit that starts a benefit counts as passed', () => {
    expect(nearestLimits({...base, income: 15_960}).below).toMatchObject({id: 'credit-starts', distance: 0});
    expect(nearestLimits({...base, income: 15_959.5})).toMatchObject({
      below: null,
      above: {id: 'credit-starts', distance: 0.5},
    });
  });

  test('the limits of children and of a pregnancy are included', () => {
    const family: AcaInputs = {
      ...base,
      householdSize: 2,
      income: 44_000,
      people: [{age: 30, pregnant: true}, {age: 0}],
    };
    // Two persons: 206 % = 44,578.40, 203 % = 43,929.20. Three with the unborn: 203 % of 27,320 = 55,459.60.
    expect(nearestLimits(family)).toMatchObject({
      below: {id: 'child-medicaid-ends', dollars: 43_929.2},
      above: {id: 'chip-ends', dollars: 44_578.4},
    });
    expect(nearestLimits({...family, income: 55_000}).above).toMatchObject({
      id: 'pregnancy-medicaid-ends',
      dollars: 55_459.6,
    });
  });
});

describe('the lawful levers', () => {
  test('name no limit below which Medicaid or CHIP takes the place of the credit', () => {
    // Alone and pregnant: Medicaid up to 203 % of 21,640 = 43,929.20; 250 % for one person is 39,900.
    const expecting = {...base, income: 44_500, people: [{age: 30, pregnant: true}]};
    expect(incomeLevers(expecting)).toEqual({targets: [], levers: []});
    // Of 18: CHIP up to 206 % of 15,960 = 32,877.60; 200 % is 31,920.
    expect(incomeLevers({...base, income: 33_000, people: [{age: 18}]})).toEqual({targets: [], levers: []});
    // Her husband keeps the credit. Two persons: 250 % is 54,100; with the unborn, 203 % is 55,459.60.
    const couple = [{age: 30, pregnant: true}, {age: 32}];
    const {targets} = incomeLevers({
      ...base,
      householdSize: 2,
      filing: 'joint',
      income: 56_000,
      people: couple,
    });
    expect(targets.map(({id, needed}) => [id, needed])).toContainEqual(['csr-73-ends', 1_900]);
  });

  test('bring 65,000 back to 400 %, as worked out by hand', () => {
    // 65,000 - 63,840 = 1,160. One adult of 40 alone: HSA 4,500, IRA 7,500.
    const {targets, levers} = incomeLevers({...base, income: 65_000});
    expect(targets).toEqual([{id: 'credit-ends', percent: 400, dollars: 63_840, needed: 1_160}]);
    expect(levers.map(({kind, most, usable}) => [kind, most, usable])).toEqual([
      ['hsa', 4_500, 4_500],
      ['ira', 7_500, 7_500],
    ]);
  });

  test('include the catch-up amounts and the couple', () => {
    // Family HSA 9,000 + 1,000 for the one of 55; IRA 2 x 7,500 + 2 x 1,100 for both over 50.
    const {levers} = incomeLevers({
      ...base,
      householdSize: 2,
      income: 90_000,
      filing: 'joint',
      people: [{age: 55}, {age: 50}],
    });
    expect(levers.map(({most}) => most)).toEqual([10_000, 17_200]);
  });

  // The account needs a bronze plan, which forfeits the cost-sharing reduction of silver (45 CFR 155.305(g)).
  test('offer a health savings account toward 400 % only', () => {
    for (const income of [22_000, 26_000, 33_000, 41_000]) {
      const {targets, levers} = incomeLevers({...base, income});
      expect(targets.length).toBeGreaterThan(0);
      expect(levers.map(({kind}) => kind)).toEqual(['ira']);
    }
    // 250 % is 39,900: 8,000 away, more than the IRA limit of 7,500, and an account does not help.
    expect(incomeLevers({...base, income: 47_900}).targets).toEqual([]);
  });

  // 26 U.S.C. 223(b)(2) and (7): a twelfth for each month, nothing from the first month of Medicare on.
  test('count a health savings account for the months without Medicare', () => {
    const inputs = {...base, income: 65_000, people: [{age: 64}]};
    // Five months: (4,500 + 1,000) x 5/12 = 2,291.67.
    expect(incomeLevers(inputs, [5]).levers.map(({kind, most}) => [kind, most])).toEqual([
      ['hsa', 2_291],
      ['ira', 8_600],
    ]);
    expect(incomeLevers(inputs, [0]).levers.map(({kind}) => kind)).toEqual(['ira']);
    expect(incomeLevers(inputs).levers.map(({kind}) => kind)).toEqual(['ira']);
  });

  test('lead under 133 %, which already has the higher share', () => {
    // 22,000 - 21,226.80 = 773.20, so 774 whole dollars. 150 % (23,940) is reached already.
    expect(incomeLevers({...base, income: 22_000}).targets).toEqual([
      {id: 'share-steps-up', percent: 133, dollars: 21_226.8, needed: 774},
    ]);
    expect(incomeLevers({...base, income: 21_227.8}).targets[0]?.needed).toBe(2);
  });

  test('are empty if a lower income helps nobody', () => {
    for (const change of [
      {income: 16_000},
      {income: 10_000},
      {income: 500_000},
      {filing: 'separate'},
      {people: [{age: 70}]},
    ] as const)
      expect(incomeLevers({...base, ...change})).toEqual({targets: [], levers: []});
  });

  test('never lead below 100 %, and reach the promised limit', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 9_000_000}),
        fc.constantFrom(2026 as const, 2027 as const),
        (cents, planYear) => {
          const inputs: AcaInputs = {...base, planYear, income: cents / 100};
          const {targets, levers} = incomeLevers(inputs);
          const line = planYear === 2026 ? 15_650 : 15_960;
          for (const {usable} of levers) expect(inputs.income - usable).toBeGreaterThanOrEqual(line);
          for (const {needed, percent} of targets) {
            const after = estimateAca({...inputs, income: (cents - needed * 100) / 100});
            expect(after.people[0]?.program).toBe('credit');
            expect(after.fplPercent).toBeLessThanOrEqual(percent);
          }
        },
      ),
      {numRuns: 500},
    );
  });
});
