import {describe, expect, test} from 'vitest';
import {
  ClientManagementRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {type Lead, leadOf, qualify, serviceOn} from './testing/written-answers.ts';

// The second and third phase of ten visitors were read whole. Each statement here contradicted another, or was untrue.

const today = '2026-11-23';

const needs = (lead: Lead, profile: object = {}, goals: object = {}, language: Language = 'en') =>
  serviceOn(today).assessNeeds(
    NeedsAssessmentRequestSchema.parse({
      clientProfile: {age: lead.age ?? '40', ...profile},
      goals: {primary: 'health', ...goals},
      timeline: 'now',
      leadData: leadOf(lead),
    }),
    language,
  ).result.points;

const manage = (lead: Lead, change: string, policies: object = {}, language: Language = 'en') =>
  serviceOn(today).manageClient(
    ClientManagementRequestSchema.parse({
      policyInfo: {lifeInsurance: 'none', cancerCoverage: 'none', medicare: '', retirement: '', ...policies},
      lifestageChanges: [{change}],
      leadData: leadOf(lead),
    }),
    language,
  );

const codes = (points: readonly {readonly code: string}[]) => points.map(({code}) => code);

const pregnant: Lead = {
  age: '27',
  household: [{age: '27', pregnant: true}],
  income: 'under-30k',
  householdSize: '',
  filing: '',
};

describe('a pregnant woman without a due date', () => {
  test('reads the advice to apply for Medicaid, and nothing about a plan after Medicaid', () => {
    const points = needs(pregnant, {visitsPerYear: '10'}, {budget: '0'});
    expect(codes(points)).toContain('plan.medicaid-pregnant');
    expect(codes(points).join(' ')).not.toMatch(
      /plan\.silver|plan\.bronze|credit\.|gap-help|budget\.|visits\.|gap\.cancer|ask\.(household|filing|exact|employer)/,
    );
    const first = codes(qualify(pregnant, today).result.points);
    expect(first.join(' ')).not.toMatch(/under-poverty-line|credit\.contribution|note\.gap-help/);
    expect([codes(points), first].every((all) => all.includes('ask.due-date'))).toBe(true);
  });

  test('does not read that nobody depends on her', () => {
    expect(codes(needs(pregnant))).not.toContain('gap.life-no-dependents');
    expect(codes(manage(pregnant, 'A birth').result.points)).not.toContain('gap.life-no-dependents');
  });
});

test('bronze is not ruled out while it is one of the plans to compare', () => {
  const found = codes(needs({age: '29', income: '50k-75k', householdSize: ''}));
  expect(found).toContain('plan.compare-gold-bronze-possible');
  expect(found).not.toContain('plan.bronze-loses-reduction');
});

describe('with Medicare', () => {
  const grandmother: Lead = {age: '71', income: 'under-30k'};

  test('no person reads an out-of-pocket maximum of a Marketplace plan, or its full price', () => {
    const {points, gaps} = manage(grandmother, 'Moved to Katy', {medicare: 'Parts A and B'}).result;
    expect(codes(points)).not.toContain('gap.cancer');
    expect(gaps.map(({id}) => id)).toEqual(['life', 'retirement']);
    expect(codes(needs(grandmother, {}, {budget: '100'}))).not.toContain('budget.noted');
  });

  // The score may not depend on age.
  test('the score names the Marketplace beside its deadline', () => {
    expect(qualify(grandmother, today).leadScore).toContain('Marketplace open enrollment is on');
  });
});

test.each([
  ['New job in January', 'new-job'],
  ['I turn 65 in April', 'turning-65'],
])('%s: no 60 days are running', (change) => {
  expect(manage({age: '1962-04-10'}, change).result.nextReviewReason).not.toBe('life-change-now');
});

test('"My job ends" is the loss of a job', () => {
  expect(codes(manage({}, 'My job ends').result.points)).toContain('change.job-loss');
});

test('after a wedding or a birth, life insurance is for a family', () => {
  expect(codes(manage({}, 'Got married').result.points)).not.toContain('gap.life-no-dependents');
  expect(codes(manage({}, 'Moved to Katy').result.points)).toContain('gap.life-no-dependents');
});

const reasonOf = (points: ReturnType<typeof needs>, code: string): string =>
  points.find((point) => point.code === code)?.reason ?? '';

describe.each(LANGUAGES)('in %s', (language) => {
  test('one visit a year is not "1 visits"', () => {
    const reason = reasonOf(needs({}, {visitsPerYear: '1'}, {}, language), 'visits.few');
    expect(reason).not.toMatch(/1 (?:visits|visitas|consultations|Besuchen)\b/);
    expect(reason).not.toBe('');
  });

  test('a couple without children reads nothing about their education', () => {
    const couple: Lead = {
      age: '61',
      household: [{age: '61'}, {age: '58'}],
      exactIncome: '52000',
      householdSize: '2',
      filing: 'joint',
    };
    const reason = reasonOf(needs(couple, {debts: '40000'}, {}, language), 'gap.life');
    expect(reason).not.toMatch(/100[.,\s]?000|: 0\)|：0）|\{\{/u);
    expect(reason).not.toBe('');
  });
});

const linesOf = (primary: string) =>
  needs({}, {}, {primary})
    .filter(({code}) => code === 'goal.line')
    .map(({params}) => params['line']);

test('Medicare in Chinese, and care during a pregnancy, are read as goals', () => {
  expect(linesOf('联邦医疗保险')).toEqual(['medicare']);
  expect(linesOf('prenatal care')).toEqual(['health']);
});
