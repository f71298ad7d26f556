import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {codes, needs, plan, today} from './testing/later-answers.ts';
import {type Lead, qualify, wordsOf} from './testing/written-answers.ts';

// Whole results of the second and third phase were read. Each sentence tested here was exact and would still have hurt the person.

describe('a woman of 71 with Medicare A and B who moves to Florida', () => {
  const her: Lead = {
    age: '71',
    location: '79401',
    county: 'Lubbock',
    household: [{age: '71', medicare: true}],
    currentCoverage: 'Medicare A and B, no Part D',
  };
  const move = ['moving to Florida', '2027-02-01'] as const;

  test('keeps Original Medicare, and reads the days for a new Part D or Advantage plan', () => {
    const answer = plan(her, move);
    expect(wordsOf(answer, 'medicare.move')).toMatch(
      /Original Medicare covers you anywhere.*from January 1, 2027 to April 30, 2027/,
    );
    expect(codes(answer)).not.toContain('change.move');
    expect(answer.managementPlan).not.toMatch(/HealthCare\.gov|only emergencies/);
  });

  test.each(LANGUAGES)('reads both days in %s', (language) => {
    expect(wordsOf(plan(her, move, {language}), 'medicare.move')).toMatch(
      /1.*2027.*30.*2027|2027.*1.*2027.*30/,
    );
  });

  test('reads no dates that have passed, and the time in words for a move without a day', () => {
    for (const moved of [['moved to Florida', '2026-11-01'], ['moving to Florida']] as const)
      expect(wordsOf(plan(her, moved), 'medicare.move')).toContain('two full months after the move');
  });

  test('reads nothing about the end of work, because she has Part B', () => {
    for (const answer of [qualify(her, today), needs(her), plan(her, move)]) {
      expect(codes(answer)).not.toContain('medicare.part-b-and-medigap');
      expect(wordsOf(answer, 'medicare.medigap-at-65')).toContain('first 6 months');
    }
    expect(codes(qualify({...her, household: [{age: '71'}], currentCoverage: ''}, today))).toContain(
      'medicare.part-b-and-medigap',
    );
  });

  test('keeps the Medicare that she has, and does not read that almost everyone can get Medicare', () => {
    const answer = qualify(her, today);
    expect(wordsOf(answer, 'person.has-medicare')).toContain('keep Medicare');
    expect(codes(answer)).not.toContain('person.age-65');
  });

  test('reads both answers when she lives with somebody who needs a plan', () => {
    const couple: Lead = {...her, household: [{age: '71', medicare: true}, {age: '60'}], householdSize: '2'};
    expect(codes(plan(couple, move))).toMatch(/change\.move-from-texas.*medicare\.move/);
  });
});

describe('a mother with an affordable plan at work, and children on CHIP', () => {
  const her: Lead = {
    age: '35',
    exactIncome: '47000',
    filing: 'head',
    householdSize: '3',
    household: [
      {age: '35', employerOffer: {minimumValue: true, selfOnlyMonthly: 260, familyMonthly: 690}},
      {age: '12'},
      {age: '5'},
    ],
    currentCoverage: 'kids have CHIP',
  };
  const raise = ['got a raise', '2026-11-01'] as const;

  test('is not advised to enroll by December 15, and does not read that the Marketplace waits for a report', () => {
    for (const answer of [qualify(her, today), needs(her), plan(her, raise)]) {
      expect(codes(answer)).not.toMatch(
        /window\.marketplace-open(?!-beside)|window\.special|change\.income(?!-)/,
      );
      expect(wordsOf(answer, 'window.marketplace-open-beside-work')).toMatch(
        /If you can no longer join.*December 15.*full price/,
      );
    }
    const {result, nextReviewDate} = plan(her, raise);
    expect(result.nextReviewReason).not.toMatch(/life-change|marketplace/);
    expect(nextReviewDate).toBe('2027-11-27');
  });

  test.each(LANGUAGES)('reads after the raise that CHIP stays until the renewal, in %s', (language) => {
    const words = wordsOf(plan(her, raise, {language}), 'change.income-with-children');
    expect(words).toMatch(/CHIP.*12/);
    expect(words).toContain('457.342');
  });

  test('reads the deadline when the coverage at work ends, and after she loses the job', () => {
    const ending = {...her, household: [her.household?.[0] ?? {age: '35'}], householdSize: '1'};
    const words = {currentCoverage: 'Aetna through work, ends 12/10/2026'};
    expect(codes(qualify({...ending, ...words}, today))).toContain('window.marketplace-open');
    expect(codes(plan(her, ['lost my job', '2026-11-20']))).toContain('window.marketplace-open');
  });

  test('tells the Marketplace of the raise when somebody in the household buys a plan there', () => {
    const couple = {...her, household: [...(her.household ?? []), {age: '38'}], householdSize: '4'};
    expect(codes(plan(couple, raise))).toMatch(/change\.income /);
  });

  test('alone, enters the new income, and reads nothing about children', () => {
    const alone = {...her, household: [her.household?.[0] ?? {age: '35'}], householdSize: '1'};
    expect(codes(plan(alone, raise))).toContain('change.income-without-plan');
  });
});

describe('a widow of 58 whose coverage through her husband ends on December 31', () => {
  const her: Lead = {
    age: '58',
    location: '78205',
    county: 'Bexar',
    exactIncome: '64500',
    currentCoverage: 'covered through my late husband’s job until 12/31/2026',
  };
  const death = ['my husband died', '2026-10-20'] as const;

  test('reads one deadline for the one loss in all phases, counted from the end of coverage', () => {
    for (const answer of [qualify(her, today), needs(her), plan(her, death)])
      expect(wordsOf(answer, 'window.special-open')).toMatch(
        /^You have special enrollment until March 1, 2027/,
      );
    expect(plan(her, death).managementPlan).not.toContain('December 19');
  });

  test('after December 19, does not read that the time is over', () => {
    const later = plan(her, death, {on: '2027-01-20'});
    expect(codes(later)).not.toContain('window.special-closed');
    expect(later.nextReviewDate).toBe('2027-01-30');
  });

  test('without the last day of coverage, the days count from the death', () => {
    expect(wordsOf(plan({...her, currentCoverage: ''}, death), 'window.special-open')).toContain(
      'December 19',
    );
  });

  test('a second loss on a day of its own is a second period', () => {
    const lost = plan(her, ['lost my health insurance', '2026-11-15']);
    expect(wordsOf(lost, 'window.special-open')).toContain('January 14, 2027');
  });
});

describe('a couple on COBRA until February 28 after a job that ended in August', () => {
  const them: Lead = {
    age: '61',
    location: '77494',
    county: 'Fort Bend',
    exactIncome: '58000',
    filing: 'joint',
    householdSize: '2',
    household: [{age: '61'}, {age: '59'}],
    currentCoverage: 'COBRA until 2/28/2027',
  };

  test('reads when the end of COBRA opens special enrollment', () => {
    const answer = plan(them, ['lost my job', '2026-08-31']);
    expect(wordsOf(answer, 'window.special-upcoming')).toContain('December 30, 2026');
    expect(wordsOf(answer, 'window.special-closed')).toMatch(/The 60 days are over\. Open enrollment is on/);
    expect(
      codes(plan({...them, household: [{age: '61'}], householdSize: '1'}, ['lost my job', '2026-08-31'])),
    ).not.toContain('window.special-closed');
  });

  // The job of the other one had its own coverage, whose sixty days do not wait for the end of COBRA.
  test('keeps the days of a job that one of them loses now', () => {
    const answer = plan(them, ['my wife lost her job', '2026-11-20']);
    expect(wordsOf(answer, 'window.special-open')).toContain('January 19, 2027');
    expect(wordsOf(answer, 'window.special-upcoming')).toContain('December 30, 2026');
  });

  test.each(LANGUAGES)(
    'without words on COBRA, reads no condition of a time that is over, in %s',
    (language) => {
      const lost = plan({...them, currentCoverage: ''}, ['lost my job', '2026-08-31'], {language});
      const words = wordsOf(lost, 'window.special-closed');
      // The end of the open enrollment.
      expect(words).toMatch(/15.*2027|2027.*15/);
      expect(words).not.toMatch(/only if|solo si|que si|nur, wenn|只有/);
    },
  );
});

describe('the cost of a serious illness', () => {
  test.each(['none', 'none, I have DACA', 'sin seguro'])(
    'has no limit for people who write %j',
    (currentCoverage) => {
      const answer = plan({currentCoverage, exactIncome: '70000'}, ['moved to Katy', '2026-11-10']);
      expect(wordsOf(answer, 'gap.cancer-uninsured')).toMatch(
        /no limit.*\$12,000 at most.*insurance comes first/,
      );
      expect(codes(answer)).not.toMatch(/gap\.cancer /);
      expect(answer.managementPlan).not.toContain('$0');
    },
  );

  test.each(LANGUAGES)('names a policy only if it pays something, in %s', (language) => {
    const pays = (cancerCoverage: string) =>
      wordsOf(
        plan({exactIncome: '70000'}, ['moved to Katy', '2026-11-10'], {language, policies: {cancerCoverage}}),
        'gap.cancer',
      );
    expect(pays('none')).not.toMatch(/(?<!\d)0\s?\$|\$\s?0/);
    expect(pays('$5,000')).toMatch(/5[.,\s\u202f]?000/);
  });

  test('stays without a limit beside a policy that reaches the maximum of a plan', () => {
    const answer = plan({currentCoverage: 'none', exactIncome: '70000'}, ['moved to Katy', '2026-11-10'], {
      policies: {cancerCoverage: '$20,000'},
    });
    expect(codes(answer)).not.toContain('gap.cancer-covered');
    expect(wordsOf(answer, 'gap.cancer-uninsured')).toContain('critical illness policy pays $20,000');
  });
});

describe('a couple of 66 and 63 who retire in four months', () => {
  const them: Lead = {
    age: '66',
    exactIncome: '88000',
    filing: 'joint',
    householdSize: '2',
    household: [{age: '66'}, {age: '63'}],
    currentCoverage: 'plan from my job',
  };
  const profile = {age: '66', assets: '12000', debts: '0'};

  test('is not sold ten years of a pay that ends, and is not advised to save a part of the pay', () => {
    const answer = plan(them, ['retiring', '2027-03-31'], {profile, policies: {lifeInsurance: '$100,000'}});
    expect(answer.managementPlan).not.toMatch(/ten years of income|783,000|if you save/);
    // Final expenses of 15,000, against 100,000 of coverage and 12,000 of savings.
    expect(wordsOf(answer, 'gap.life-near-retirement')).toMatch(
      /\$15,000, and you have \$112,000.*larger one/,
    );
    expect(codes(answer)).toContain('gap.retirement-soon');
  });

  test('before 65, counts the pay of somebody who does not retire within a year', () => {
    const younger = {...them, age: '60', household: [{age: '60'}, {age: '58'}]};
    expect(wordsOf(plan(younger, ['retiring', '2028-12-31'], {profile}), 'gap.life')).toContain('ten years');
    expect(codes(plan(younger, ['retired', '2026-10-01'], {profile}))).toContain('gap.life-near-retirement');
  });

  test('reads the same in the second phase', () => {
    expect(codes(needs(them, profile))).toContain('gap.life-near-retirement');
  });
});

describe('a budget of $250 a month', () => {
  const her: Lead = {age: '58', location: '78205', county: 'Bexar', exactIncome: '64500'};
  const budget = {budget: '250'};

  test.each(LANGUAGES)('is said to be too low where the cheapest plan costs $1,186, in %s', (language) => {
    const answer = needs(her, {visitsPerYear: '4'}, budget, language);
    expect(wordsOf(answer, 'budget.below-cheapest')).toContain('250');
    expect(codes(answer)).not.toMatch(/budget\.noted|visits\./);
    // A price needs its own statement (Tex. Ins. Code 1214.003).
    expect(answer.recommendations).not.toMatch(/1[.,\s\u202f\u00a0]?18\d/);
  });

  test('is compared with the cheapest plan after the credit', () => {
    expect(codes(needs({...her, exactIncome: '30000'}, {}, budget))).toContain('budget.covers-benchmark');
    expect(codes(needs({...her, exactIncome: '63000'}, {}, budget))).toMatch(
      /budget\.below-(cheapest|benchmark)/,
    );
  });

  test('is noted where no price is known', () => {
    expect(codes(needs({...her, location: 'Texas', county: ''}, {}, budget))).toContain('budget.noted');
  });
});
