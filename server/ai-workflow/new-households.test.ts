import {describe, expect, test} from 'vitest';
import {
  ClientManagementRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {type Lead, leadOf, qualify, serviceOn, wordsOf} from './testing/written-answers.ts';

// Five households that nobody had scripted, and the mother of two, read in all three phases. Each statement here was untrue, or
// contradicted another phase.

const today = '2026-11-24';

const needs = (lead: Lead, profile: object = {}) =>
  serviceOn(today).assessNeeds(
    NeedsAssessmentRequestSchema.parse({
      clientProfile: {age: lead.age ?? '40', ...profile},
      goals: {primary: 'health'},
      timeline: 'now',
      leadData: leadOf(lead),
    }),
    'en',
  );

type Changed = {
  readonly change?: string;
  readonly profile?: object;
  readonly policies?: object;
  readonly language?: (typeof LANGUAGES)[number];
};

const manage = (lead: Lead, {change = '', profile = {}, policies = {}, language = 'en'}: Changed) =>
  serviceOn(today).manageClient(
    ClientManagementRequestSchema.parse({
      policyInfo: {lifeInsurance: 'none', cancerCoverage: 'none', ...policies},
      lifestageChanges: change === '' ? [] : [{change}],
      leadData: leadOf(lead),
      clientProfile: {age: lead.age ?? '40', ...profile},
    }),
    language,
  );

const codes = ({result}: {readonly result: {readonly points: readonly {readonly code: string}[]}}) =>
  result.points.map(({code}) => code);

describe('a mother of two whose children have CHIP', () => {
  const mother: Lead = {
    age: '34',
    household: [{age: '34'}, {age: '9'}, {age: '6'}],
    county: 'Harris',
    exactIncome: '38000',
    familyStatus: 'single-parent',
    filing: 'head',
    householdSize: '3',
  };

  test('reads one worst year in all phases: her own silver plan, not a family’s plan', () => {
    expect(qualify(mother, today).result.price?.worstYear).toEqual({low: 4_000, high: 4_000});
    expect(wordsOf(needs(mother), 'gap.cancer-unknown')).toContain('$4,000');
    const third = manage(mother, {});
    expect(wordsOf(third, 'gap.cancer')).toMatch(/\$4,000 on your own\. .*one person with a silver plan/u);
    const insured = manage(mother, {policies: {cancerCoverage: '$1,500'}});
    expect(wordsOf(insured, 'gap.cancer')).toMatch(/\$2,500 .*\$4,000 with a silver plan.*pays \$1,500/u);
    expect(third.result.points.map(({reason}) => reason).join(' ')).not.toContain('$24,000');
  });

  test('gets a question about savings only, because age and income are known', () => {
    for (const answer of [needs(mother), manage(mother, {})]) {
      expect(codes(answer)).toContain('gap.retirement-savings-unknown');
      expect(codes(answer)).not.toContain('gap.retirement-unknown');
    }
  });
});

// $24,000 is the limit of the whole family; no one person's illness costs that much.
test.each(LANGUAGES)('parents of twins read what the illness of one person can cost, in %s', (language) => {
  const twins: Lead = {
    age: '33',
    exactIncome: '90000',
    filing: 'joint',
    householdSize: '4',
    household: [{age: '33'}, {age: '31'}, {age: '1'}, {age: '1'}],
  };
  const third = manage(twins, {language});
  expect(wordsOf(third, 'gap.cancer')).toMatch(/12[,.\u202f\u00a0]000/u);
  expect(wordsOf(third, 'gap.cancer')).toMatch(/one person|una persona|une personne|eine Person|一人/u);
  expect(wordsOf(third, 'gap.cancer')).not.toMatch(/24[,.\u202f\u00a0]000|\$\s?0\b|\b0\s?\$/u);
});

// "Short $625,000. Your family would need $625,000. We subtracted $0" says one amount three times.
test('a couple without coverage and savings reads its gap in life insurance once', () => {
  const couple: Lead = {age: '50', exactIncome: '61000', filing: 'joint', householdSize: '2'};
  const text = wordsOf(manage(couple, {}), 'gap.life');
  expect(text.match(/\$625,000/gu)).toHaveLength(1);
  expect(text).not.toContain('$0');
  expect(wordsOf(manage(couple, {profile: {assets: '5000'}}), 'gap.life')).toContain('We subtracted $5,000');
});

test('a widow whose COBRA ends in January reads of the special enrollment in all phases, once', () => {
  const widow: Lead = {age: '58', exactIncome: '64500', currentCoverage: 'COBRA until 01/31/2027'};
  for (const answer of [qualify(widow, today), needs(widow), manage(widow, {})]) {
    expect(codes(answer).filter((code) => code.startsWith('window.special'))).toEqual([
      'window.special-upcoming',
    ]);
    expect(wordsOf(answer, 'window.special-upcoming')).toContain('December 2, 2026');
  }
  const windowsAfter = (change: string) =>
    codes(manage(widow, {change})).filter((code) => code.startsWith('window.special'));
  expect(windowsAfter('COBRA ends 01/31/2027')).toHaveLength(1);
  // A marriage is another event, with days of its own.
  expect(windowsAfter('got married 11/10/2026')).toEqual(['window.special-open', 'window.special-upcoming']);
});

test.each(LANGUAGES)(
  'with COBRA the credit has a condition, in %s, which an offer at work has not',
  (language) => {
    const lead: Lead = {age: '58', exactIncome: '48000', currentCoverage: 'COBRA until 02/28/2027'};
    const why = wordsOf(qualify(lead, today, language), 'stated.cobra');
    expect(why).toContain('COBRA');
    expect(why).toContain('1.36B-2(c)(3)(iv)');
    for (const coverage of ['Aetna through work', 'none', 'Medicaid'])
      expect(codes(qualify({...lead, currentCoverage: coverage}, today))).not.toContain('stated.cobra');
    // Over the limit nobody loses a credit.
    expect(codes(qualify({...lead, exactIncome: '90000'}, today))).not.toContain('stated.cobra');
  },
);

test('a plan at work that lasts through February: no plan before March, and the open enrollment beside it', () => {
  const lead: Lead = {age: '58', exactIncome: '48000', currentCoverage: 'Aetna through work, ends 2/28/2027'};
  for (const answer of [qualify(lead, today), needs(lead), manage(lead, {})]) {
    expect(codes(answer)).not.toContain('window.marketplace-open');
    const words = wordsOf(answer, 'window.marketplace-open-covered');
    expect(words).toContain('February 28, 2027');
    expect(words).toContain('December 15, 2026');
  }
  expect(qualify(lead, today).nextAction).toBe(
    'Special enrollment opens on December 30, 2026 (reason: loss of coverage). Choose a plan by February 28, 2027, and coverage starts March 1, 2027. The last day is April 29, 2027.',
  );
});

test('in May a loss of coverage in August is not put off to November', () => {
  for (const currentCoverage of ['Aetna through work, ends 8/31/2027', 'COBRA until 8/31/2027'])
    expect(qualify({age: '58', exactIncome: '48000', currentCoverage}, '2027-05-01').nextAction).toMatch(
      /^Special enrollment opens on July 2, 2027 .* by August 31, 2027, and coverage starts September 1, 2027/u,
    );
});

test('nobody is advised to choose a plan now while the special enrollment has not opened', () => {
  const third = manage({age: '58', exactIncome: '48000'}, {change: 'COBRA ends 02/28/2027'});
  expect(wordsOf(third, 'window.special-upcoming')).toContain('December 30, 2026');
  expect(wordsOf(third, 'change.coverage-loss')).toContain('in time');
  expect(wordsOf(third, 'change.coverage-loss')).not.toMatch(/\bnow\b|already/u);
});

describe('a couple of 63 and 66', () => {
  const couple: Lead = {
    age: '63',
    household: [{age: '63'}, {age: '66', employerOffer: {selfOnlyMonthly: '150'}}],
    location: 'Plano, TX 75023',
    county: 'Collin',
    exactIncome: '82000',
    familyStatus: 'married-no-children',
    filing: 'joint',
    householdSize: '2',
  };

  test('has the same retirement gap in the second and the third phase', () => {
    const profile = {assets: '400000'};
    const second = wordsOf(needs(couple, profile), 'gap.retirement');
    expect(second).toContain('$400,000');
    for (const retirement of ['', '401k', 'none'])
      expect(wordsOf(manage(couple, {profile, policies: {retirement}}), 'gap.retirement')).toBe(second);
  });

  test('has the higher limit of the savings account from 55 on', () => {
    expect(wordsOf(needs(couple), 'plan.compare-gold-bronze')).toContain('$1,000 more');
  });

  test.each(['spouse will retire in March 2027', 'I will retire in March 2027'])(
    'reads no countdown of days after "%s"',
    (change) => {
      const third = manage(couple, {change});
      expect(codes(third)).toContain('change.retirement');
      expect(third.result.nextReviewReason).not.toBe('life-change-now');
      expect(codes(third).join(' ')).not.toContain('window.special-undated');
      const words = wordsOf(third, 'window.change-in-month');
      expect(words).toContain('between March 1, 2027 and March 31, 2027');
      expect(words).toContain('until April 30, 2027 at least');
    },
  );

  test('reads when payments into the savings account must end before Part A', () => {
    expect(wordsOf(qualify(couple, today), 'medicare.part-b-and-medigap')).toContain('stop 6 months before');
  });

  test('still reads the advice to act at once after a change in the present month, or without a month', () => {
    for (const change of ['I retired in November', 'I retired'])
      expect(manage(couple, {change}).result.nextReviewReason).toBe('life-change-now');
  });
});

test('somebody who turns 26 in February has one last day in all phases, with or without the day in the words', () => {
  const lead: Lead = {age: '2001-02-12', exactIncome: '34000'};
  expect(wordsOf(qualify(lead, today), 'months.turns-26')).toContain('April 13, 2027');
  for (const change of ['turning 26 in February 2027', 'turning 26']) {
    const third = manage(lead, {change});
    expect(third.result.nextReviewReason).not.toBe('life-change-now');
    expect(codes(third)).not.toContain('window.special-undated');
    expect(wordsOf(third, 'window.special-upcoming')).toContain('December 14, 2026');
  }
});

describe('a family of five with a grandmother who has Medicare', () => {
  const family: Lead = {
    age: '38',
    household: [{age: '38'}, {age: '36'}, {age: '10'}, {age: '4'}, {age: '70', medicare: true}],
    location: 'Alpine, TX 79830',
    county: 'Brewster',
    exactIncome: '77360',
    familyStatus: 'married-with-children',
    filing: 'joint',
    householdSize: '5',
    currentCoverage: 'one child on CHIP, grandmother has Medicare',
  };

  test('does not read that the answer counts everyone as if nobody had Medicare', () => {
    expect(codes(qualify(family, today))).not.toContain('coverage.program-held');
    const unmarked = {...family, household: [{age: '38'}, {age: '36'}]};
    expect(codes(qualify(unmarked, today))).toContain('coverage.program-held');
  });

  test('needs no money for the grandmother’s education', () => {
    const profile = {dependents: '3'};
    for (const answer of [needs(family, profile), manage(family, {profile})])
      expect(wordsOf(answer, 'gap.life')).toContain('(children: 2)');
  });
});

test('a DACA recipient learns that there is no Marketplace plan, and that citizen children are not concerned', () => {
  const lead: Lead = {
    age: '31',
    household: [{age: '31'}, {age: '7'}, {age: '3'}],
    exactIncome: '36000',
    familyStatus: 'single-parent',
    filing: 'head',
    householdSize: '3',
  };
  const words = {
    en: 'I have DACA, my children are US citizens',
    es: 'tengo DACA, mis hijos son ciudadanos',
    fr: 'j’ai le DACA',
    de: 'ich habe DACA',
    zh: '我有 DACA',
  };
  for (const language of LANGUAGES) {
    const answer = qualify({...lead, currentCoverage: words[language]}, today, language);
    expect(codes(answer), language).toContain('stated.daca');
  }
  for (const none of ['I do not have DACA', 'plan at work'])
    expect(codes(qualify({...lead, currentCoverage: none}, today))).not.toContain('stated.daca');
});
