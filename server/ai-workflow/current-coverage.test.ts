import {describe, expect, test} from 'vitest';
import {ClientManagementRequestSchema} from '../../contract/ai-workflow.schema.ts';
import {type Lead, leadOf, qualify, wordsOf, serviceOn} from './testing/written-answers.ts';

// Tests sentences for people who have coverage already or are about to lose it. Each sentence was wrong once.

const next = (currentCoverage: string, lead: Lead = {}) => qualify({currentCoverage, ...lead});
const ended = (words: string) => next(words, {age: '1958-05-01'});

/** The plan of the third phase after a change on 2026-11-10. */
const planAfter = (change: string, age = '40') =>
  serviceOn('2026-11-22').manageClient(
    ClientManagementRequestSchema.parse({
      policyInfo: {lifeInsurance: 'none'},
      lifestageChanges: [{change, date: '2026-11-10'}],
      leadData: leadOf({age}),
    }),
    'en',
  );
const special = (change: string): string =>
  planAfter(change).result.points.find(({code}) => code === 'window.special-open')?.reason ?? '';

describe('coverage that somebody has already', () => {
  test('Medicare in the words on coverage is Medicare, at any age', () => {
    const disabled = next('Medicare because of my disability', {age: '34'});
    expect(disabled.result.people[0]?.program).toBe('medicare');
    expect(disabled.nextAction).not.toContain('Marketplace');
    expect(wordsOf(next('Medicare Advantage', {age: '70'}), 'medicare.general-enrollment')).toBe('');
  });

  test('Part A alone does not count as Part B, and the answer still names the sign-up for Part B', () => {
    expect(wordsOf(next('Medicare Part A only', {age: '67'}), 'medicare.general-enrollment')).toContain(
      'without Part B',
    );
    expect(next('Medicare Part A, no Part B', {age: '1961-12-20'}).nextAction).toContain('Part B costs 10%');
  });

  test.each([
    ['TRICARE Prime', 'TRICARE'],
    ['VA health care', 'VA'],
    ['Medicaid', 'Medicaid'],
    ['On Medicaid, renews in March', 'Medicaid'],
  ])('%j takes away the credit, and nobody is sent to the Marketplace', (words, name) => {
    const answer = next(words, {age: '34'});
    expect(wordsOf(answer, 'person.program-held')).toContain(`keep ${name}`);
    expect(answer.result.people[0]?.program).toBe('held');
    expect(answer.result.price).toBeNull();
    expect(wordsOf(answer, 'window.marketplace-open')).toBe('');
    expect(wordsOf(answer, 'credit.contribution')).toBe('');
    expect(answer.nextAction).not.toContain('Enroll in a Marketplace plan');
  });

  test.each(['My husband has TRICARE', 'Applied for Medicaid', 'no Medicaid', 'Medicare starts 3/1/2027'])(
    '%j says nothing about the person who asks',
    (words) => {
      const answer = next(words, {age: '34'});
      expect(wordsOf(answer, 'person.program-held')).toBe('');
      expect(answer.result.people[0]?.program).toBe('credit');
    },
  );

  test('the questionnaire asks which of several people has the program', () => {
    const answer = next('Medicare', {householdSize: '2', household: [{age: '40'}, {age: '38'}]});
    expect(wordsOf(answer, 'coverage.program-held')).toContain('Medicare');
    expect(answer.result.people.map(({program}) => program)).toEqual(['credit', 'credit']);
  });
});

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
      const codes = next(words, {exactIncome: '45000'}).result.points.map(({code}) => code);
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
    const answer = next('My employer offers an ICHRA', {exactIncome: '40000', county: 'Harris'});
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
    const answer = next(words, {exactIncome: '40000'});
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

test.each(['COBRA', 'COBRA until 3/31/2027', 'Retiree plan'])(
  'at 66 with %j and no Medicare, the day when work ended comes first',
  (words) => {
    const answer = next(words, {age: '1960-05-01'});
    expect(wordsOf(answer, 'stated.after-work')).toContain('8 months');
    expect(answer.nextAction).toContain(
      'the day work ended. Part B can be signed up for without a penalty for 8 months',
    );
    expect(wordsOf(next(words, {age: '50'}), 'stated.after-work')).toBe('');
    expect(wordsOf(next(`Medicare and ${words}`, {age: '1960-05-01'}), 'stated.after-work')).toBe('');
  },
);

test('outside open enrollment the next action names the day on which plans can be chosen, and what can open it earlier', () => {
  const {nextAction} = qualify({exactIncome: '30000'}, '2027-06-15');
  expect(nextAction).toContain('starts on November 1, 2027');
  expect(nextAction).toContain('A life change');
});

test('outside open enrollment a member of a tribe learns both the month and when everybody can enroll', () => {
  const answer = qualify(
    {currentCoverage: 'Member of the Cherokee Nation', exactIncome: '30000'},
    '2027-03-10',
  );
  expect(wordsOf(answer, 'window.marketplace-upcoming')).toContain(
    'or as a member of a federally recognized tribe',
  );
  expect(answer.nextAction).toContain('March 31, 2027');
});

describe('a birthday that has passed', () => {
  test('of 26 is followed by a day that can still be kept', () => {
    const {nextAction} = qualify({age: '2000-11-10', exactIncome: '40000'});
    expect(nextAction).toContain('26th birthday, November 10, 2026');
    expect(nextAction).toContain('by November 30, 2026');
    expect(nextAction).not.toContain('before then');
  });

  test('of 19 is followed by a day that can still be kept', () => {
    const {nextAction} = qualify({age: '2007-10-20', exactIncome: '28000'});
    expect(nextAction).toContain('CHIP is October 31, 2026');
    expect(nextAction).toContain('by November 30, 2026');
    expect(nextAction).not.toContain('before then');
  });
});

describe('work that ends at 65 or later', () => {
  test('Part B comes first, without a gap, and drug coverage within 63 days', () => {
    const {nextAction} = ended('Employer plan ended 10/31/2026');
    expect(nextAction).toMatch(/^You: if the coverage that ends came through current work/);
    expect(nextAction).toContain('by November 30, 2026');
    expect(nextAction).toContain('The last day without a penalty is June 30, 2027');
    expect(nextAction).toContain('63 days');
    expect(ended('Employer plan ends 12/31/2026').nextAction).toContain('by December 31, 2026');
  });

  test.each(['Employer plan ended 10/31/2026', 'COBRA until 12/31/2026'])(
    'after %j no special enrollment of the Marketplace is promised',
    (words) => {
      expect(wordsOf(ended(words), 'window.special-open')).toBe('');
    },
  );

  test('retirement at 67 is about Part B, at 60 about the years until Medicare', () => {
    const [at67, at60] = ['1959-03-01', '60'].map((age) => planAfter('I retired', age).managementPlan);
    expect(at67).toContain('July 31, 2027');
    expect(at67).not.toContain('You have special enrollment');
    expect(at60).toContain('You have special enrollment');
    expect(at60).not.toContain('July 31, 2027');
  });
});

describe('a change that opens special enrollment on a condition', () => {
  test.each([
    ['Moved to Katy', 'had health coverage for at least one day in the 60 days before the move'],
    ['Got married', 'one of you had health coverage for at least one day in the 60 days before'],
    ['My income went down', 'if you have a Marketplace plan'],
    ['Turned 26', 'only if you lose health coverage through it'],
    ['Divorced', 'only if you lose health coverage through it'],
  ])('%j names its condition', (change, condition) => {
    expect(special(change)).toContain(condition);
  });

  test.each(['We had a baby', 'Released from jail'])(
    '%j opens special enrollment without a condition',
    (change) => {
      expect(special(change)).not.toContain('counts only');
    },
  );
});

test('the advice to apply for Medicaid or CHIP says that immigration rules apply there, too', () => {
  const children = qualify({householdSize: '2', exactIncome: '28000', household: [{age: '30'}, {age: '8'}]});
  expect(wordsOf(children, 'program.immigration')).toContain('71109');
  const pregnant = qualify({exactIncome: '28000', household: [{age: '30', pregnant: true}]});
  expect(wordsOf(pregnant, 'program.immigration')).toContain('CHIP perinatal');
  expect(wordsOf(qualify({exactIncome: '28000'}), 'program.immigration')).toBe('');
});
