import {describe, expect, test} from 'vitest';
import {LeadQualificationAnswerSchema} from '../../contract/ai-workflow-answer.schema.ts';
import {
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {serviceOn} from './testing/written-answers.ts';

const service = serviceOn('2026-11-22');

const single = {
  age: '40',
  location: 'Houston, TX 77002',
  county: 'Harris County',
  income: '30k-50k' as const,
  exactIncome: '40000',
  filing: 'single' as const,
  householdSize: '1',
};

const answerTo = (change: Readonly<Record<string, unknown>> = {}, language: Language = 'en', on = service) =>
  on.qualifyLead(LeadQualificationRequestSchema.parse({leadData: {...single, ...change}}), language);
const priceOf = (change: Readonly<Record<string, unknown>> = {}, language: Language = 'en', on = service) =>
  answerTo(change, language, on).result.price;

const notes = (county: string) => answerTo({county}).result.notes.join(' ');

describe('the price of a household', () => {
  test.each(LANGUAGES)('carries its statement in %s', (language) => {
    const {statement = [], figures = []} = priceOf({}, language) ?? {};
    const text = statement.join(' ').replaceAll('\u00a0', ' ');
    for (const part of ['2026', 'Harris', '10', '40', '2027', 'HealthCare.gov']) expect(text).toContain(part);
    expect(statement).toHaveLength(6);
    expect(text).not.toMatch(/\{\{|price[A-Z]|rate[A-Z]/);
    expect(figures.map(({id}) => id)).toEqual(['premium.texas.2026', 'aca.out-of-pocket-max.2027']);
  });

  test('fits the contract, with and without a county', () => {
    for (const change of [{}, {county: ''}, {exactIncome: '', income: 'over-150k'}])
      expect(() => LeadQualificationAnswerSchema.parse(answerTo(change))).not.toThrow();
  });

  test('appears in the second phase as in the first, and no sentence contradicts it', () => {
    const {result} = service.assessNeeds(
      NeedsAssessmentRequestSchema.parse({
        clientProfile: {age: '40'},
        goals: {primary: 'health insurance'},
        leadData: single,
      }),
      'en',
    );
    expect(result.price).toEqual(priceOf());
    expect(result.notes).toEqual([]);
  });

  test('is exact for an exact income: 681.60 less the credit', () => {
    // 40,000 for one in 2027: 250.6 %, whole 250: 8.66 %. 3,464.00 a year, 288.67 a month. 681.60 - 288.67 = 392.93.
    expect(priceOf()?.withCredit).toEqual({
      ages: [40],
      benchmarkMonthly: {low: 681.6, high: 681.6},
      creditMonthly: {low: 392.93, high: 392.93},
      netMonthly: {low: 288.67, high: 288.67},
      lowestBronzeMonthly: {low: 609.76, high: 609.76},
      lowestBronzeNetMonthly: {low: 216.83, high: 216.83},
    });
    expect(priceOf()?.worstYear).toEqual({low: 12_000, high: 12_000});
  });

  test('is a range for an income band, with the full price beyond the last dollar of the credit', () => {
    // 50,000 to 63,840 with the credit (10.22 % from 300 %), then the full price of 681.60.
    const price = priceOf({exactIncome: '', income: '50k-75k'});
    expect(price?.withCredit?.netMonthly.low).toBeCloseTo(425.83, 0);
    expect(price?.withCredit?.netMonthly.high).toBe(543.7);
    expect(price?.fullPrice).toMatchObject({benchmarkMonthly: {low: 681.6, high: 681.6}});
  });

  test('lowers the worst year where a silver plan carries the reduction', () => {
    // 160 % of the line for one; for two people twice the limit.
    expect(priceOf({exactIncome: '25600', income: 'under-30k'})?.worstYear).toEqual({
      low: 4_000,
      high: 4_000,
    });
    const couple = {householdSize: '2', filing: 'joint', household: [{age: '40'}, {age: '38'}]};
    expect(priceOf({...couple, exactIncome: '34000'})?.worstYear).toEqual({low: 8_000, high: 8_000});
    expect(priceOf({...couple, exactIncome: '48000'})?.worstYear).toEqual({low: 19_200, high: 19_200});
  });

  test('counts the months with premiums: from March, when a plan from work ends in February', () => {
    expect(priceOf()?.months).toBe(12);
    expect(priceOf({currentCoverage: 'Aetna through work, ends 2/28/2027'})?.months).toBe(10);
    // The credit begins with the first month without COBRA, so a plan from January can be better.
    expect(priceOf({currentCoverage: 'COBRA until 2/28/2027'})?.months).toBe(12);
    expect(
      priceOf({currentCoverage: 'lost my coverage 2/10/2027'}, 'en', serviceOn('2027-02-20'))?.months,
    ).toBe(10);
  });

  test('counts the age on the first day of cover', () => {
    // 39 today and 40 in December: the plan starts in January.
    expect(priceOf({age: '1986-12-10'})?.withCredit?.ages).toEqual([40]);
  });

  test('gives way to the price that the visitor read', () => {
    const price = priceOf({benchmarkMonthly: '$750.25'});
    expect(price).toMatchObject({year: 2027, isVisitorsPrice: true});
    expect(price?.withCredit?.netMonthly).toEqual({low: 288.67, high: 288.67});
    expect(price?.withCredit?.benchmarkMonthly).toEqual({low: 750.25, high: 750.25});
    expect(price?.withCredit?.lowestBronzeMonthly).toBeNull();
    expect(price?.statement).toHaveLength(5);
  });

  test('is left out without a county, in another state, and where nobody buys a Marketplace plan', () => {
    expect(priceOf({county: ''})).toBeNull();
    expect(priceOf({county: 'Orleans'})).toBeNull();
    expect(priceOf({location: 'Baton Rouge, LA'})).toBeNull();
    expect(priceOf({age: '70'})).toBeNull();
    expect(priceOf({exactIncome: '12000', income: 'under-30k'})).toBeNull();
    expect(notes('')).toContain('We do not name a plan or a price here.');
    expect(notes('Harris')).not.toContain('We do not name a plan or a price here.');
  });

  test('takes a county of Texas for the state where the location names none', () => {
    expect(priceOf({location: 'Springfield'})?.ratingArea).toBe(10);
  });
});
