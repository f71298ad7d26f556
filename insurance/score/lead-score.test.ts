import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {qualifyLead} from '../assessment/qualify-lead.ts';
import type {HealthAnswers} from '../assessment/health-points.ts';
import type {LeadAnswers} from '../household/household.ts';
import type {Reachability} from './lead-score.ts';

const reachable = {hasEmail: true, hasPhone: true, hasAgreed: true};
const nobody = {hasEmail: false, hasPhone: false, hasAgreed: false};
const full: LeadAnswers = {
  age: '40',
  gender: 'female',
  location: 'Houston, TX 77002',
  income: '30k-50k',
  exactIncome: '42000',
  familyStatus: 'single',
  currentCoverage: 'none',
  householdSize: '1',
  applicants: '1',
};
const scoreOf = (
  leadData: LeadAnswers,
  {
    today = '2026-11-21',
    reachability = nobody,
    healthInfo = {},
  }: {today?: string; reachability?: Reachability; healthInfo?: HealthAnswers} = {},
) => qualifyLead({leadData, healthInfo}, {today, lang: 'en', reachability}).score;

const timing = (leadData: LeadAnswers, today: string) => scoreOf(leadData, {today}).parts[0];

const members = (one: object, two: object): LeadAnswers => ({
  ...full,
  householdSize: '2',
  household: [one, two],
});

describe('the lead score', () => {
  test('is the sum of its parts, checked by hand', () => {
    // Open enrollment, 24 days left: 25. All known: 20. Health alone: 10. Reachable and agreed: 15. All seven answered: 15.
    const {total, parts} = scoreOf(full, {reachability: reachable});
    expect(parts.map(({id, points}) => [id, points])).toEqual([
      ['timing', 25],
      ['clarity', 20],
      ['lines', 10],
      ['contact', 15],
      ['completeness', 15],
    ]);
    expect(total).toBe(85);
  });

  test('rises near a deadline, and with coverage that ends', () => {
    expect(timing(full, '2026-12-01')).toMatchObject({
      points: 30,
      code: 'open-enrollment-ends-soon',
      params: {days: 14},
    });
    expect(timing(full, '2026-10-15')).toMatchObject({points: 20, code: 'opens-soon'});
    expect(timing(full, '2026-06-01')).toMatchObject({points: 10, code: 'no-window'});
    expect(timing({...full, currentCoverage: 'ends 06/30/2026'}, '2026-06-01')).toMatchObject({
      points: 30,
      code: 'special-open',
      params: {endDay: '2026-08-29'},
    });
  });

  test('is between 0 and 100, and every part is within its own bounds', () => {
    const some = fc.record({
      age: fc.oneof(fc.string(), fc.integer({min: -5, max: 130})),
      location: fc.constantFrom('', 'TX', 'OK', 'Houston'),
      income: fc.constantFrom('', 'under-30k', 'over-150k'),
      exactIncome: fc.oneof(fc.string(), fc.nat()),
      currentCoverage: fc.string(),
      householdSize: fc.oneof(fc.string(), fc.nat(40)),
    });
    fc.assert(
      fc.property(some, (answers) => {
        const {total, parts} = scoreOf(answers);
        expect(total >= 0 && total <= 100).toBe(true);
        expect(parts.every(({points, most}) => points >= 0 && points <= most)).toBe(true);
        expect(parts.reduce((sum, {most}) => sum + most, 0)).toBe(100);
      }),
    );
  });

  test('is the same for every age, sex, pregnancy, tobacco and state of health', () => {
    const person = fc.record({
      age: fc.integer({min: 0, max: 100}),
      gender: fc.constantFrom('male', 'female', 'other', 'prefer-not-to-say', ''),
      pregnant: fc.boolean(),
      tobacco: fc.boolean(),
    });
    const health = fc.record({
      conditions: fc.string(),
      medications: fc.string(),
      lifestyle: fc.string(),
      familyHistory: fc.string(),
    });
    fc.assert(
      fc.property(fc.tuple(person, person), health, ([first, second], healthInfo) => {
        const plain = scoreOf(members({age: 40}, {age: 40}));
        expect(scoreOf(members(first, second), {healthInfo})).toEqual(plain);
      }),
    );
  });
});
