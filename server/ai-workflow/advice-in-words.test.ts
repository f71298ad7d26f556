import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {planAfter, planWith, qualify, withCoverage, wordsOf} from './testing/written-answers.ts';

// Tests sentences that once gave advice to people whom it does not concern.

describe('somebody without lawful status', () => {
  const alone = withCoverage('none, I have no papers');

  test('reads what is open, and nothing about the Marketplace', () => {
    expect(wordsOf(alone, 'person.no-status')).toMatch(/health center .*emergency room/);
    expect(alone.nextAction).toContain('health center');
    expect(alone.result.price).toBeNull();
    const codes = alone.result.points.map(({code}) => code);
    for (const code of [
      'window.marketplace-open',
      'credit.contribution',
      'stated.no-status',
      'note.gap-help',
    ])
      expect(codes).not.toContain(code);
  });

  // 8 U.S.C. 1611(a): no Medicaid as a parent either. 45 CFR 155.310(a)(2): the children's application needs no status of hers.
  test.each(['26000', '4000'])(
    'and is the only adult beside children, with $%s: reads the same',
    (exactIncome) => {
      const household = [{age: '36'}, {age: '8'}, {age: '3'}];
      const words = {age: '36', exactIncome, household, householdSize: '3', filing: 'head' as const};
      const answer = withCoverage('none, I have no papers', words);
      expect(answer.result.people[0]?.outcomes.map(({reason}) => reason)).toEqual(['no-status']);
      expect(answer.nextAction).toMatch(/Children’s Medicaid.*health center/s);
      expect(wordsOf(answer, 'person.no-status')).toContain('without stating your own status');
      const codes = answer.result.points.map(({code}) => code).join(' ');
      expect(codes).not.toMatch(/catastrophic|open-in-gap|gap-help|limit\.|stated|parent-medicaid|credit\./);
    },
  );

  test('beside a child who turns 19 in the year: the words are still the mother’s', () => {
    const household = [{age: '40'}, {age: '18'}];
    const words = {exactIncome: '15000', household, householdSize: '2', filing: 'head' as const};
    const [mother] = withCoverage('none, I have no papers', words).result.people;
    expect(mother?.outcomes.map(({reason}) => reason)).toEqual(['no-status']);
  });

  test('and a child with the credit: the price is that of the child', () => {
    const household = [{age: '36'}, {age: '8'}];
    const answer = withCoverage('none, I have no papers', {
      age: '36',
      county: 'Harris',
      exactIncome: '60000',
      household,
      householdSize: '2',
      filing: 'head',
    });
    expect(answer.result.price?.withCredit?.ages).toEqual([8]);
    expect(wordsOf(answer, 'note.catastrophic')).toBe('');
  });

  test('beside another adult: the words are a condition, because they may concern either', () => {
    const household = [{age: '36'}, {age: '35'}, {age: '3'}];
    const answer = withCoverage('none, I have no papers', {
      exactIncome: '60000',
      household,
      householdSize: '3',
    });
    expect(wordsOf(answer, 'stated.no-status')).toContain('The others can have');
  });

  test('and is pregnant: reads of Medicaid and CHIP perinatal first', () => {
    const household = [{age: '27', pregnant: true}];
    const answer = withCoverage('none, I have no papers', {age: '27', exactIncome: '20000', household});
    expect(answer.nextAction).toContain('Medicaid for the pregnancy');
    expect(wordsOf(answer, 'program.immigration')).toContain('CHIP perinatal');
  });
});

// 42 CFR 435.603(b): $27,000 is 124.77 % of the line of two; "169.17 %" stood beside "with the baby counted".
test('a pregnant woman reads the percentage that decides, with the baby counted', () => {
  const household = [{age: '24', pregnant: true, babiesExpected: '1', dueDate: '2027-03-10'}];
  const answer = qualify({age: '24', exactIncome: '27000', household});
  expect(wordsOf(answer, 'household.income-percent')).toMatch(/124\.77% .*household of 2 /);
  const alone = qualify({age: '24', exactIncome: '27000'});
  expect(wordsOf(alone, 'household.income-percent')).toMatch(/169\.17% .*household of 1 /);
});

test('a family just over 400 % that expects a baby reads that a credit can start, and only on the Marketplace', () => {
  const answer = qualify({
    exactIncome: '88000',
    filing: 'joint',
    householdSize: '2',
    age: '34',
    household: [{age: '34'}, {age: '32', pregnant: true, dueDate: '2027-03-10'}],
  });
  expect(wordsOf(answer, 'note.baby-counts-from-birth')).toContain(
    'with a plan from the Marketplace, a credit can start or grow',
  );
});

// 45 CFR 147.104(b)(2)(i), (b)(4): "special enrollment opens" sent somebody with DACA to the Marketplace, which is closed.
test('somebody of 26 with DACA reads until when an insurer must sell a plan, and that the Marketplace does not', () => {
  const plan = planWith({age: '26', currentCoverage: 'none, I have DACA'}, 'turned 26', '2026-11-03');
  expect(wordsOf(plan, 'change.turning-26')).toMatch(
    /only outside the Marketplace: choose a plan from an insurer by January 2, 2027/,
  );
  const old = planWith({age: '26', currentCoverage: 'none, I have DACA'}, 'lost my coverage', '2026-08-03');
  expect(wordsOf(old, 'change.coverage-loss')).toContain('ask an insurer, or at work, for the last day');
  const citizen = planWith({age: '26', currentCoverage: 'none'}, 'turned 26', '2026-11-03');
  expect(wordsOf(citizen, 'change.turning-26')).not.toContain('DACA');
});

// 45 CFR 155.420(c)(1), (d)(3); Texas Medicaid covers hardly any adult without children.
test('somebody in jail reads the last day after the release, and nothing of Medicaid', () => {
  const plan = planWith({age: '29', currentCoverage: 'none, in jail'}, 'getting out of jail', '2026-12-10');
  expect(wordsOf(plan, 'change.release')).toContain('choose a plan by February 8, 2027.');
  expect(wordsOf(plan, 'change.release')).not.toContain('Medicaid');
});

// 26 U.S.C. 36B(c)(1)(C) concerns married people only.
test('a widow above 400 % who did not say how she files is asked, and reads of separate returns under a condition', () => {
  const answer = qualify({age: '58', exactIncome: '70000', filing: '', familyStatus: ''});
  expect(wordsOf(answer, 'ask.filing')).toContain('widowed');
  expect(wordsOf(answer, 'person.filing-separately')).toContain('only if you file a separate tax return');
  const single = qualify({age: '58', exactIncome: '70000'});
  expect(wordsOf(single, 'ask.filing')).toBe('');
});

// 26 U.S.C. 36B(c)(2)(B): only coverage through work rules out the credit; a student plan need not come from work.
test.each([
  ['Student health plan ends 5/31/2027', 'If it comes from work'],
  ['Aetna through work, ends 5/31/2027', 'a month with a plan from work'],
])('%j: %s', (words, part) => {
  expect(wordsOf(withCoverage(words, {age: '22'}), 'window.marketplace-open-covered')).toContain(part);
});

// 45 CFR 155.420(d)(1); 29 U.S.C. 1162(2)(A)(iv), 1163(1).
test('a widow who was covered through her husband reads of the 60 days, and of COBRA', () => {
  expect(
    wordsOf(withCoverage('covered through my husband who died 11/1/2026'), 'window.special-open'),
  ).toContain('December 31, 2026');
  expect(wordsOf(planAfter('Covered through my husband who died'), 'change.death')).toContain('36 months');
});

test('coverage to the day before Medicare needs no plan, and COBRA brings no time for Part B', () => {
  const answer = withCoverage('COBRA until 2/28/2027, Medicare starts March 2027', {age: '1962-03-15'});
  expect(wordsOf(answer, 'person.until-medicare')).toMatch(
    /no Marketplace plan .*too much.*no extra time for Part B/,
  );
  expect(wordsOf(answer, 'window.marketplace-open')).toBe('');
  expect(wordsOf(answer, 'window.special-upcoming')).toBe('');
  expect(wordsOf(answer, 'medicare.initial-enrollment')).toContain('June 30, 2027');
});

const partBAfterDeath = (currentCoverage: string) =>
  wordsOf(
    planWith({age: '66', currentCoverage}, 'My husband died', '2026-11-01'),
    'medicare.part-b-after-work',
  );

// 42 U.S.C. 1395p(i): the eight months run from the end of coverage through the work of a spouse.
test('somebody of 66 whose working husband died reads of the eight months for Part B', () => {
  expect(partBAfterDeath('Aetna through my husband’s work')).toContain('July 31, 2027');
  expect(partBAfterDeath('Aetna through my work')).toBe('');
  expect(partBAfterDeath('none')).toBe('');
});

// 42 U.S.C. 1395y(b)(1)(A)(ii): below 20 workers Medicare pays first, and the plan of the work pays what Medicare leaves.
describe('somebody of 66 at work, with a spouse of 63', () => {
  const couple = {
    age: '66',
    exactIncome: '88000',
    household: [{age: '66'}, {age: '63'}],
    householdSize: '2',
    filing: 'joint' as const,
  };
  test.each([
    ['en', 'plan from my job, small company of 12', /fewer than 20 workers.* that Part B is in place/],
    ['es', 'plan de mi trabajo', /menos de 20 empleados.* la Parte B/],
    ['fr', 'contrat par mon employeur', /moins de 20 salariés.* la partie B/],
    ['de', 'Tarif über meine Arbeit', /weniger als 20 Beschäftigten.* Teil B/],
    ['zh', '公司的保险', /不足 20 人.* B 部分/],
  ] as const)(
    '%s: looks at Part B today, and compares no Medicare plans',
    (language, currentCoverage, look) => {
      const answer = qualify({...couple, currentCoverage}, '2026-11-27', language);
      expect(answer.nextAction).toMatch(look);
      const codes = answer.result.points.map(({code}) => code);
      expect(codes).not.toContain('window.medicare-annual-open');
      expect(codes).toContain('coverage.work-plan');
    },
  );

  test('has Medicare beside the plan: compares', () => {
    const household = [{age: '66', medicare: true}, {age: '63'}];
    const answer = qualify({...couple, household, currentCoverage: 'plan from my job'}, '2026-11-27');
    expect(answer.nextAction).toContain('compare plans by December 7');
  });
});

// A student of 21 in the gap read "Call 2-1-1 today" and "help without insurance" nine months before the end of the plan.
test.each(LANGUAGES)('a student in the gap reads first until when the plan covers, in %s', (language) => {
  const lead = {age: '21', exactIncome: '9000', currentCoverage: 'student health plan, ends 8/15/2027'};
  const answer = qualify(lead, '2026-11-27', language);
  expect(answer.nextAction).toMatch(
    /^[^.。]*(August 15, 2027|15 de agosto de 2027|15 août 2027|15\. August 2027|2027年8月15日)/,
  );
  expect(answer.result.points.map(({code}) => code)).not.toContain('note.gap-help');
});

// A short-term plan is no coverage whose end opens anything (45 CFR 144.103, 155.420(d)(1), (e)): half of December is uncovered.
test('a short-term plan until December 15: the days without coverage, and what opens nothing', () => {
  const answer = withCoverage('short-term plan until 12/15/2026');
  expect(wordsOf(answer, 'window.uncovered-days')).toContain('from December 16, 2026 to December 31, 2026');
  expect(wordsOf(answer, 'window.not-a-trigger')).toMatch(/^The end of the coverage you named/);
  for (const other of ['short-term plan until 12/31/2026', 'short-term plan, ended 10/31/2026'])
    expect(wordsOf(withCoverage(other), 'window.uncovered-days')).toBe('');
});

// 26 U.S.C. 36B(c)(2)(B); 45 CFR 155.430(b)(1); 42 CFR 423.38(a).
test('somebody on SSDI whose Medicare starts in March: the day to change, one worst year, and no question about work', () => {
  const lead = {age: '52', exactIncome: '21000', currentCoverage: 'SSDI, Medicare starts March 2027'};
  const answer = qualify(lead);
  expect(answer.nextAction).toMatch(
    /by February 28, 2027 end any Marketplace plan and choose Part D.*Extra Help/,
  );
  expect(wordsOf(answer, 'ask.employer-offer')).toBe('');
  expect(wordsOf(planWith(lead, 'approved for disability', '2026-09-01'), 'gap.cancer-unknown')).toContain(
    '$4,000',
  );
});
