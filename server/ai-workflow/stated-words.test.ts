import {describe, expect, test} from 'vitest';
import {planAfter, planWith, qualify, withCoverage, wordsOf} from './testing/written-answers.ts';

// Tests sentences for people whose words about their coverage name what no question asks for. Each sentence was wrong once.

describe('words that change the rules, and that no question asks for', () => {
  const tribes = [
    ['en', 'Enrolled member of the Choctaw Nation'],
    ['en', 'I use the Indian Health Service'],
    ['en', 'I am part Cherokee'],
    ['es', 'Soy miembro de una tribu'],
    ['fr', 'Membre d’une tribu amérindienne'],
    ['de', 'Mitglied eines Stammes der Ureinwohner'],
    ['zh', '我是印第安部落成员'],
  ] as const;
  test.each(tribes)('a tribe in the words (%s, %j): any month, and no cost sharing', (lang, words) => {
    const answer = qualify({currentCoverage: words, exactIncome: '40000'}, '2027-03-10', lang);
    expect(answer.result.points.map(({code}) => code)).toContain('stated.tribe');
    expect(answer.result.people[0]?.program).toBe('credit');
  });

  test('a tribe up to 300 %: no silver plan, no share of silver and no out-of-pocket maximum in any phase', () => {
    const lead = {currentCoverage: 'member of a tribe', exactIncome: '30000'};
    const codes = [qualify(lead), planWith(lead, 'divorced', '2026-11-10')].flatMap(({result}) =>
      result.points.map(({code}) => code),
    );
    expect(codes.join(' ')).not.toMatch(/silver|bronze-loses|credit\.cost-sharing|gap\.cancer(?!-limited)/);
    expect(wordsOf(qualify(lead), 'stated.tribe')).toContain(
      'a bronze plan then gives you the same for less',
    );
    const above = planWith({...lead, exactIncome: '50000'}, 'divorced', '2026-11-10');
    expect(above.result.points.map(({code}) => code)).toContain('gap.cancer-unknown');
  });

  const families = [
    ['en', 'none. My husband has no papers'],
    ['en', 'my wife is undocumented'],
    ['en', 'My husband does not have legal status'],
    ['es', 'mi esposo no tiene papeles'],
    ['es', 'soy indocumentada'],
    ['fr', 'mon mari est sans papiers'],
    ['de', 'mein Mann ist ohne Papiere'],
    ['zh', '丈夫没有身份'],
  ] as const;
  test.each(families)(
    'no lawful status in the words (%s, %j): who cannot buy a plan, and who can',
    (lang, words) => {
      const household = [{age: '35'}, {age: '38'}, {age: '10'}];
      const lead = {
        currentCoverage: words,
        exactIncome: '45000',
        household,
        householdSize: '3',
        filing: 'joint' as const,
      };
      const answer = qualify(lead, '2026-11-22', lang);
      expect(answer.result.points.map(({code}) => code)).toContain('stated.no-status');
      expect(wordsOf(answer, 'stated.no-status')).toContain('CHIP');
    },
  );

  test.each(['none', 'no insurance, lost the card', 'Medicaid', 'no immigration questions please'])(
    '%j names nobody without lawful status',
    (words) => {
      const codes = withCoverage(words, {exactIncome: '45000'}).result.points.map(({code}) => code);
      expect(codes).not.toContain('stated.no-status');
    },
  );

  const offers = [
    ['en', 'My employer offers an ICHRA, $400 a month'],
    ['en', 'Turned down the QSEHRA'],
    ['en', 'Individual coverage HRA through work from January'],
    ['es', 'Mi trabajo ofrece un ICHRA'],
    ['fr', 'Mon employeur propose un HRA'],
    ['de', 'Mein Arbeitgeber bietet ein ICHRA an'],
    ['zh', '公司提供 ICHRA'],
  ] as const;
  test.each(offers)('an HRA in the words (%s, %j): no credit is named', (lang, words) => {
    const answer = qualify(
      {currentCoverage: words, exactIncome: '40000', county: 'Harris'},
      '2026-11-22',
      lang,
    );
    const codes: readonly string[] = answer.result.points.map(({code}) => code);
    expect(codes).toContain('stated.hra');
    expect(codes.filter((code) => code.startsWith('credit.'))).toEqual([]);
    expect(answer.result.people[0]?.program).toBe('ask-us');
    expect(answer.result.price?.withCredit ?? null).toBeNull();
  });

  test('a plan can be chosen all the same, and its price is the full price', () => {
    const answer = withCoverage('My employer offers an ICHRA', {exactIncome: '40000', county: 'Harris'});
    expect(wordsOf(answer, 'window.marketplace-open')).not.toBe('');
    expect(answer.nextAction).toContain('December 15');
    expect(answer.result.price?.fullPrice).not.toBeNull();
  });

  test.each([
    ['en', 'In the county jail'],
    ['en', 'Serving a sentence'],
    ['es', 'Estoy en la cárcel'],
    ['fr', 'Je suis en prison'],
    ['de', 'Ich bin in Haft'],
    ['zh', '正在服刑'],
  ] as const)('custody in the words (%s, %j): asked about, and no plan is sold', (lang, words) => {
    const answer = qualify({currentCoverage: words}, '2026-11-22', lang);
    expect(wordsOf(answer, 'stated.custody')).toContain('60');
    expect(answer.result.people[0]?.program).toBe('ask-us');
    expect(wordsOf(answer, 'window.marketplace-open')).toBe('');
    expect(answer.result.price).toBeNull();
  });

  test.each([
    ['en', 'none, DACA recipient'],
    ['es', 'Tengo DACA'],
    ['fr', 'J’ai le DACA'],
    ['de', 'Ich habe DACA'],
    ['zh', '我有 DACA'],
  ] as const)(
    'DACA of somebody who lives alone (%s, %j): no income leads to a Marketplace plan',
    (lang, words) => {
      for (const [income, exactIncome] of [
        ['under-30k', '9000'],
        ['30k-50k', '30000'],
        ['75k-100k', '90000'],
      ] as const) {
        const answer = qualify({currentCoverage: words, income, exactIncome}, '2026-11-22', lang);
        const codes = answer.result.points.map(({code}) => code);
        expect(codes).toContain('stated.daca');
        expect(codes).toContain('person.own-daca');
        expect(answer.result.price).toBeNull();
        for (const code of codes)
          expect(code, exactIncome).not.toMatch(
            /^(?:window\.marketplace|limit\.|lever|note\.(?:gap-help|catastrophic))/,
          );
      }
    },
  );

  test.each([
    'No ICHRA',
    'My employer does not offer an HRA',
    'Not a tribal member',
    'I work in a prison, Blue Cross',
    'Released from jail',
    'Aetna',
  ])('%j says nothing of the kind', (words) => {
    const answer = withCoverage(words, {exactIncome: '40000'});
    expect(answer.result.points.filter(({code}) => code.startsWith('stated.'))).toEqual([]);
    expect(answer.result.people[0]?.program).toBe('credit');
  });

  test.each(['Moved to Cherokee County', 'New job in Comanche, TX', 'Married in Seminole, Texas'])(
    'a place that is named like a tribe says nothing about a tribe: %j',
    (words) => expect(planAfter(words).managementPlan).not.toContain('federally recognized tribe can'),
  );

  test('a life change that names a tribe, an HRA or a jail gets its conditions instead of a shrug', () => {
    for (const words of [
      'My job now offers an ICHRA',
      'Became an enrolled tribal member',
      'My son is in jail',
    ]) {
      const plan = planAfter(words).managementPlan;
      expect(plan).not.toContain('do not understand');
      expect(plan).toMatch(/HRA|tribe|serving a sentence/);
    }
  });
});

test('outside open enrollment a member of a tribe learns both the month and when everybody can enroll', () => {
  const answer = qualify(
    {currentCoverage: 'Member of the Cherokee Nation', exactIncome: '30000'},
    '2027-03-10',
  );
  expect(wordsOf(answer, 'window.marketplace-upcoming')).toContain(
    'or you must be a member of a federally recognized tribe',
  );
  expect(answer.nextAction).toContain('March 31, 2027');
});
