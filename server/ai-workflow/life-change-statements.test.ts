import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {codes, plan} from './testing/later-answers.ts';
import {type Lead, wordsOf} from './testing/written-answers.ts';

// Sentences of the third phase after a change in somebody's life. Each was exact and would still have hurt the person.

describe('after a divorce', () => {
  const family: Lead = {
    age: '40',
    exactIncome: '39000',
    filing: 'joint',
    householdSize: '3',
    household: [{age: '40'}, {age: '39'}, {age: '10'}],
  };

  test.each(LANGUAGES)(
    'reads that a joint return ends, and is asked for the new household, in %s',
    (language) => {
      const words = wordsOf(plan(family, ['divorced', '2026-11-10'], {language}), 'ask.after-divorce');
      expect(words).toContain('2027');
      expect(words).toContain('26 U.S.C. 7703');
    },
  );

  test('is not asked again once the filing is another, or for a divorce after the plan year', () => {
    expect(codes(plan({...family, filing: 'head'}, ['divorced', '2026-11-10']))).not.toContain(
      'after-divorce',
    );
    expect(codes(plan(family, ['getting divorced', '2028-02-01']))).not.toContain('after-divorce');
  });
});

describe('the time after a change with a day', () => {
  test.each(LANGUAGES)('has its last day in the sentence itself, in %s', (language) => {
    for (const [change, code] of [
      ['getting out of jail', 'change.release'],
      ['left an abusive husband', 'change.abuse'],
      ['became a citizen', 'change.new-status'],
    ] as const)
      // Sixty days after December 10.
      expect(wordsOf(plan({}, [change, '2026-12-10'], {language}), code), change).toMatch(/8.*2027|2027.*8/);
  });

  test.each(LANGUAGES)('has its last day beside the day to look again, in %s', (language) => {
    const answer = plan({}, ['had a baby', '2026-11-03'], {language});
    expect(answer.nextReviewDate).toBe('2026-12-03');
    expect(wordsOf(answer, 'review.life-change')).toMatch(/2.*2027|2027.*2/);
  });

  test('is stated in days when the day is unknown or the time is over', () => {
    expect(wordsOf(plan({}, ['got out of jail']), 'change.release')).toContain('within 60 days');
    expect(wordsOf(plan({}, ['got out of jail', '2026-06-10']), 'change.release')).not.toContain('2026');
  });
});

describe('a move to Texas without coverage', () => {
  const tulsa: Lead = {age: '45', location: 'Tulsa, OK', currentCoverage: 'none'};

  test.each(LANGUAGES)('counts with the plan that starts before the move, in %s', (language) => {
    const words = wordsOf(
      plan(tulsa, ['moving to Houston', '2027-01-15'], {language}),
      'window.special-upcoming',
    );
    expect(words).toMatch(/(?:15.*2026|2026.*15).*(?:1.*2027|2027.*1)/);
  });

  test('does not count with a plan that starts after the move, nor where another exchange sets the days', () => {
    for (const [lead, day] of [
      [tulsa, '2026-12-20'],
      [{...tulsa, location: 'Los Angeles, CA'}, '2027-01-15'],
    ] as const)
      expect(wordsOf(plan(lead, ['moving to Houston', day]), 'window.special-upcoming')).not.toContain(
        'You named no coverage',
      );
  });
});

/** Returns the plan for an income after a change in it. */
const after = (exactIncome: string, change = 'income changed') =>
  plan({exactIncome, currentCoverage: ''}, [change, '2026-11-20']).managementPlan;

describe('the line where the credit starts', () => {
  // The line for one person is $15,960.
  test('is one to rise to only for people below the line', () => {
    expect(after('14000')).toContain('if your income rises to the line');
    expect(after('27000')).not.toContain('rises to the line');
    expect(after('27000')).toContain('too low for the credit before');
  });

  test('is not named to people far above the line', () => {
    expect(after('60000', 'income went down')).not.toMatch(/rises to the line|too low for the credit/);
    expect(after('60000', 'income went down')).toContain('only if you have a Marketplace plan');
  });
});

describe('uninsured parents of a baby', () => {
  const parents: Lead = {
    age: '33',
    location: '79901',
    county: 'El Paso',
    exactIncome: '41000',
    filing: 'joint',
    householdSize: '4',
    household: [{age: '33'}, {age: '31'}, {age: '0'}, {age: '0'}],
    currentCoverage: 'none',
  };
  const twins = ['had twins', '2026-10-05'] as const;

  // In December an application reaches back three months, to September; in January 2027 two months, to November.
  test.each(LANGUAGES)('read by which day Medicaid still pays for the birth, in %s', (language) => {
    expect(wordsOf(plan(parents, twins, {language}), 'change.birth')).toMatch(
      /(?:31.*2026|2026.*31).*435\.915/,
    );
  });

  test('read the day two months after a birth in November', () => {
    const words = wordsOf(plan(parents, ['had twins', '2026-11-05']), 'change.birth');
    expect(words).toContain('by January 31, 2027');
  });

  test('read nothing of it with coverage, with more income, or when it is too late', () => {
    for (const [lead, day, on] of [
      [{...parents, currentCoverage: 'Aetna through work'}, '2026-10-05', '2026-11-27'],
      [{...parents, exactIncome: '120000'}, '2026-10-05', '2026-11-27'],
      [parents, '2026-10-05', '2027-01-02'],
    ] as const)
      expect(wordsOf(plan(lead, ['had twins', day], {on}), 'change.birth')).not.toContain('435.915');
  });
});

// "Find out on which day its coverage ends" was said to people who had written that day.
describe('after the end of work', () => {
  const known = [
    ['COBRA until 3/31/2027', 'Lost my job', '2026-09-30', 'change.job-loss'],
    ['Aetna through work until 12/31/2026', 'Lost my job', '2026-11-20', 'change.job-loss'],
    ['COBRA until 3/31/2027', 'I retired', '2026-09-30', 'change.retirement'],
  ] as const;
  test.each(known)('with "%s", the day that the words name counts', (currentCoverage, change, day, code) => {
    for (const language of LANGUAGES) {
      const words = wordsOf(plan({currentCoverage}, [change, day], {language}), code);
      expect(words).toMatch(/3.*2027|2027.*3|31.*2026|2026.*31/);
      expect(words).not.toMatch(/find out|averigüe|demandez|Klären|Fragen Sie|弄清|问清/);
    }
  });

  const open = [
    ['Aetna through work', {}],
    ['COBRA until 3/31/2027', {household: [{age: '40'}, {age: '41'}], householdSize: '2'}],
  ] as const;
  test.each(open)('with "%s" and %j, the day is still to find out', (currentCoverage, lead) => {
    const words = wordsOf(plan({currentCoverage, ...lead}, ['Lost my job', '2026-09-30']), 'change.job-loss');
    expect(words).toContain('find out on which day its health coverage ends');
  });
});
