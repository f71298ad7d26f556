import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseAge} from '../../insurance/answers/parse-age.ts';
import {parseMoney} from '../../insurance/answers/parse-money.ts';
import {allFigures} from '../../insurance/figures/all-figures.ts';
import {ageFault, isNumberText} from '../../contract/ai-workflow-rule.ts';
import {
  ClientManagementAnswerSchema,
  LeadQualificationAnswerSchema,
  NeedsAssessmentAnswerSchema,
} from '../../contract/ai-workflow-answer.schema.ts';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import {FAMILY_STATUSES, FILINGS, type LeadQualificationRequest} from '../../contract/ai-workflow.ts';
import {INCOME_BANDS} from '../../contract/household-choice.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {loadPublishedTexts} from '../evidence/published-texts.ts';
import {consentTo} from '../testing/consent-to.ts';
import {createAiWorkflowService} from './ai-workflow.service.ts';
import {WORKFLOW_CATALOGS} from './workflow-texts.ts';

const service = createAiWorkflowService({
  now: () => new Date('2026-11-21T18:00:00Z'),
  bookingUrl: 'https://booking.example/30-minutes',
  texts: loadPublishedTexts({}),
});

const lead = {age: '40', location: 'Houston, TX 77002', income: '30k-50k'} as const;
const qualify = (request: LeadQualificationRequest, language: 'en' | 'de' = 'en') =>
  service.qualifyLead(LeadQualificationRequestSchema.parse(request), language);

describe('the first phase', () => {
  test('opens the score with its number and its parts, and names one action with its deadline', () => {
    const answer = qualify({leadData: lead});
    expect(answer.leadScore).toMatch(/^\d{1,3} of 100 points/);
    const {total, parts} = answer.result.score;
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(total);
    expect(answer.leadScore).toContain(`= ${total}.`);
    expect(answer.nextAction).toBe(
      'Enroll in a Marketplace plan for 2027 by December 15, 2026. Coverage starts January 1, 2027 once your first premium is paid.',
    );
    expect(answer.processedAt).toBe('2026-11-21T18:00:00.000Z');
    expect(answer.engine).toBe('rules');
  });

  test('says person by person which program, why, and on which figure with its source and date', () => {
    const {result} = qualify({
      leadData: {...lead, exactIncome: '31,920', householdSize: 1, familyStatus: 'single'},
    });
    expect(result.people).toMatchObject([{row: 0, age: 40, program: 'credit'}]);
    const point = result.points.find(({code}) => code === 'credit.contribution');
    expect(point?.title).toBe('For the benchmark silver plan you would pay at most $180.35 a month in 2027.');
    expect(point?.figures[0]).toMatchObject({source: 'IRS Rev. Proc. 2026-26', checkedOn: '2026-11-20'});
  });

  test('counts no consent to words that were never published', () => {
    const consents = [{...consentTo('health'), textSha256: 'a'.repeat(64)}];
    const healthInfo = {conditions: 'asthma'};
    expect(qualify({leadData: lead, healthInfo, consents}).result.usedHealthAnswers).toBe(false);
  });

  test('uses health answers only with their consent, never from 65 on, and never for the score', () => {
    const healthInfo = {conditions: 'asthma', lifestyle: 'smoker'};
    const without = qualify({leadData: lead, healthInfo});
    const withConsent = qualify({leadData: lead, healthInfo, consents: [consentTo('health')]});
    const from65 = qualify({leadData: {...lead, age: 66}, healthInfo, consents: [consentTo('health')]});
    expect(without.result.usedHealthAnswers).toBe(false);
    expect(without.result.points.filter(({code}) => code.startsWith('health.'))).toEqual([]);
    expect(withConsent.result.usedHealthAnswers).toBe(true);
    expect(withConsent.result.score).toEqual(without.result.score);
    expect(from65.result.usedHealthAnswers).toBe(false);
    expect(from65.result.points.map(({code}) => code)).not.toContain('health.tobacco');
    expect(from65.result.touchesMedicare).toBe(true);
  });

  test('takes the first age from the specification’s own field when the first row leaves it out', () => {
    const {result} = qualify({leadData: {...lead, household: [{age: ''}, {age: '8'}]}});
    expect(result.people.map(({age}) => age)).toEqual([40, 8]);
  });
});

test('the second phase answers with numbered recommendations, the booking link and what was ruled out', () => {
  const answer = service.assessNeeds(
    NeedsAssessmentRequestSchema.parse({
      clientProfile: {
        age: 42,
        dependents: 2,
        assets: '$40,000',
        debts: '200k',
        doctors: ['Dr. Ruiz'],
        visitsPerYear: '8',
      },
      goals: {primary: 'health and life insurance for my family', budget: '$300', riskTolerance: 'low'},
      timeline: 'now',
      leadData: {...lead, income: '50k-75k', householdSize: 4, familyStatus: 'married-with-children'},
    }),
    'en',
  );
  expect(answer.recommendations).toMatch(/^What to do\n1\. /);
  expect(answer.recommendations).toContain('Dr. Ruiz');
  expect(answer.recommendations).toContain('What we ruled out');
  expect(answer.recommendations).toContain('Source: ');
  expect(answer.result.people[0]?.outcomes[0]?.text).toContain('You, age 40');
  expect(answer.calendlyLink).toBe('https://booking.example/30-minutes');
});

const manage = (body: object) =>
  service.manageClient(
    ClientManagementRequestSchema.parse({
      clientId: 'current-client',
      policyInfo: {lifeInsurance: '$250,000 term'},
      ...body,
    }),
    'en',
  );

describe('the third phase', () => {
  test('reviews by the next deadline, by half of a dated change, and today for an undated one', () => {
    expect(manage({}).nextReviewDate).toBe('2026-12-15');
    expect(manage({lifestageChanges: [{change: 'got married', date: '2026-11-10'}]}).nextReviewDate).toBe(
      '2026-12-10',
    );
    expect(manage({lifestageChanges: ['lost my job']}).nextReviewDate).toBe('2026-11-21');
  });

  test('promises no follow-ups while nothing is saved', () => {
    const contact = {email: 'a@example.com', phone: '713-555-0100'};
    const consents = [consentTo('contact')];
    expect(manage({}).automatedFollowUps).toBe(false);
    expect(manage({contact}).automatedFollowUps).toBe(false);
    const answer = manage({contact, consents});
    expect(answer.automatedFollowUps).toBe(false);
    expect(answer.managementPlan).toContain('No reminder is set for this result.');
  });
});

// "Between $192.78 and $192.78" is not a range.
const SAME_ENDS =
  /(\$[\d.,\u202F\u00A0]*\d|\d[\d.,\u202F\u00A0]*\s?\$)\s*(?:and|to|y|et|à|und|bis|–|-|至|到|和)\s*\1(?![\d.,]*\d)/u;

const expectWhole = (answer: object): void => {
  expect(JSON.stringify(answer)).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object/);
  expect(JSON.stringify(answer)).not.toMatch(SAME_ENDS);
};

test('a range with equal ends is noticed', () => {
  for (const text of ['between $192.78 and $192.78', '$0 to $0', 'entre 192,78 $ et 192,78 $'])
    expect(text).toMatch(SAME_ENDS);
  expect('$10 to $10,000').not.toMatch(SAME_ENDS);
});

// oxlint-disable-next-line vitest/expect-expect -- the property's own
test('whatever is answered, the answers are whole in every language', () => {
  const text = fc.oneof(
    fc.constantFrom('', 'none', '$250,000 since 2020-03-01', 'lost my job', 'Blue Cross until 12/31/2026'),
    fc
      .string({maxLength: 30})
      .filter((sample) => !/[\p{Cc}\u2028\u2029\p{Surrogate}]|\{\{|\}\}/u.test(sample)),
  );
  const age = fc.constantFrom('0', '8 months', '5', '17', '30', '64', '66', '1962-01-15', '');
  const person = fc.record({age, pregnant: fc.boolean(), tobacco: fc.boolean(), medicare: fc.boolean()});
  const household = fc.record({
    age: age.filter((sample) => sample !== ''),
    location: fc.constantFrom('Houston, TX', 'Tulsa, OK', 'somewhere'),
    income: fc.constantFrom(...INCOME_BANDS),
    exactIncome: fc.constantFrom('', '0', '20000', '61,500', '400000'),
    filing: fc.constantFrom('', ...FILINGS),
    familyStatus: fc.constantFrom('', ...FAMILY_STATUSES),
    householdSize: fc.constantFrom('', '1', '4'),
    currentCoverage: text,
    household: fc.array(person, {maxLength: 4}),
  });
  fc.assert(
    fc.property(household, text, text, fc.constantFrom(...LANGUAGES), (leadData, one, two, language) => {
      const first = LeadQualificationRequestSchema.safeParse({
        leadData,
        healthInfo: {conditions: one, lifestyle: two},
        consents: [consentTo('health')],
      });
      const second = NeedsAssessmentRequestSchema.safeParse({
        clientProfile: {age: leadData.age, assets: one, coverage: two, doctors: [one], visitsPerYear: '3'},
        goals: {primary: `protect ${one}`, budget: '200'},
        leadData,
      });
      const third = ClientManagementRequestSchema.safeParse({
        policyInfo: {lifeInsurance: `x${one}`, retirement: two, medicare: one},
        lifestageChanges: [one, {change: two, date: '2026-11-01'}],
        leadData,
      });
      if (first.data) {
        const answer = service.qualifyLead(first.data, language);
        LeadQualificationAnswerSchema.parse(answer);
        expectWhole(answer);
      }
      if (second.data) {
        const answer = service.assessNeeds(second.data, language);
        NeedsAssessmentAnswerSchema.parse(answer);
        expectWhole(answer);
      }
      if (third.data) {
        const answer = service.manageClient(third.data, language);
        ClientManagementAnswerSchema.parse(answer);
        expectWhole(answer);
      }
    }),
    {numRuns: 150},
  );
});

test('the contract and the engine agree on what an age is', () => {
  const date = fc
    .tuple(fc.nat(32), fc.constantFrom('/', '.', '-'), fc.nat(32), fc.integer({min: 1880, max: 2040}))
    .map(([first, sign, second, year]) => [first, second, year].join(sign));
  const age = fc.oneof(date, fc.string({maxLength: 12}), fc.integer({min: -5, max: 200}).map(String));
  const now = Date.parse('2026-11-21T12:00:00Z');
  fc.assert(
    fc.property(age, (text) => {
      const trimmed = text.trim();
      // The engine reads any input of the form, except the day and the birthday, for which clocks may differ.
      if (/2026|190[56]/.test(trimmed)) return;
      expect(ageFault(trimmed, now) === undefined, trimmed).toBe(parseAge(trimmed, '2026-11-21') !== null);
    }),
    {numRuns: 1000},
  );
});

test('the contract accepts no amount that the engine cannot read', () => {
  const digits = fc.stringMatching(/^\d{1,7}$/u);
  const parts = fc.array(fc.oneof(digits, fc.constantFrom('.', ',', ' ', "'", '$', '\n')), {maxLength: 7});
  fc.assert(
    fc.property(parts, (written) => {
      const text = written.join('').trim();
      expect(isNumberText(text) && parseMoney(text) === null, JSON.stringify(text)).toBe(false);
    }),
    {numRuns: 20_000},
  );
});

test('names no plan, and no price beside the one that carries its own statement', () => {
  const prices = allFigures.filter(
    ({id}) => /premium|price|plan\./.test(id) && !/^medicare\.part-b-|^premium\.texas\./.test(id),
  );
  expect(prices.map(({id}) => id)).toEqual([]);
  const insurers =
    /blue cross|bcbs|ambetter|superior health|oscar|molina|aetna|cigna|united ?health|humana|community health choice|sendero|christus|scott (?:&|and) white|\bmoda\b|imperial|wellpoint|harbor/iu;
  for (const language of LANGUAGES)
    expect(Object.values(WORKFLOW_CATALOGS[language]).join('\n')).not.toMatch(insurers);
  expect('Silver 3000 of Ambetter').toMatch(insurers);
});
