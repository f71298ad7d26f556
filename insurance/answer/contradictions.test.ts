import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {incomeBands} from '../answers/income-band.ts';
import {words} from '../answers/words.ts';
import {caseOfLead} from '../assessment/read-case.ts';
import {answerOf} from './answer.ts';
import type {AnswerModel} from './answer-model.ts';
import {contradictionsIn} from './contradictions.ts';
import type {LeadAnswers, PersonAnswers} from '../household/household.ts';

const anyPerson: fc.Arbitrary<PersonAnswers> = fc.record(
  {
    age: fc.oneof(
      fc.integer({min: 0, max: 90}),
      fc.constantFrom('', '64', '18', '25', '1962-03-15', '1961-12-01', '2008-02-10', '2001-01-05'),
    ),
    pregnant: fc.boolean(),
    dueDate: fc.constantFrom('', '2026-02-05', '2026-10-31', '2026-12-01', '2027-03-10'),
    medicare: fc.boolean(),
    employerOffer: fc.record({
      minimumValue: fc.boolean(),
      selfOnlyMonthly: fc.nat(900),
      familyMonthly: fc.oneof(fc.nat(2000), fc.constant('')),
    }),
  },
  {requiredKeys: ['age']},
);
const anyLead: fc.Arbitrary<LeadAnswers> = fc.record(
  {
    age: fc.integer({min: 0, max: 90}),
    location: fc.constantFrom('', 'Houston, TX 77002', 'Springfield', 'Tulsa, OK', 'Los Angeles, California'),
    income: fc.constantFrom('', ...incomeBands),
    exactIncome: fc.oneof(fc.constant(''), fc.nat(150_000)),
    filing: fc.constantFrom('', 'single', 'joint', 'head', 'separate'),
    familyStatus: fc.constantFrom('', 'single', 'married-with-children'),
    householdSize: fc.constantFrom('', '1', '2', '5'),
    currentCoverage: fc.constantFrom('', 'Aetna through my job until 12/31/2026', 'none'),
    household: fc.array(anyPerson, {maxLength: 4}),
  },
  {requiredKeys: ['age']},
);
const anyDay = fc.constantFrom('2026-10-20', '2026-11-22', '2026-12-20', '2027-02-01', '2027-11-20');

const answer = (leadData: LeadAnswers, today = '2026-11-22'): AnswerModel =>
  answerOf({found: caseOfLead(leadData, {today, lang: 'en', words}), today});

test('none of 5,000 answers contradicts itself', {timeout: 120_000}, () => {
  fc.assert(
    fc.property(anyLead, anyDay, (leadData, today) => {
      expect(contradictionsIn(answer(leadData, today))).toEqual([]);
    }),
    {numRuns: 5_000},
  );
});

describe('the checker reports', () => {
  const sound = answer({
    household: [{age: 40}, {age: 8}],
    location: 'Houston, TX 77002',
    exactIncome: 40_000,
    income: '30k-50k',
    filing: 'head',
    householdSize: 2,
  });
  const [first] = sound.people;
  const faulty = (change: Partial<AnswerModel>) => contradictionsIn({...sound, ...change});
  const twice = (openOn: readonly 'householdSize'[]): AnswerModel['people'] =>
    first
      ? [
          {
            ...first,
            openOn,
            change: undefined,
            prospects: [...first.prospects, {program: 'full-price', reason: 'over-400-percent'}],
          },
        ]
      : [];

  test('finds nothing in an answer without faults', () => {
    expect(contradictionsIn(sound)).toEqual([]);
  });

  test('a full price beside a credit, unless an open answer separates the two', () => {
    expect(faulty({people: twice([]), steps: []})).toEqual(['0: both credit and full-price']);
    expect(faulty({people: twice(['householdSize']), steps: []})).toEqual([]);
  });

  test('money that nobody can have, and a credit without an amount', () => {
    expect(faulty({money: undefined})).toEqual(['money and credit disagree']);
    expect(faulty({people: []})).toContain('money and credit disagree');
  });

  test('a step for nobody, a past day, and a branch about nobody', () => {
    const step = {code: 'get-help-in-gap' as const, day: '2026-11-22', params: {}};
    expect(faulty({steps: [step]})).toEqual(['get-help-in-gap for nobody']);
    const [one, other] = [1, 2].map((person) => ({
      code: 'enroll-medicare' as const,
      day: '2027-01-31',
      params: {person},
    }));
    if (!one || !other) throw new Error('two steps');
    expect(faulty({steps: [one, one]})).toEqual(['one step twice']);
    expect(faulty({steps: [one, other]})).toEqual([]);
    expect(faulty({sentence: {...step, code: 'review', day: '2026-01-01'}})).toEqual(['review is over']);
    expect(faulty({branches: [{code: 'if-separate', rows: [1]}]})).toEqual([
      'if-separate takes a credit that nobody has',
    ]);
    expect(faulty({branches: [{code: 'if-held', rows: [0]}]})).toEqual([
      'a certain credit beside a condition',
    ]);
  });
});
