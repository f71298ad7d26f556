import {describe, expect, test} from 'vitest';
import {qualifyLead} from './qualify-lead.ts';
import {codesOf, context, lead, paramsOf} from './sample-answers.ts';
import type {LeadAnswers} from '../household/household.ts';

const qualify = (change: LeadAnswers, today = context.today) =>
  qualifyLead({leadData: {...lead, ...change}}, {...context, today});

const withLifestyle = (lifestyle: string | undefined) =>
  qualifyLead({leadData: lead, healthInfo: {lifestyle}}, context);

const codesAtAges = (ages: readonly string[]) =>
  codesOf(qualify({income: 'under-30k', exactIncome: '', household: ages.map((age) => ({age}))}));

describe('phase 1', () => {
  test("states each person's programs, with the figures and their dates", () => {
    const result = qualify({exactIncome: '30000'});
    expect(paramsOf(result, 'person.within-100-to-400-percent')).toEqual({
      person: 1,
      age: 40,
      planYear: 2027,
      range: 'exact',
      limitPercent: 400,
    });
    // 30,000 / 15,960 = 187.97 %; 187: 4.30 + 2.48 x 37/50 = 6.1352; 30,000 x 6.14 % / 12 = 153.50.
    expect(paramsOf(result, 'household.income-percent')).toMatchObject({incomePercent: 187.97});
    expect(paramsOf(result, 'credit.contribution')).toEqual({
      planYear: 2027,
      sharePercent: 6.14,
      monthlyDollars: 153.5,
    });
    const {figures} = result.points.find(({code}) => code === 'credit.contribution') ?? {figures: []};
    expect(figures[0]).toMatchObject({
      id: 'aca.applicable-percentage.2027',
      source: 'IRS Rev. Proc. 2026-26',
      checkedOn: '2026-11-20',
      isPastReview: false,
    });
  });

  test('shows an income a dollar above 400 % above 400 %', () => {
    const above = paramsOf(qualify({exactIncome: '63841'}), 'household.income-percent');
    expect(above).toMatchObject({incomePercent: 400.01});
  });

  test('tells an adult under 26 of a parent’s plan, unless a parent may be in the household', () => {
    expect(codesAtAges(['21'])).toContain('note.parents-plan');
    expect(codesAtAges(['25', '24'])).toContain('note.parents-plan');
    expect(codesAtAges(['26'])).not.toContain('note.parents-plan');
    expect(codesAtAges(['21', '45'])).not.toContain('note.parents-plan');
    expect(codesAtAges(['18'])).not.toContain('note.parents-plan');
  });

  test('warns of the limit of the credit from nine tenths of it, also while the filing is open', () => {
    const near = {exactIncome: '63000', householdSize: '1', filing: ''};
    expect(paramsOf(qualify(near), 'limit.near-cliff')).toMatchObject({
      limitDollars: 63_840,
      distanceDollars: 840,
    });
    expect(codesOf(qualify(near))).not.toContain('limit.above');
    // 90 % of 63,840 is 57,456.
    expect(codesOf(qualify({...near, exactIncome: '57456'}))).toContain('limit.near-cliff');
    expect(codesOf(qualify({...near, exactIncome: '57455'}))).not.toContain('limit.near-cliff');
    expect(codesOf(qualify({...near, exactIncome: '63841'}))).not.toContain('limit.near-cliff');
    const married = {...near, familyStatus: '', exactIncome: '63841'};
    expect(paramsOf(qualify(married), 'limit.below')).toMatchObject({
      limit: 'credit-ends',
      distanceDollars: 1,
    });
  });

  test('names no catastrophic plan and no clinic to somebody who should keep the coverage they have', () => {
    const codes = ['45000', '9000'].flatMap((exactIncome) =>
      codesOf(qualify({age: '50', exactIncome, currentCoverage: 'VA health care'})),
    );
    expect(codes).toContain('person.program-held');
    expect(codes).not.toContain('note.catastrophic');
    expect(codes).not.toContain('note.gap-help');
  });

  test('marks a figure past its review date', () => {
    const {points} = qualify({exactIncome: '30000'}, '2027-02-15');
    const credit = points.find(({code}) => code === 'credit.contribution');
    expect(credit?.figures.every(({isPastReview}) => isPastReview)).toBe(true);
  });

  test('names one action with its deadline', () => {
    expect(qualify({exactIncome: '30000'}).nextAction).toMatchObject({
      code: 'enroll-marketplace',
      deadline: '2026-12-15',
    });
    expect(qualify({exactIncome: '30000'}, '2026-12-16').nextAction.deadline).toBe('2027-01-15');
    expect(qualify({age: 70}).nextAction).toMatchObject({code: 'review-medicare', deadline: '2026-12-07'});
    expect(qualify({exactIncome: 30_000, pregnant: true}).nextAction.code).toBe('apply-medicaid-pregnant');
    expect(qualify({exactIncome: 10_000}).nextAction.code).toBe('get-help-in-gap');
    expect(qualify({exactIncome: 30_000, employerOffer: {selfOnlyMonthly: 50}}).nextAction.code).toBe(
      'check-employer-plan',
    );
    expect(qualify({exactIncome: 30_000, age: 8}).nextAction.code).toBe('apply-medicaid-chip');
    expect(qualify({exactIncome: 30_000, currentCoverage: 'lost 10/01/2026'}).nextAction).toMatchObject({
      code: 'enroll-special',
      deadline: '2026-11-30',
    });
    expect(qualify({exactIncome: 30_000}, '2026-06-01').nextAction).toMatchObject({
      code: 'await-enrollment',
      deadline: '2026-11-01',
    });
    // A state with an exchange of its own sets its own days.
    expect(qualify({exactIncome: 30_000, location: 'California'}, '2026-06-01').nextAction.code).toBe(
      'book-consultation',
    );
  });

  test('names no second, later day for a plan that begins on the same day', () => {
    const {nextAction} = qualify({
      exactIncome: 30_000,
      currentCoverage: 'Plan through work, ends 12/31/2026',
    });
    expect(nextAction).toMatchObject({code: 'enroll-marketplace', deadline: '2026-12-15', also: []});
  });

  test.each([
    ['Ambetter, renews 12/31/2026', 'window.renewal'],
    ['Marketplace plan until 12/31/2026', 'window.renewal'],
    ['Blue Cross 12/31/2026', 'ask.coverage-end'],
    ['Cancelled it 10/31/2026', 'window.not-a-trigger'],
  ])('opens no special enrollment for %j, and says %s', (currentCoverage, code) => {
    const result = qualify({exactIncome: 30_000, currentCoverage});
    expect(result.special).toEqual([]);
    expect(result.nextAction.code).toBe('enroll-marketplace');
    expect(codesOf(result)).toContain(code);
  });

  test('lists the levers and the nearest limits only if everything is exact', () => {
    expect(codesOf(qualify({exactIncome: 65_000}))).toEqual(
      expect.arrayContaining(['lever.target.credit-ends', 'lever.hsa', 'lever.ira', 'limit.below']),
    );
    expect(codesOf(qualify({}))).not.toContain('lever.hsa');
    expect(codesOf(qualify({exactIncome: 65_000, location: 'Tulsa, OK'}))).not.toContain('lever.hsa');
  });

  test('lists help for people who may be in the gap, and refers other states to HealthCare.gov', () => {
    expect(codesOf(qualify({income: 'under-30k'}))).toContain('note.gap-help');
    expect(codesOf(qualify({location: 'Tulsa, OK'}))).toContain('state.healthcare-gov');
    expect(codesOf(qualify({location: 'Springfield'}))).toEqual(
      expect.arrayContaining(['state.healthcare-gov', 'ask.state']),
    );
    expect(codesOf(qualify({}))).not.toContain('state.healthcare-gov');
  });

  test('names the deadline of HealthCare.gov to people in Alaska and Hawaii, and no share of a poverty line', () => {
    const result = qualify({location: 'Anchorage, AK', income: '50k-75k', exactIncome: '70000'});
    expect(result.nextAction).toMatchObject({code: 'enroll-marketplace', deadline: '2026-12-15'});
    expect(codesOf(result)).toContain('person.own-line');
    expect(codesOf(result).filter((code) => code.startsWith('household.income'))).toEqual([]);
  });

  test('asks no parent in the coverage gap to enroll because of children with Medicaid', () => {
    const family = {
      exactIncome: '12000',
      income: 'under-30k',
      familyStatus: 'single-parent',
      householdSize: '3',
    };
    const codes = codesOf(qualify({...family, household: [{age: '40'}, {age: '8'}, {age: '3'}]}));
    expect(codes).toContain('window.marketplace-open-in-gap');
    expect(codes).not.toContain('window.marketplace-open');
    const withCredit = codesOf(
      qualify({...family, exactIncome: '29000', household: [{age: '40'}, {age: '8'}]}),
    );
    expect(withCredit).toContain('window.marketplace-open');
  });

  test('asks only questions that would decide', () => {
    expect(codesOf(qualify({}))).toEqual(expect.arrayContaining(['ask.exact-income', 'ask.employer-offer']));
    expect(codesOf(qualify({age: 70, householdSize: ''}))).not.toContain('ask.household-size');
  });

  test('mentions Medicare to a person of 64, with a birthday to the day', () => {
    expect(paramsOf(qualify({age: 64}), 'medicare.turns-65')).toMatchObject({
      earliestDay: '2026-08-01',
      latestDay: '2027-08-01',
    });
    expect(paramsOf(qualify({age: '1962-03-15'}), 'medicare.initial-enrollment')).toMatchObject({
      startDay: '2026-12-01',
      endDay: '2027-06-30',
      fromDay: '2027-03-01',
    });
  });

  test('ignores health answers from 65 on', () => {
    const healthInfo = {
      conditions: 'diabetes',
      medications: 'insulin',
      lifestyle: 'Tobacco',
      familyHistory: 'cancer',
    };
    for (const leadData of [
      {...lead, age: 65},
      {...lead, householdSize: 2, household: [{age: 40}, {age: 66}]},
    ]) {
      expect(qualifyLead({leadData, healthInfo}, context)).toEqual(qualifyLead({leadData}, context));
      expect(codesOf(qualifyLead({leadData, healthInfo}, context))).toContain('health.not-used-from-65');
    }
    expect(codesOf(qualifyLead({leadData: lead, healthInfo}, context))).toEqual(
      expect.arrayContaining([
        'health.conditions-do-not-matter',
        'health.check-formulary',
        'health.tobacco',
        'health.family-history',
      ]),
    );
  });

  test('recognizes tobacco and no tobacco', () => {
    for (const yes of ['Tobacco', 'I smoke a pack a day', 'fumo', 'Raucher', '吸烟'])
      expect(codesOf(withLifestyle(yes))).toContain('health.tobacco');
    for (const no of [
      'Non-Tobacco',
      'no',
      '',
      'never smoked',
      'Nichtraucher',
      'no fumo',
      '不吸烟',
      undefined,
    ])
      expect(codesOf(withLifestyle(no))).not.toContain('health.tobacco');
  });
});

// A family that assumes the credit counts the unborn would expect a larger credit. 42 CFR 435.603(b), 1 TAC
// 370.807(h), 26 CFR 1.36B-1(d).
test('counts an expected baby only for Medicaid of the pregnancy, and says so', () => {
  const couple = {...lead, familyStatus: 'married-no-children', filing: 'joint', householdSize: '2'};
  const expecting = (exactIncome: number, dueDate = '') =>
    qualifyLead(
      {
        leadData: {
          ...couple,
          exactIncome,
          household: [{age: '30', pregnant: true, dueDate}, {age: '31'}],
        },
      },
      context,
    );
  // 203 % of the line for three, 27,320, is 55,459.60: for two persons it would be 43,929.20.
  const found = expecting(55_000);
  expect(found.triage.people.map(({program}) => program)).toEqual([null, 'credit']);
  expect(found.triage.people[0]?.soon.map(({program}) => program)).toEqual(['medicaid-pregnant']);
  expect(found.triage.fplPercent?.low).toBeCloseTo(55_000 / 216.4, 6);
  expect(codesOf(found)).toContain('note.baby-counts-from-birth');
  expect(codesOf(expecting(80_000))).toContain('note.baby-counts-from-birth');
  // Born: the household counts the baby itself.
  expect(codesOf(expecting(80_000, '2026-10-31'))).not.toContain('note.baby-counts-from-birth');
});

test('never states a credit beside a full price without the open answer that separates the two', () => {
  const {points} = qualifyLead(
    {
      leadData: {
        ...lead,
        familyStatus: 'married-no-children',
        exactIncome: '40000',
        householdSize: '2',
      },
    },
    context,
  );
  const programs = points.filter(({ruleId}) => ruleId === 'triage.person');
  expect(programs.map(({code, params}) => [code, params['depends']])).toEqual([
    ['person.within-100-to-400-percent', 'joint'],
    ['person.filing-separately', 'separate'],
  ]);
});
