import {describe, expect, test} from 'vitest';
import {ClientManagementRequestSchema} from '../../contract/ai-workflow.schema.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {qualify, wordsOf, serviceOn} from './testing/written-answers.ts';

// Tests sentences on which people act. Each sentence was wrong once and would have cost a person money or coverage.

describe('what is not known or not named', () => {
  // The texts said that prices come only with an application; HealthCare.gov shows them to everybody.
  test.each(LANGUAGES)('is where prices are before an application, in %s', (language) => {
    // Without a place in Texas there is no price.
    const note = qualify({location: 'Texas'}, '2026-11-22', language).result.notes.join(' ');
    expect(note).toContain('HealthCare.gov');
    expect(note).toMatch(/before you apply|antes de|avant la demande|vor dem Antrag|申请前/);
  });

  // The limit of 2027 was given as known, while its source gives the limit of 2026.
  test.each(LANGUAGES)('is the year of a limit that stands in for another year, in %s', (language) => {
    const {points} = qualify(
      {age: '40', exactIncome: '64500', householdSize: '1'},
      '2026-11-22',
      language,
    ).result;
    const lever = points.find(({code}) => code === 'lever.ira');
    expect(lever?.reason).toMatch(
      /the last limit we know|el último límite que conocemos|la dernière limite connue|die letzte bekannte Grenze|已知的最近上限/,
    );
    expect(lever?.figures.map(({source}) => source).join(' ')).toMatch(
      /limits for 2026; those for 2027 were not found/,
    );
  });
});

test('coverage lost on October 31 can be replaced from next month, and not only from January', () => {
  const {nextAction} = qualify({exactIncome: '40000', currentCoverage: 'lost my coverage 10/31/2026'});
  expect(nextAction).toMatch(/^Choose a plan by November 30, 2026, and coverage starts December 1, 2026\./);
  expect(nextAction).toContain('Special enrollment ends on December 30, 2026');
  expect(nextAction).toContain('by December 15, 2026');
});

describe('outside Texas', () => {
  test('adults go to Medicaid first where their state covers them', () => {
    const answer = qualify({location: 'Baton Rouge, LA', exactIncome: '18000'});
    expect(answer.nextAction).toMatch(/^Apply for Medicaid in your state first/);
    expect(wordsOf(answer, 'plan.state-medicaid')).toContain('HealthCare.gov');
    expect(wordsOf(answer, 'window.marketplace-open')).toBe('');
  });

  test('a Spanish speaker is sent to the Spanish site of the Marketplace', () => {
    const answer = qualify({location: 'Baton Rouge, LA', exactIncome: '18000'}, '2026-11-22', 'es');
    expect(answer.nextAction).toContain('CuidadoDeSalud.gov (HealthCare.gov en inglés)');
  });

  test('a state with its own exchange is named, without the dates of HealthCare.gov', () => {
    const answer = qualify({location: 'Los Angeles, California', exactIncome: '40000'});
    expect(answer.nextAction).toContain('Covered California, CoveredCA.com');
    expect(wordsOf(answer, 'state.exchange')).toContain('CoveredCA.com');
    const all = JSON.stringify([
      answer.nextAction,
      answer.leadScore,
      answer.result.points.map(({title, reason}) => [title, reason]),
    ]);
    expect(all).not.toMatch(/December 15|HealthCare\.gov/);
  });

  test('a large city of Texas needs no state beside it', () => {
    const answer = qualify({location: 'Houston', exactIncome: '40000'});
    expect(answer.result.points.map(({code}) => code)).not.toContain('ask.state');
  });
});

test('the contribution is the most one pays, for a cheaper benchmark leaves no credit', () => {
  const text = wordsOf(qualify({exactIncome: '40000'}), 'credit.contribution');
  expect(text).toContain('at most');
  expect(text).toContain('there is no credit and you pay its price');
});

test('a catastrophic plan takes no credit, and from 30 on needs an exemption', () => {
  const text = wordsOf(qualify({exactIncome: '50000'}), 'note.catastrophic');
  expect(text).toContain('the tax credit cannot be used for it');
  expect(text).toMatch(/exemption first \(45 CFR 155\.305\(h\)\)/);
});

// 45 CFR 155.305(h): the age at the start of the plan year decides.
test.each([
  ['21', 'Under age 30 anyone can buy one', 'exemption'],
  ['1997-06-15', 'Under age 30 anyone can buy one', 'exemption'],
  ['1996-12-15', 'Ask the Marketplace for a hardship or affordability exemption', 'Under age 30'],
  ['40', 'Ask the Marketplace for a hardship or affordability exemption', 'Under age 30'],
  ['29', 'From 30 on', 'nothing'],
])('a person of %s reads about the own side of 30 only', (age, shown, hidden) => {
  const text = wordsOf(qualify({age, exactIncome: '50000'}), 'note.catastrophic');
  expect(text).toContain(shown);
  expect(text).not.toContain(hidden);
});

test('children in Medicaid or CHIP get the action beside the parents’ levers', () => {
  const answer = qualify({
    householdSize: '2',
    filing: 'head',
    exactIncome: '40000',
    household: [{age: '40'}, {age: '8'}],
  });
  const action = answer.result.points.find(({code}) => code === 'plan.medicaid-chip');
  expect(action?.kind).toBe('action');
  expect(action?.title).toContain('YourTexasBenefits.com or by calling 2-1-1 Texas');
});

test('a parent in the gap reads about the limit for parents, not for adults without children', () => {
  const text = wordsOf(
    qualify({householdSize: '2', exactIncome: '15000', household: [{age: '30'}, {age: '4'}]}),
    'person.under-poverty-line',
  );
  expect(text).toContain('Texas did not expand Medicaid');
  expect(text).toContain('parents');
  expect(text).not.toContain('without children');
});

test('a person who files separately reads about the head of household, and an immigrant about the rules that ended in 2026', () => {
  const separate = qualify({filing: 'separate', householdSize: '2', exactIncome: '40000'});
  expect(wordsOf(separate, 'note.separate-filing')).toContain('head of household');
  expect(wordsOf(qualify({exactIncome: '12000'}), 'credit.immigration')).toContain(
    'some immigrants below 100% of the poverty line could get the credit. Now they cannot',
  );
});

// The couple read the full price of $1,757 a month, and two limits of a credit that they do not get.
test.each(LANGUAGES)(
  'a couple with separate returns reads what a joint return would cost, in %s',
  (language) => {
    const couple = {
      age: '50',
      county: 'Nueces',
      filing: 'separate' as const,
      householdSize: '2',
      exactIncome: '61000',
      household: [{age: '50'}, {age: '48'}],
    };
    const answer = qualify(couple, '2026-11-27', language);
    // 9.63 % of $61,000, by twelve.
    const namesJointReturn = /joint return|conjunta|commune|gemeinsam|合并/u;
    expect(wordsOf(answer, 'person.filing-separately')).toMatch(namesJointReturn);
    expect(wordsOf(answer, 'person.filing-separately')).toMatch(/489[.,]53.*2027|2027.*489[.,]53/u);
    expect(answer.result.points.map(({code}) => code).filter((code) => code.startsWith('limit.'))).toEqual(
      [],
    );
    // Above 400 percent, a joint return brings nothing.
    const rich = qualify({...couple, exactIncome: '95000'}, '2026-11-27', language);
    expect(wordsOf(rich, 'person.filing-separately')).not.toMatch(namesJointReturn);
  },
);

test('the review comes before the ninety days after Medicaid are over', () => {
  const plan = serviceOn('2026-11-22').manageClient(
    ClientManagementRequestSchema.parse({
      policyInfo: {lifeInsurance: 'none'},
      lifestageChanges: [{change: 'lost Medicaid', date: '2026-09-10'}],
    }),
    'en',
  );
  expect(plan.nextReviewDate).toBe('2026-12-09');
});

test('the full price of separate tax returns names them, also after a due date', () => {
  const expecting = qualify({
    filing: undefined,
    income: 'under-30k',
    exactIncome: '',
    household: [{age: '27', pregnant: true, dueDate: '2025-12-20'}],
  });
  expect(wordsOf(expecting, 'person.filing-separately')).toContain('only if you file a separate tax return');
});

test('an offer at work without its family price asks for that price, also before the household’s size is known', () => {
  const offer = {age: '40', employerOffer: {selfOnlyMonthly: '180'}};
  const family = {householdSize: '', exactIncome: '72000', household: [offer, {age: '38'}]};
  expect(wordsOf(qualify(family), 'ask.family-price')).toContain('for the whole family');
  const priced = {...offer, employerOffer: {selfOnlyMonthly: '180', familyMonthly: '900'}};
  expect(wordsOf(qualify({...family, household: [priced, {age: '38'}]}), 'ask.family-price')).toBe('');
});

const alone = (exactIncome: string) => qualify({exactIncome, householdSize: '1'});

// One dollar decides: "you are still within it" was said of lines whose own amount is already beyond, and "$0 below".
test('at a limit each sentence says on which side the limit itself is', () => {
  expect(wordsOf(alone('20000'), 'limit.ahead')).toContain('With exactly that amount you have reached it.');
  expect(wordsOf(alone('15000'), 'limit.ahead')).toContain('line where the tax credit starts');
  expect(wordsOf(alone('22000'), 'limit.above')).toContain('At exactly that amount you are still within it');
  expect(wordsOf(alone('23940'), 'limit.exact')).toMatch(
    /^Your income is exactly at the line where the most help/u,
  );
  expect(wordsOf(alone('63840'), 'limit.at-cliff')).toContain('exactly at the limit of the tax credit');
});

test.each([
  ['en', 'Person 2, under 1: ', 'Person 3, age 1: '],
  ['es', 'Persona 2, menos de 1 año: ', 'Persona 3, 1 año: '],
  ['fr', 'Personne 2, moins de 1 an\u00a0: ', 'Personne 3, 1 an\u00a0: '],
  ['de', 'Person 2, unter 1 Jahr: ', 'Person 3, 1 Jahr: '],
  ['zh', '第 2 人，未满 1 岁：', '第 3 人，1 岁：'],
] as const)('a baby and a child of one have their own number form in %s', (language, baby, one) => {
  const {points} = qualify(
    {exactIncome: '30000', householdSize: '3', household: [{age: '30'}, {age: '8 months'}, {age: '1'}]},
    '2026-11-22',
    language,
  ).result;
  const titles = points
    .filter(({code}) => code === 'person.child-within-medicaid-limit')
    .map(({title}) => title);
  expect(titles).toEqual([expect.stringContaining(baby), expect.stringContaining(one)]);
});

test('a person in the coverage gap reads about help, not about open enrollment', () => {
  const inGap = qualify({exactIncome: '0'});
  expect(wordsOf(inGap, 'window.marketplace-open')).toBe('');
  // Who expects to earn more next year would miss the day otherwise.
  expect(wordsOf(inGap, 'window.marketplace-open-in-gap')).toMatch(/If you expect .* by December 15, 2026/u);
  expect(wordsOf(qualify({exactIncome: '0'}), 'note.gap-help')).toContain('2-1-1');
  expect(wordsOf(qualify({exactIncome: '16000'}), 'window.marketplace-open')).toContain('Enroll by');
});

// The reason read "the Marketplace expects 10.22% to 10.22% of your income".
test.each(LANGUAGES)(
  'a share of the income that is the same at both ends is named once, in %s',
  (language) => {
    const words = wordsOf(
      qualify({age: '35', income: '50k-75k'}, '2026-11-22', language),
      'credit.contribution-range',
    );
    expect(words.match(/10[.,]22/gu)).toHaveLength(1);
  },
);

// The result read "mean for your coverage: my dog died We could not tell".
test.each(LANGUAGES)('the words of a visitor never run into the next sentence, in %s', (language) => {
  const answer = serviceOn('2026-11-22').manageClient(
    ClientManagementRequestSchema.parse({
      policyInfo: {lifeInsurance: 'none'},
      lifestageChanges: ['my dog died', 'stopped paying for my plan'],
      leadData: {age: '40', location: 'Houston, TX 77002', income: '30k-50k'},
    }),
    language,
  );
  for (const typed of ['my dog died', 'stopped paying for my plan'])
    expect(answer.managementPlan).toMatch(new RegExp(`[“„«]\\s?${typed}\\s?[”“»]`, 'u'));
});

// The reason read "This depends on the answers we do not have yet. This applies to yearly household incomes from ...".
test('the incomes for which a statement applies come before what is still open', () => {
  const words = wordsOf(
    qualify({age: '29', income: '50k-75k', householdSize: ''}),
    'person.over-400-percent',
  );
  expect(words).toMatch(/incomes from \$63,841 to \$75,000\. Whether this applies depends on answers/u);
});
