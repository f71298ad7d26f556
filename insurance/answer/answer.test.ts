import {describe, expect, test} from 'vitest';
import {qualifyLead} from '../assessment/qualify-lead.ts';
import {words} from '../answers/words.ts';
import {caseOfLead} from '../assessment/read-case.ts';
import {context as contextOfLead} from '../assessment/sample-answers.ts';
import type {LeadAnswers} from '../household/household.ts';
import {answer, mother, on} from './sample-answer.ts';

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
  // day; after a loss of coverage, from January on.
  test('sees the price of the first possible day of cover', () => {
    const born = {...mother, county: 'Harris', householdSize: '1', filing: 'single'};
    const agesOn = (today: string, birthday: string, currentCoverage = '') => {
      const sent = {...born, age: birthday, household: [{age: birthday}], currentCoverage};
      return caseOfLead(sent, {today, lang: 'en', words}).price?.withCredit?.ages;
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

  test('gets one question about an employer, and no second question after a no', () => {
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
  test('no answer recommends Medicaid for a pregnancy that ended ten months ago', () => {
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

test('nobody without coverage is asked for the present policy', () => {
  const lead = {
    location: 'Houston, TX 77002',
    age: '33',
    exactIncome: '41000',
    householdSize: '1',
    filing: 'single',
  } as const;
  expect(answer({...lead, currentCoverage: 'none'}).hand).toEqual(['identity', 'income']);
  expect(answer({...lead, currentCoverage: 'Ambetter'}).hand).toContain('coverage');
  expect(answer(lead).hand).toContain('coverage');
});
