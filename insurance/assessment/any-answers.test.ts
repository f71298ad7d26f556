import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readLifeChanges} from '../answers/life-change.ts';
import {incomeBands} from '../answers/income-band.ts';
import {pointCodes} from '../point/point-codes.ts';
import {actionCodes, scoreCodes} from '../point/score-and-action-codes.ts';
import {assessNeeds} from './assess-needs.ts';
import {manageClient} from './manage-client.ts';
import {qualifyLead} from './qualify-lead.ts';
import {context} from './sample-answers.ts';
import {timelines} from './timeline.ts';
import type {LeadAnswers, PersonAnswers} from '../household/household.ts';
import type {Point, PointParams} from '../point/point.ts';

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    'none',
    '$250,000',
    '$250,000 and 18k',
    'Medicaid ended 10/31/2026',
    'non-payment 2026-10-01',
  ),
);
const anyPerson: fc.Arbitrary<PersonAnswers> = fc.record(
  {
    age: fc.oneof(
      fc.integer({min: 0, max: 90}),
      fc.constantFrom('', '64', '1962-03-15', '1961-12-01', '2008-02-10', '2001-01-05', 'x'),
    ),
    pregnant: fc.boolean(),
    dueDate: fc.constantFrom('', '2026-02-05', '2026-10-31', '2027-03-10'),
    tobacco: fc.boolean(),
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
    age: fc.oneof(fc.integer({min: 0, max: 90}), fc.constantFrom('', '64')),
    location: fc.constantFrom(
      'Ponce, PR 00716',
      '',
      'Houston, TX 77002',
      'Houston',
      'Springfield',
      'Tulsa, OK',
      'Los Angeles, California',
    ),
    income: fc.constantFrom('', ...incomeBands),
    exactIncome: fc.oneof(fc.constant(''), fc.nat(150_000)),
    filing: fc.constantFrom('', 'single', 'joint', 'head', 'separate'),
    familyStatus: fc.constantFrom('', 'single', 'married-with-children'),
    householdSize: fc.constantFrom('', '1', '2', '5'),
    currentCoverage: fc.oneof(
      anyText,
      fc.constantFrom(
        'Medicare A and B, no Part D',
        'Ambetter, renews 12/31/2026',
        'Aetna 10/31/2026',
        'lost 10/31/2026',
        'member of a tribe',
        'ICHRA from my employer',
        'none, in jail',
        'COBRA',
        'TRICARE',
        'SSDI, Medicare starts March 2027',
        'none, I have no papers',
        'none, I have DACA',
        'COBRA until 2/28/2027, Medicare starts March 2027',
      ),
    ),
    household: fc.array(anyPerson, {maxLength: 4}),
  },
  {requiredKeys: ['age']},
);
const anyPlans = fc.record({
  timeline: fc.constantFrom(...timelines),
  riskTolerance: fc.constantFrom('low', 'medium', 'high'),
});
const anyDay = fc.constantFrom(
  '2026-06-01',
  '2026-10-20',
  '2026-11-21',
  '2026-12-20',
  '2027-02-01',
  '2027-11-20',
  '2028-03-01',
);

const table: Readonly<Record<string, readonly string[]>> = pointCodes;
const scores: Readonly<Record<string, readonly string[]>> = scoreCodes;
const actions: Readonly<Record<string, readonly string[]>> = actionCodes;

/** Parameters that are missing in the answer or in the list. */
const wrongParams = (listed: readonly string[] | undefined, params: PointParams): readonly string[] => {
  const allowed = new Set((listed ?? []).map((name) => name.replace('?', '')));
  const required = (listed ?? ['not listed']).filter((name) => !name.endsWith('?'));
  return [
    ...Object.keys(params).filter((name) => !allowed.has(name)),
    ...required.filter((name) => !(name in params)),
  ];
};

describe('for any answers at all', () => {
  const seen = new Set<string>();
  const check = (points: readonly Point[]): void => {
    for (const {code, params} of points) {
      seen.add(code);
      expect([code, wrongParams(table[code], params)]).toEqual([code, []]);
      expect(
        Object.values(params).every((value) => typeof value === 'string' || Number.isFinite(value)),
      ).toBe(true);
    }
  };

  test('phase 1 uses only listed codes with their parameters', () => {
    fc.assert(
      fc.property(anyLead, anyText, anyDay, (leadData, text, today) => {
        const healthInfo = {conditions: text, medications: text, lifestyle: text, familyHistory: text};
        const {points, score, nextAction} = qualifyLead({leadData, healthInfo}, {...context, today});
        check(points);
        for (const {id, code, params} of score.parts)
          expect(wrongParams(scores[`${id}.${code}`], params)).toEqual([]);
        expect(wrongParams(actions[nextAction.code], nextAction.params)).toEqual([]);
        expect(nextAction.deadline >= today).toBe(true);
      }),
      {numRuns: 500},
    );
  });

  test('phase 2 and 3 use only listed codes with their parameters', () => {
    const number = fc.oneof(fc.nat(1_000_000), fc.constantFrom('', 'none', '$40,000'));
    const profile = fc.record({
      age: fc.oneof(fc.integer({min: 0, max: 90}), fc.constant('')),
      dependents: fc.oneof(fc.nat(5), fc.constant('')),
      assets: number,
      debts: number,
      coverage: number,
      doctors: fc.array(fc.string(), {maxLength: 2}),
      visitsPerYear: fc.oneof(fc.nat(20), fc.constant('')),
    });
    const changes = fc.array(
      fc.oneof(
        anyText,
        fc.constantFrom(
          'married 2026-11-01',
          'new baby',
          'moved',
          'moving to Houston in January',
          'moving to Dallas from Denver, CO',
          'moving to Denver, Colorado on 2027-01-10',
          'we will move to Austin soon',
          'got a raise',
          'income went down',
          'retired',
          'divorce',
          'my husband died',
          'turned 26',
          'released from jail',
          'lost my job',
          'got my green card',
          'left my abusive husband',
          'baby due in March',
          'new job',
          'coverage ends',
          'lost coverage',
          'turned 65',
          'plan renews',
          'dropped my plan',
        ),
      ),
      {maxLength: 3},
    );
    fc.assert(
      fc.property(
        profile,
        fc.option(anyLead, {nil: undefined}),
        changes,
        anyText,
        number,
        anyDay,
        anyPlans,
        (clientProfile, leadData, sent, text, budget, today, {timeline, riskTolerance}) => {
          const goals = {primary: text, budget, riskTolerance};
          check(assessNeeds({clientProfile, goals, timeline, leadData}, {...context, today}).points);
          const policyInfo = {lifeInsurance: text, cancerCoverage: text, medicare: text, retirement: text};
          const plan = manageClient(
            {policyInfo, changes: readLifeChanges(sent), clientProfile, leadData},
            {...context, today},
          );
          check(plan.points);
          expect(plan.nextReview.day >= today).toBe(true);
        },
      ),
      {numRuns: 500},
    );
  });

  test('most of the listed codes occur', () => {
    const missed = Object.keys(table).filter((code) => !seen.has(code));
    // The answers are random: ten runs missed 22 to 27 of 212 codes. Answers that no longer reach a part of the rules miss more than 40.
    expect(missed.length).toBeLessThan(40);
  });
});
