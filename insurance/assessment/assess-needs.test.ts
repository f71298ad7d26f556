import {describe, expect, test} from 'vitest';
import {assessNeeds, type NeedsAnswers} from './assess-needs.ts';
import {codesOf, context, lead, paramsOf} from './sample-answers.ts';

const needs = (change: Partial<NeedsAnswers>) =>
  assessNeeds({clientProfile: {age: '40'}, goals: {primary: 'lower my premium'}, ...change}, context);

const codesAt = (exactIncome: number) => codesOf(needs({leadData: {...lead, exactIncome}}));

const asked = (debts: string, assets: string) =>
  codesOf(
    needs({
      leadData: {...lead, exactIncome: 48_000, householdSize: 3},
      clientProfile: {age: 35, dependents: 2, debts, assets},
    }),
  ).filter((code) => code.endsWith('-unread'));

const totals = (debts: string, assets: string) =>
  needs({
    leadData: {...lead, exactIncome: 48_000, householdSize: 3},
    clientProfile: {age: 35, dependents: 2, debts, assets},
  }).points.flatMap(({code, params, inputs: [input]}) =>
    code === 'gap.several-amounts' ? [[input, params['countedDollars']]] : [],
  );

describe('phase 2', () => {
  test('uses only the age and the goals, for every income', () => {
    const result = needs({});
    expect(result.lines).toEqual(['health']);
    expect(codesOf(result)).toEqual(
      expect.arrayContaining([
        'plan.silver-possible',
        'plan.compare-gold-bronze-possible',
        'note.gap-help',
        'gap.cancer-unknown',
        'ask.income',
      ]),
    );
  });

  test('derives the metal level, and excluded levels, from an exact income', () => {
    expect(codesAt(30_000)).toEqual(expect.arrayContaining(['plan.silver', 'plan.bronze-loses-reduction']));
    expect(codesAt(35_000)).toContain('plan.compare-silver-gold');
    expect(codesAt(45_000)).toEqual(expect.arrayContaining(['plan.compare-gold-bronze', 'plan.silver-last']));
    expect(codesAt(90_000)).toContain('plan.full-price');
    expect(codesAt(90_000)).not.toContain('plan.silver');
  });

  test('rules out the credit with its reason', () => {
    const employer = needs({leadData: {...lead, exactIncome: 40_000, employerOffer: {selfOnlyMonthly: 50}}});
    expect(codesOf(employer)).toEqual(
      expect.arrayContaining(['plan.employer-first', 'plan.no-credit-with-employer']),
    );
    const medicare = needs({clientProfile: {age: 68}});
    expect(codesOf(medicare)).toContain('medicare.no-credit');
    expect(codesOf(medicare)).not.toContain('window.marketplace-open');
  });

  test('asks for debts and savings without a readable amount, which the sum counts as zero', () => {
    expect(asked('between 200k and 300k', 'about a year of salary')).toEqual([
      'gap.life-debts-unread',
      'gap.life-assets-unread',
    ]);
    expect(asked('', '')).toEqual([]);
    expect(asked('none', '$20,000')).toEqual([]);
  });

  test('asks for the total of debts and savings with several amounts, of which the sum counts one', () => {
    expect(totals('mortgage 220,000 and car 18k', '401k 90,000; Roth IRA 20k')).toEqual([
      ['clientProfile.assets', 90_000],
      ['clientProfile.debts', 220_000],
    ]);
    expect(totals('hipoteca $220,000 y carro $18,000', '房贷 22万，车贷 2万')).toHaveLength(2);
    expect(totals('Haus 220.000 und Auto 18.000', 'maison 220 000 et auto 18 000')).toHaveLength(2);
    for (const one of [
      'between 200k and 300k',
      '18,000 to 20,000',
      '220,000 at 6.5 %, 1,500 a month',
      '$220,000 (220k) until 2040',
      '220,000',
      '401k 90,000',
      'none',
    ])
      expect(totals(one, one), one).toEqual([]);
  });

  test('considers doctors, visits and the budget, but visits only under 65', () => {
    const profile = {doctors: ['Dr. Ana Ruiz', ' '], visitsPerYear: '8'};
    const young = needs({
      clientProfile: {age: 40, ...profile},
      goals: {primary: 'x', budget: '$100'},
      leadData: {...lead, exactIncome: 30_000},
    });
    expect(paramsOf(young, 'doctors.check-network')).toEqual({count: 1, names: 'Dr. Ana Ruiz'});
    expect(codesOf(young)).toEqual(
      expect.arrayContaining(['visits.many', 'budget.below-benchmark', 'goal.open']),
    );
    expect(
      codesOf(needs({clientProfile: {age: 70, ...profile}})).some((code) => code.startsWith('visits')),
    ).toBe(false);
  });

  test('calculates the life gap for people with dependents', () => {
    const result = needs({
      clientProfile: {age: 40, dependents: 2, assets: '$10,000', debts: '20k', coverage: '$100,000'},
      leadData: {...lead, familyStatus: 'single-parent', householdSize: 3, exactIncome: 50_000},
    });
    // 500,000 + 15,000 + 20,000 + 200,000 = 735,000; less 110,000.
    expect(paramsOf(result, 'gap.life')).toMatchObject({
      needLowDollars: 735_000,
      gapLowDollars: 625_000,
      range: 'exact',
    });
    expect(codesOf(needs({}))).toContain('gap.life-no-dependents');
  });

  test('uses the choices that it knows and ignores other texts', () => {
    const codes = codesOf(
      needs({timeline: 'now', goals: {primary: 'life insurance', riskTolerance: 'high'}}),
    );
    expect(codes).toEqual(expect.arrayContaining(['timeline.now', 'risk.high', 'goal.line']));
    expect(
      codesOf(needs({timeline: 'whenever', goals: {primary: 'x', riskTolerance: '?'}})).filter((code) =>
        /^(?:timeline|risk)/.test(code),
      ),
    ).toEqual([]);
  });
});

test('states the share that silver pays once, with the plans to look at', () => {
  const {points} = assessNeeds(
    {clientProfile: {age: 40}, goals: {primary: 'health'}, leadData: {...lead, exactIncome: 25_000}},
    context,
  );
  expect(points.filter(({params}) => params['silverPercent'] !== undefined).map(({code}) => code)).toEqual([
    'plan.silver',
  ]);
});
