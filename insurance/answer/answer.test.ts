import {describe, expect, test} from 'vitest';
import {qualifyLead} from '../assessment/qualify-lead.ts';
import {caseOfLead} from '../assessment/read-case.ts';
import {context as contextOfLead} from '../assessment/sample-answers.ts';
import {answerOf} from './answer.ts';
import type {LeadAnswers} from '../household/household.ts';

const context = {today: '2026-11-22', lang: 'en'};
const answer = (leadData: LeadAnswers, noOffer: readonly number[] = []) =>
  answerOf({found: caseOfLead(leadData, context), noOffer, today: context.today});

const on = (today: string, leadData: LeadAnswers) =>
  answerOf({found: caseOfLead(leadData, {...context, today}), today});

const mother: LeadAnswers = {
  age: '34',
  location: 'Houston, TX 77002',
  income: '30k-50k',
  exactIncome: '38000',
  familyStatus: 'single-parent',
  filing: 'head',
  householdSize: '3',
  household: [{age: '34'}, {age: '9'}, {age: '6'}],
};

describe('a mother of two who earns $38,000 in Houston', () => {
  test('reads one thing to do with its deadline, and at most three steps by date', () => {
    const {sentence, steps} = answer(mother);
    expect(sentence).toMatchObject({code: 'enroll-marketplace', day: '2026-12-15'});
    expect(steps.map(({code, day}) => [code, day])).toEqual([
      ['apply-medicaid-chip', '2026-11-22'],
      ['enroll-marketplace', '2026-12-15'],
      ['pay-first-premium', '2026-12-31'],
    ]);
  });

  test('learns her highest payment, to look at silver first, and the worst year', () => {
    // 38,000 is 139.09 % of 27,320: 3.23 + (139 - 133) / 17 x 1.07 = 3.61 % of 38,000 a year.
    expect(answer(mother).money).toMatchObject({
      monthly: {low: (38_000 * 0.0361) / 12, high: (38_000 * 0.0361) / 12},
      narrowedBy: [],
      planKind: 'silver',
      silverPercent: 94,
      // The lower limit of a silver plan that pays 94 %, for one person.
      worstYear: {low: 4_000, high: 4_000},
    });
  });

  test('sees a price only with a county, together with the ages of the price', () => {
    expect(answer(mother).price).toBeUndefined();
    expect(answer({...mother, county: 'Harris'}).price).toMatchObject({
      year: 2026,
      ratingArea: 10,
      withCredit: {ages: [34]},
      fullPrice: null,
    });
  });

  // 45 CFR 155.410(f): a person who chooses after December 15 is covered from February on, at the age on that
  // day; after a loss of cover, from January on.
  test('sees the price of the first possible day of cover', () => {
    const born = {...mother, county: 'Harris', householdSize: '1', filing: 'single'};
    const agesOn = (today: string, birthday: string, currentCoverage = '') => {
      const sent = {...born, age: birthday, household: [{age: birthday}], currentCoverage};
      return caseOfLead(sent, {...context, today}).price?.withCredit?.ages;
    };
    expect(agesOn('2026-12-15', '1987-01-20')).toEqual([39]);
    expect(agesOn('2026-12-16', '1987-01-20')).toEqual([40]);
    expect(agesOn('2026-12-16', '1987-01-20', 'lost my coverage 12/31/2026')).toEqual([39]);
    // Medicare begins on that day.
    expect(agesOn('2026-12-15', '1962-02-10')).toEqual([64]);
    expect(agesOn('2026-12-20', '1962-02-10')).toBeUndefined();
  });

  test('sees herself and her children, each once, and the income at which their programs change', () => {
    const {people} = answer(mother);
    expect(people.map(({people: who, prospects, change}) => [who, prospects, change])).toEqual([
      [
        [{row: 0, age: 34}],
        [{program: 'credit', reason: 'within-100-to-400-percent'}],
        {side: 'below', dollars: 27_320, program: 'coverage-gap'},
      ],
      [
        [
          {row: 1, age: 9},
          {row: 2, age: 6},
        ],
        [{program: 'chip', reason: 'child-within-chip-limit'}],
        // 138 % of 27,320: she is 298.40 dollars above.
        {side: 'upTo', dollars: 37_701.6, program: 'medicaid'},
      ],
    ]);
  });

  test('is asked once about an employer, and not again after a no', () => {
    expect(answer(mother).questions).toEqual([{field: 'employerOffer', row: 0}]);
    expect(answer(mother).branches).toEqual([{code: 'if-employer', rows: [0]}]);
    expect(answer(mother, [0])).toMatchObject({questions: [], branches: []});
  });
});

describe('the last day that keeps the next month covered', () => {
  const couple: LeadAnswers = {
    location: 'Houston, TX 77002',
    familyStatus: 'married-no-children',
    filing: 'joint',
    exactIncome: '60000',
    householdSize: '2',
    household: [{age: '61'}, {age: '58'}],
  };

  // 45 CFR 155.420(b)(2)(iv): a plan that is chosen before the loss, or in the month of the loss, begins with the next month.
  test.each([
    ['Aetna through work, ends 12/31/2026', '2026-12-16', '2026-12-31', '2027-01-01'],
    ['Aetna through work, ends 12/31/2026', '2026-12-31', '2026-12-31', '2027-01-01'],
    ['Lost my job insurance 11/10/2026', '2026-11-23', '2026-11-30', '2026-12-01'],
    ['Lost Medicaid 11/30/2026', '2026-11-23', '2026-11-30', '2026-12-01'],
    ['Aetna through work, ends 1/31/2027', '2027-01-16', '2027-01-31', '2027-02-01'],
  ])('%j on %s: choose by %s', (currentCoverage, today, byDay, coverageStartDay) => {
    const {sentence, steps} = on(today, {...couple, currentCoverage});
    expect(sentence).toMatchObject({code: 'enroll-special', day: byDay, params: {coverageStartDay}});
    expect(steps.find(({code}) => code === 'enroll-special')?.day).toBe(byDay);
  });

  test.each(['2026-11-23', '2026-12-16', '2027-01-05'])(
    'a loss on December 31: on %s the API names one day for the choice of a plan, as the steps do',
    (today) => {
      const lead = {...couple, currentCoverage: 'Aetna through work, ends 12/31/2026'};
      const {nextAction} = qualifyLead({leadData: lead}, {...contextOfLead, today});
      const choices = on(today, lead).steps.filter(({code}) => code.startsWith('enroll-'));
      expect([nextAction, ...nextAction.also].map(({code, deadline}) => [code, deadline])).toEqual(
        choices.map(({code, day}) => [code, day]),
      );
      expect(choices).toHaveLength(1);
    },
  );

  test('a plan for December does not count as the plan of the next year', () => {
    const {steps} = on('2026-11-23', {...couple, currentCoverage: 'Lost my job insurance 11/10/2026'});
    expect(steps.map(({code, day}) => [code, day])).toEqual([
      ['enroll-special', '2026-11-30'],
      ['pay-first-premium', '2026-11-30'],
      ['enroll-marketplace', '2026-12-15'],
    ]);
  });

  test('a child of 18 keeps no gap after the month of 19, and no Medicaid is promised in the year after', () => {
    const household = [{age: '41'}, {age: '2007-12-20'}];
    const parent = {...couple, familyStatus: 'single-parent', filing: 'head', household};
    const {steps, people} = on('2026-11-23', {...parent, exactIncome: '30000'});
    expect(steps.find(({code}) => code === 'enroll-at-19')?.day).toBe('2026-12-31');
    expect(people.map(({change}) => change?.program)).not.toContain('medicaid');
  });

  // 42 U.S.C. 1396a(e)(16): only for people who had Medicaid while pregnant.
  test('nobody is sent to apply for Medicaid of a pregnancy that ended ten months ago', () => {
    const mother = {...couple, filing: 'head', familyStatus: 'single-parent', exactIncome: '32000'};
    const household = [{age: '27', pregnant: true, dueDate: '2026-01-20'}, {age: '0'}];
    const codes = (dueDate: string) =>
      on('2026-11-23', {...mother, household: [{...household[0], dueDate}, {age: '0'}]}).steps.map(
        ({code}) => code,
      );
    expect(codes('2026-01-20')).not.toContain('apply-medicaid-pregnant');
    expect(codes('2026-10-20')).toContain('apply-medicaid-pregnant');
  });
});

describe('open answers', () => {
  const couple: LeadAnswers = {
    location: 'Houston, TX 77002',
    familyStatus: 'married-no-children',
    income: '30k-50k',
    exactIncome: '40000',
    householdSize: '2',
    household: [{age: '45'}, {age: '43'}],
  };

  test('the filing is a branch that is stated once, and the people are listed as for a joint return', () => {
    const {people, branches, questions} = answer(couple);
    expect(people).toHaveLength(1);
    expect(people[0]?.prospects).toMatchObject([{program: 'credit'}]);
    expect(branches[0]).toEqual({code: 'if-separate', rows: [0, 1]});
    expect(questions[0]).toEqual({field: 'filing'});
    expect(answer({...couple, filing: 'joint'}).branches).toEqual([{code: 'if-employer', rows: [0, 1]}]);
    expect(answer({...couple, filing: 'separate'}).people[0]?.prospects).toMatchObject([
      {program: 'full-price', reason: 'filing-separately'},
    ]);
  });

  const counted = {...couple, filing: 'joint', county: 'Harris'} as const;
  test.each([
    ['TRICARE', 'if-held'],
    ['My husband has TRICARE', 'if-held'],
    ['Our kids have Medicaid', 'if-held'],
    ['Medicare', 'if-held'],
    ['My husband is in jail', 'if-custody'],
    ['Serving a sentence', 'if-custody'],
  ] as const)('of two people, %j is a condition, and no price is certain', (currentCoverage, code) => {
    const {branches, money, price} = answer({...counted, currentCoverage}, [0, 1]);
    expect(branches).toEqual([{code, rows: [0, 1]}]);
    expect(price?.withCredit).toBeDefined();
    expect(money?.isCertain).toBe(false);
  });

  test.each(['Aetna', 'No Medicaid', 'My brother is in jail', 'Applied for Medicaid'])(
    '%j leaves the price of two people certain',
    (currentCoverage) => {
      const {branches, money} = answer({...counted, currentCoverage}, [0, 1]);
      expect(branches).toEqual([]);
      expect(money?.isCertain).toBe(true);
    },
  );

  test('a wife who lists only herself keeps her plan while her husband is in jail', () => {
    const wife = {...counted, household: [{age: '43'}], currentCoverage: 'My husband is in jail'};
    expect(answer(wife, [0])).toMatchObject({
      people: [{prospects: [{program: 'credit'}]}],
      branches: [{code: 'if-custody', rows: [0]}],
      money: {isCertain: false},
    });
    const alone = {...wife, familyStatus: 'single', filing: 'single', householdSize: '1'} as const;
    expect(answer({...alone, currentCoverage: 'In the county jail'}).people[0]?.prospects).toMatchObject([
      {program: 'ask-us', reason: 'in-custody'},
    ]);
  });

  test('an income band separates the programs at the exact dollar', () => {
    const {people} = answer({...couple, exactIncome: '', income: 'under-30k', filing: 'joint'});
    expect(people[0]?.prospects).toMatchObject([
      {program: 'coverage-gap', income: {from: 0, to: 21_639.99}},
      {program: 'credit', income: {from: 21_640, to: 30_000}},
    ]);
    expect(people[0]?.openOn).toEqual(['exactIncome']);
  });

  test('with an unknown size the income separates nothing', () => {
    const {people, questions} = answer({...couple, exactIncome: '', householdSize: '', filing: 'joint'});
    expect(people[0]?.prospects.every(({income}) => income === undefined)).toBe(true);
    expect(questions.map(({field}) => field)).toContain('householdSize');
  });

  test('an age alone still leads to something to do, and to questions for the rest', () => {
    const {sentence, questions} = answer({age: '40'});
    expect(sentence.code).toBe('enroll-marketplace');
    expect(questions.map(({field}) => field)).toEqual(
      expect.arrayContaining(['state', 'income', 'householdSize']),
    );
  });
});

describe('a pregnant woman', () => {
  const pregnant: LeadAnswers = {
    location: '77036',
    county: 'Harris',
    income: 'under-30k',
    household: [{age: '27', pregnant: true}],
  };

  test('reads only about Medicaid, not about the months after the twelve that follow a birth', () => {
    const {people, money, questions, branches} = answer(pregnant);
    expect(people.map(({prospects}) => prospects)).toEqual([
      [{program: 'medicaid-pregnant', reason: 'pregnant-within-limit'}],
    ]);
    expect({money, questions, branches}).toEqual({money: undefined, questions: [], branches: []});
  });

  test('is not asked for her birthday while the end of the pregnancy is open', () => {
    const {people, questions} = answer({...pregnant, income: '30k-50k', exactIncome: ''});
    expect(people[0]?.openOn).toContain('dueDate');
    expect(questions.map(({field}) => field)).not.toContain('birthday');
  });
});

describe('the first question', () => {
  const losing: LeadAnswers = {age: '61', location: 'Houston, TX 77002', income: '50k-75k'};

  test('is the missing last day of a coverage that ends, because the time to choose a plan depends on that day', () => {
    const [first] = answer({...losing, currentCoverage: 'My plan at work ends soon'}).questions;
    expect(first).toEqual({field: 'lastDay'});
    const [then] = answer({...losing, currentCoverage: 'My plan at work ends soon (2026-12-31)'}).questions;
    expect(then).not.toEqual({field: 'lastDay'});
  });

  test('is the missing day of a release from prison, not of a coverage', () => {
    const released = answer({...losing, currentCoverage: 'Just released from prison'});
    expect(released.questions[0]).toEqual({field: 'releaseDay'});
    const {sentence, questions} = answer({
      ...losing,
      currentCoverage: 'Just released from prison (2026-11-10)',
    });
    expect(questions[0]?.field).not.toBe('releaseDay');
    // Coverage from December 1, before the plan of the next year.
    expect(sentence).toMatchObject({code: 'enroll-special', day: '2026-11-30'});
  });

  test('is the household’s size before the filing, as in the sentence beside the price', () => {
    const fields = answer(losing).questions.map(({field}) => field);
    expect(fields.indexOf('householdSize')).toBeLessThan(fields.indexOf('filing'));
  });
});

// 26 CFR 1.36B-2(c)(3)(v)(A)(2): the family is judged by the family price; 10.22 % of 72,000 is 613.20 a month.
const couple = (offer: object): LeadAnswers => ({
  location: 'Austin, TX 78701',
  income: '50k-75k',
  exactIncome: '72000',
  familyStatus: 'married-no-children',
  filing: 'joint',
  householdSize: '2',
  household: [{age: '40', employerOffer: {selfOnlyMonthly: '180', ...offer}}, {age: '38'}],
});

describe('an offer at work without its price for the family', () => {
  test('leaves the credit of the others open, and asks for that price', () => {
    const {branches, questions} = answer(couple({}), [1]);
    expect(branches).toEqual([{code: 'if-family-offer', rows: [1]}]);
    expect(questions).toEqual([{field: 'familyOffer', row: 0}]);
  });

  test.each([
    ['613.20', 'employer'],
    ['613.21', 'credit'],
  ])('is settled by a price of %s a month', (familyMonthly, program) => {
    const {branches, people} = answer(couple({familyMonthly}), [1]);
    expect(branches).toEqual([]);
    expect(people.at(-1)?.prospects.map((prospect) => prospect.program)).toEqual([program]);
  });

  test('concerns nobody beside an offer that pays too little, or without a family', () => {
    expect(answer(couple({minimumValue: false}), [0, 1]).branches).toEqual([]);
    const {household, ...alone} = couple({});
    const branches = answer({...alone, household: household?.slice(0, 1) ?? []}).branches;
    expect(branches).toEqual([]);
  });
});
