import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readLifeChanges} from '../answers/life-change.ts';
import {incomeBands} from '../answers/income-range.ts';
import {actionCodes, pointCodes, scoreCodes} from '../point/point-codes.ts';
import {assessNeeds} from './assess-needs.ts';
import {usesTobacco} from './health-points.ts';
import {hasMedicareIn, manageClient} from './manage-client.ts';
import {qualifyLead} from './qualify-lead.ts';
import type {LeadAnswers, PersonAnswers} from '../household/household.ts';
import type {Point, PointParams} from '../point/point.ts';
import type {ClientAnswers} from './manage-client.ts';
import type {NeedsAnswers} from './assess-needs.ts';

const nobody = {hasEmail: false, hasPhone: false, hasAgreed: false};
const context = {today: '2026-11-21', lang: 'en', reachability: nobody};
const lead: LeadAnswers = {
  age: '40',
  location: 'Houston, TX 77002',
  income: '30k-50k',
  familyStatus: 'single',
  householdSize: '1',
};
const qualify = (change: LeadAnswers, today = context.today) =>
  qualifyLead({leadData: {...lead, ...change}}, {...context, today});
const codesOf = ({points}: {readonly points: readonly Point[]}) => points.map(({code}) => code);
const paramsOf = ({points}: {readonly points: readonly Point[]}, code: string): PointParams =>
  points.find((point) => point.code === code)?.params ?? {};

describe('phase 1', () => {
  test('says who can have what, with the figures and their dates', () => {
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

  test('shows a figure past its review as such', () => {
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
      code: 'book-consultation',
      deadline: '2026-11-01',
    });
    expect(qualify({location: 'Tulsa, OK', exactIncome: 18_000}, '2026-06-01').nextAction.code).toBe(
      'ask-own-state',
    );
  });

  test('names the levers and the nearest limits only where everything is exact', () => {
    expect(codesOf(qualify({exactIncome: 65_000}))).toEqual(
      expect.arrayContaining(['lever.target.credit-ends', 'lever.hsa', 'lever.ira', 'limit.below']),
    );
    expect(codesOf(qualify({}))).not.toContain('lever.hsa');
    expect(codesOf(qualify({exactIncome: 65_000, location: 'Tulsa, OK'}))).not.toContain('lever.hsa');
  });

  test('gives help to those who may fall in the gap, and sends other states to HealthCare.gov', () => {
    expect(codesOf(qualify({income: 'under-30k'}))).toContain('note.gap-help');
    expect(codesOf(qualify({location: 'Tulsa, OK'}))).toContain('state.healthcare-gov');
    expect(codesOf(qualify({location: 'Houston'}))).toEqual(
      expect.arrayContaining(['state.healthcare-gov', 'ask.state']),
    );
    expect(codesOf(qualify({}))).not.toContain('state.healthcare-gov');
  });

  test('asks for what would decide, and not for what would not', () => {
    expect(codesOf(qualify({}))).toEqual(expect.arrayContaining(['ask.exact-income', 'ask.employer-offer']));
    expect(codesOf(qualify({age: 70, householdSize: ''}))).not.toContain('ask.household-size');
  });

  test('speaks of Medicare to someone of 64, with a birthday to the day', () => {
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

  test('does not look at health answers from 65 on', () => {
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

  test('tells tobacco from none', () => {
    for (const yes of ['Tobacco', 'I smoke a pack a day', 'fumo', 'Raucher', '吸烟'])
      expect(usesTobacco(yes)).toBe(true);
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
      expect(usesTobacco(no)).toBe(false);
  });
});

const needs = (change: Partial<NeedsAnswers>) =>
  assessNeeds({clientProfile: {age: '40'}, goals: {primary: 'lower my premium'}, ...change}, context);

const codesAt = (exactIncome: number) => codesOf(needs({leadData: {...lead, exactIncome}}));

describe('phase 2', () => {
  test('answers from the age and the goals alone, for every income', () => {
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

  test('knows the metal level from an exact income, and what it rules out', () => {
    expect(codesAt(30_000)).toEqual(expect.arrayContaining(['plan.silver', 'plan.bronze-loses-reduction']));
    expect(codesAt(35_000)).toContain('plan.compare-silver-gold');
    expect(codesAt(45_000)).toEqual(expect.arrayContaining(['plan.compare-gold-bronze', 'plan.silver-last']));
    expect(codesAt(90_000)).toContain('plan.full-price');
    expect(codesAt(90_000)).not.toContain('plan.silver');
  });

  test('rules the credit out with its reason', () => {
    const employer = needs({leadData: {...lead, exactIncome: 40_000, employerOffer: {selfOnlyMonthly: 50}}});
    expect(codesOf(employer)).toEqual(
      expect.arrayContaining(['plan.employer-first', 'plan.no-credit-with-employer']),
    );
    const medicare = needs({clientProfile: {age: 68}});
    expect(codesOf(medicare)).toContain('medicare.no-credit');
    expect(codesOf(medicare)).not.toContain('window.marketplace-open');
  });

  test('looks at doctors, visits and the budget, and at visits only under 65', () => {
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

  test('reckons the life gap for those with dependents', () => {
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

  test('takes the selects it knows and leaves other texts alone', () => {
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

const manage = (change: Partial<ClientAnswers>, reachability = nobody) =>
  manageClient({policyInfo: {lifeInsurance: 'none'}, changes: [], ...change}, {...context, reachability});

describe('phase 3', () => {
  test('looks again on 15 December when nothing is nearer', () => {
    const result = manage({});
    expect(result.nextReview).toEqual({reason: 'marketplace-deadline', day: '2026-12-15'});
    expect(codesOf(result)).toEqual(
      expect.arrayContaining([
        'gap.life-income-unknown',
        'gap.cancer-unknown',
        'gap.retirement-unknown',
        'review.follow-ups-off',
      ]),
    );
  });

  test('lays the gaps beside each other', () => {
    const {gaps} = manage({
      policyInfo: {
        lifeInsurance: '$250,000 term',
        cancerCoverage: '$5,000',
        medicare: 'not eligible',
        retirement: '401(k) $80,000',
      },
      leadData: {...lead, exactIncome: 60_000, householdSize: 2, familyStatus: 'married-no-children'},
    });
    // Life: 600,000 + 15,000 = 615,000 less 250,000. Cancer: family 24,000 less 5,000.
    expect(gaps[0]).toEqual({
      id: 'life',
      existing: 250_000,
      needLow: 615_000,
      needHigh: 615_000,
      gapLow: 365_000,
      gapHigh: 365_000,
    });
    expect(gaps[1]).toMatchObject({id: 'cancer', existing: 5_000, gapLow: 19_000});
    expect(gaps[2]).toMatchObject({id: 'retirement', existing: 80_000, needLow: 42_000});
  });

  test('acts today on an undated change and opens its window', () => {
    const result = manage({
      changes: readLifeChanges(['Had a baby', '  ', {change: 'Moved to Katy', date: '2026-11-01'}]),
    });
    expect(result.nextReview).toEqual({reason: 'life-change-now', day: '2026-11-21'});
    expect(codesOf(result)).toEqual(
      expect.arrayContaining([
        'change.birth',
        'window.special-undated',
        'change.move',
        'window.special-open',
      ]),
    );
    expect(codesOf(manage({changes: readLifeChanges(['Plan ended for non-payment'])}))).toContain(
      'window.not-a-trigger',
    );
  });

  test('looks at the anniversary of a policy, and at Medicare for those who have it', () => {
    expect(manage({policyInfo: {lifeInsurance: 'Term, renews December 1, 2026'}}).nextReview.reason).toBe(
      'policy-anniversary',
    );
    const member = manage({
      policyInfo: {lifeInsurance: 'none', medicare: 'Part A and B, Medigap plan G'},
      clientProfile: {age: 70},
    });
    expect(member.nextReview).toEqual({reason: 'medicare-annual-deadline', day: '2026-12-07'});
    expect(codesOf(member)).not.toContain('window.marketplace-open');
  });

  test('follows up only with those who agreed', () => {
    const result = manage({}, {hasEmail: true, hasPhone: false, hasAgreed: true});
    expect(result.automatedFollowUps).toBe(true);
    expect(codesOf(result)).toContain('review.follow-ups-on');
  });

  test('reads whether there is Medicare', () => {
    for (const yes of [
      'Original Medicare',
      'Parts A and B: Part B since 2020',
      'Medicare Advantage',
      'I have Medicare',
      'Medicare since 2020',
      'Tengo Medicare',
      'Ja, Teil A',
    ])
      expect(hasMedicareIn(yes)).toBe(true);
    for (const no of ['', 'none', 'Not eligible', 'turning 65 in May', 'not enrolled in Part B', undefined])
      expect(hasMedicareIn(no)).toBe(false);
  });
});

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('', 'none', '$250,000', 'Medicaid ended 10/31/2026', 'non-payment 2026-10-01'),
);
const anyPerson: fc.Arbitrary<PersonAnswers> = fc.record(
  {
    age: fc.oneof(fc.integer({min: 0, max: 90}), fc.constantFrom('', '64', '1962-03-15', '1961-12-01', 'x')),
    pregnant: fc.boolean(),
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
    location: fc.constantFrom('', 'Houston, TX 77002', 'Houston', 'Tulsa, OK'),
    income: fc.constantFrom('', ...incomeBands),
    exactIncome: fc.oneof(fc.constant(''), fc.nat(150_000)),
    filing: fc.constantFrom('', 'single', 'joint', 'head', 'separate'),
    familyStatus: fc.constantFrom('', 'single', 'married-with-children'),
    householdSize: fc.constantFrom('', '1', '2', '5'),
    currentCoverage: anyText,
    household: fc.array(anyPerson, {maxLength: 4}),
  },
  {requiredKeys: ['age']},
);
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

/** Parameters that are missing or not in the list. */
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
          'raise in salary',
          'retired',
          'divorce',
          'died',
          'turned 26',
          'released from jail',
          'lost my job',
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
        (clientProfile, leadData, sent, text, budget, today) => {
          const goals = {primary: text, budget, riskTolerance: 'low'};
          check(assessNeeds({clientProfile, goals, timeline: 'later', leadData}, {...context, today}).points);
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

  test('most of the listed codes are met on the way', () => {
    const missed = Object.keys(table).filter((code) => !seen.has(code));
    expect(missed.length).toBeLessThan(25);
  });
});
