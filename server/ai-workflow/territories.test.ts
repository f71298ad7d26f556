import {describe, expect, test} from 'vitest';
import {
  ClientManagementRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {type Lead, leadOf, qualify, serviceOn, wordsOf} from './testing/written-answers.ts';

const today = '2026-11-24';

const family: Lead = {
  age: '34',
  household: [{age: '34'}, {age: '6'}],
  location: 'San Juan, PR 00901',
  exactIncome: '18000',
  familyStatus: 'single-parent',
  filing: 'head',
  householdSize: '2',
  currentCoverage: 'lost my coverage 11/10/2026',
};

const manage = (lead: Lead, changes: readonly string[], language: Language = 'en') =>
  serviceOn(today).manageClient(
    ClientManagementRequestSchema.parse({
      policyInfo: {lifeInsurance: 'none', cancerCoverage: 'none'},
      lifestageChanges: changes,
      leadData: leadOf(lead),
      clientProfile: {age: '34'},
    }),
    language,
  );

const needs = (lead: Lead, language: Language) =>
  serviceOn(today).assessNeeds(
    NeedsAssessmentRequestSchema.parse({
      clientProfile: {age: '34', visitsPerYear: '3'},
      goals: {primary: 'health'},
      leadData: leadOf(lead),
    }),
    language,
  );

describe.each(LANGUAGES)('a family in Puerto Rico reads in %s', (language) => {
  const all = [
    qualify(family, today, language),
    needs(family, language),
    manage(family, ['got married', 'lost my job 11/10/2026', 'no idea'], language),
  ];

  test('no deadline, no credit, no program of Texas and no special enrollment, in any phase', () => {
    for (const {result} of all) {
      const codes = result.points.map(({code}) => code).join(' ');
      expect(codes).toContain('state.territory');
      expect(codes).not.toMatch(
        /window\.|credit\.|plan\.|household\.income|state\.healthcare|gap\.cancer|change\./,
      );
      const words = result.points.map(({title, reason}) => `${title} ${reason}`).join(' ');
      expect(words).not.toMatch(/2026|YourTexasBenefits/);
    }
    expect(all[0]?.result).toMatchObject({price: null, nextActionDay: today});
  });

  test('no score for a deadline of the Marketplace', () => {
    expect(qualify(family, today, language).leadScore).not.toMatch(/2026/);
  });
});

test('the day of the review in a territory is no deadline of the Marketplace', () => {
  expect(manage(family, ['got married', 'lost my job 11/10/2026']).result.nextReviewReason).toBe(
    'twelve-months',
  );
});

describe('Medicare in a territory', () => {
  const near65: Lead = {age: '1962-02-10', location: 'Ponce, Puerto Rico', exactIncome: '18000'};

  test('somebody near 65 in Puerto Rico reads that Part B needs a sign-up, elsewhere nobody does', () => {
    expect(wordsOf(qualify(near65, today), 'medicare.puerto-rico')).toContain('does not start by itself');
    const inGuam = qualify({...near65, location: 'Guam'}, today);
    expect(wordsOf(inGuam, 'medicare.puerto-rico')).toBe('');
    expect(wordsOf(inGuam, 'medicare.initial-enrollment')).toContain('May 31, 2027');
    expect(wordsOf(inGuam, 'medicare.in-territory')).toContain('Extra Help');
    expect(wordsOf(qualify({...near65, location: 'Austin, TX'}, today), 'medicare.in-territory')).toBe('');
  });

  test.each(LANGUAGES)(
    'nobody there reads in %s to ask for Extra Help, or for the help of Texas',
    (language) => {
      const inGuam = wordsOf(
        qualify({...near65, location: 'Guam'}, today, language),
        'medicare.initial-enrollment',
      );
      expect(inGuam).not.toMatch(/Extra Help|Ayuda Adicional|HICAP|Savings|Ahorros/);
      expect(inGuam).toContain('shiphelp.org');
      const inLouisiana = wordsOf(
        qualify({...near65, location: 'Baton Rouge, LA'}, today, language),
        'medicare.initial-enrollment',
      );
      expect(inLouisiana).not.toContain('HICAP');
      expect(inLouisiana).toMatch(/Extra Help|Ayuda Adicional/);
    },
  );
});

describe('a move between a territory and Texas', () => {
  test('to Texas opens special enrollment without coverage before it, and no site is named until then', () => {
    const fromIsland = manage({age: '34', location: 'Ponce, Puerto Rico'}, [
      'moving to Houston on 01/10/2027',
    ]);
    const words = wordsOf(fromIsland, 'change.move-to-texas');
    expect(words).toContain('need no coverage before the move');
    expect(words).not.toContain('enroll at');
    expect(wordsOf(fromIsland, 'window.special-upcoming')).toContain('from a US territory');
    const alreadyHere = manage({age: '34'}, ['moving from Puerto Rico to Texas in January 2027']);
    expect(wordsOf(alreadyHere, 'change.move-to-texas')).toContain('need no coverage before the move');
  });

  test('from Texas opens no special enrollment there', () => {
    const leaving = manage({age: '34'}, ['moving to Puerto Rico on 01/10/2027']);
    expect(wordsOf(leaving, 'change.move-from-texas')).toContain('no Marketplace');
    const codes = leaving.result.points.map(({code}) => code).join(' ');
    expect(codes).not.toContain('window.special');
    expect(codes).not.toContain('window.move');
  });
});
