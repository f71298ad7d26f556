import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {contributionAt, contributionCurve, curveEnd, type Household, zoneAt} from './contribution-curve.ts';
import {estimateAca} from './estimate-aca.ts';
import {filings} from './aca-inputs.ts';

const single: Household = {planYear: 2027, householdSize: 1, filing: 'single', people: [{age: 40}]};

describe('the zones of one adult', () => {
  const curve = contributionCurve(single);

  test('each zone begins and ends at the exact cent where the law changes', () => {
    expect(curve.zones).toEqual([
      {id: 'below', from: 0, to: 15_959.99},
      {id: 'csr-94', from: 15_960, to: 23_940},
      {id: 'csr-87', from: 23_940.01, to: 31_920},
      {id: 'csr-73', from: 31_920.01, to: 39_900},
      {id: 'credit', from: 39_900.01, to: 63_840},
      {id: 'above', from: 63_840.01, to: 80_000},
    ]);
    expect(curve.cliff).toBe(63_840);
    expect(curveEnd(single)).toBe(80_000);
  });

  test('the zone of an income is found even past the end of the picture', () => {
    expect(zoneAt(curve, 15_959)?.id).toBe('below');
    expect(zoneAt(curve, 63_840)?.id).toBe('credit');
    expect(zoneAt(curve, 63_841)?.id).toBe('above');
    expect(zoneAt(curve, 900_000)?.id).toBe('above');
  });
});

const price = () => 300;

describe('what a household pays at an income', () => {
  // By hand: 40,000 is 250.6 % of 15,960; the table of 2027 is read at 250 %.
  test('the payment is the expected contribution, and null without a known price', () => {
    const {expectedContribution} = estimateAca({...single, income: 40_000});
    expect(contributionAt(single, 40_000).monthly).toBe(expectedContribution?.month);
    expect(contributionAt(single, 63_841)).toMatchObject({monthly: null, hasCredit: false});
    expect(contributionAt(single, 12_000)).toMatchObject({monthly: null, hasCredit: false});
  });

  test('the payment is the price if the plan costs less, and past the cliff', () => {
    expect(contributionAt(single, 60_000, price)).toMatchObject({monthly: 300, hasCredit: true});
    expect(contributionAt(single, 70_000, price)).toMatchObject({monthly: 300, hasCredit: false});
    expect(contributionAt(single, 20_000, price).monthly).toBeLessThan(100);
    expect(contributionAt(single, 12_000, price).monthly).toBeNull();
  });
});

describe('larger households', () => {
  test('an affordable offer at work ends the credit before 400 %', () => {
    const people = [{age: 40, employerOffer: {minimumValue: true, selfOnlyMonthly: 300}}];
    const {cliff, zones} = contributionCurve({...single, people});
    const above = zones.at(-1);
    expect(above?.id).toBe('above');
    expect(cliff).toBeLessThan(63_840);
    const at = (income: number) => estimateAca({...single, people, income}).people[0]?.program;
    expect(at(cliff ?? 0)).toBe('credit');
    expect(at((cliff ?? 0) + 0.01)).toBe('employer');
  });

  test('nobody with the credit: one zone, no cliff', () => {
    const {cliff, zones} = contributionCurve({...single, people: [{age: 70}]});
    expect(cliff).toBeNull();
    expect(zones.map(({id}) => id)).toEqual(['below']);
  });

  test('every zone agrees with the estimate, for any household and income', () => {
    const anyPerson = fc.record({
      age: fc.integer({min: 0, max: 80}),
      pregnant: fc.boolean(),
      medicare: fc.constantFrom(false, false, true),
    });
    const anyHousehold = fc.record({
      planYear: fc.constantFrom(2026 as const, 2027 as const),
      householdSize: fc.integer({min: 3, max: 8}),
      filing: fc.constantFrom(...filings),
      people: fc.array(anyPerson, {minLength: 1, maxLength: 3}),
    });
    fc.assert(
      fc.property(anyHousehold, fc.integer({min: 0, max: 100}), (household, percent) => {
        const income = Math.round((curveEnd(household) * percent) / 100);
        const {csr, expectedContribution} = estimateAca({...household, income});
        const zone = zoneAt(contributionCurve(household), income)?.id ?? '';
        const expected = expectedContribution ? (csr === null ? 'credit' : `csr-${csr}`) : 'none';
        expect(zone.replace(/below|above/, 'none')).toBe(expected);
      }),
      {numRuns: 200},
    );
  });
});

// The picture named silver's shares to members of a tribe, who have no cost sharing at any metal level.
test('for members of a tribe no share of silver counts, and the help ends at the exact cent of 300 %', () => {
  expect(contributionCurve({...single, hasTribe: true}).zones).toEqual([
    {id: 'below', from: 0, to: 15_959.99},
    {id: 'tribe', from: 15_960, to: 47_880},
    {id: 'credit', from: 47_880.01, to: 63_840},
    {id: 'above', from: 63_840.01, to: 80_000},
  ]);
});
