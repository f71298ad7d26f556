import {expect, expectTypeOf, test} from 'vitest';
import type {z} from 'zod';
import {fieldErrors} from '../server/http/field-errors.ts';
import type {
  ClientManagementAnswerSchema,
  LeadQualificationAnswerSchema,
  NeedsAssessmentAnswerSchema,
} from './ai-workflow-answer.schema.ts';
import type {
  ClientManagementAnswer,
  LeadQualificationAnswer,
  NeedsAssessmentAnswer,
} from './ai-workflow-answer.ts';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from './ai-workflow.schema.ts';
import type {
  ClientManagementRequest,
  LeadQualificationRequest,
  NeedsAssessmentRequest,
} from './ai-workflow.ts';

const faultsOf = (schema: z.ZodType, body: unknown) => {
  const {error} = schema.safeParse(body);
  return error ? fieldErrors(error).map(({field, code}) => `${field} ${code}`) : [];
};

const lead = {age: '42', location: 'Houston, TX 77002', income: '50k-75k'};

test('the first request requires location, income and the first age only', () => {
  expect(faultsOf(LeadQualificationRequestSchema, {leadData: lead})).toEqual([]);
  expect(
    faultsOf(LeadQualificationRequestSchema, {
      leadData: {age: '', location: ' ', income: ''},
      healthInfo: {},
    }),
  ).toEqual(['leadData.age required', 'leadData.location required', 'leadData.income required']);
  expect(faultsOf(LeadQualificationRequestSchema, {leadData: {}})).toEqual([
    'leadData.age required',
    'leadData.location required',
    'leadData.income required',
  ]);
});

test('numbers may be text, and unanswered answers may be empty', () => {
  const {data} = LeadQualificationRequestSchema.safeParse({
    leadData: {
      ...lead,
      age: 42,
      gender: '',
      exactIncome: 61_500,
      filing: '',
      familyStatus: '',
      householdSize: '4',
      applicants: '',
      household: [
        {
          age: '42',
          gender: 'female',
          pregnant: '',
          employerOffer: {selfOnlyMonthly: '120', familyMonthly: ''},
        },
        {age: '', gender: ''},
      ],
    },
    healthInfo: {conditions: '', medications: '', lifestyle: '', familyHistory: ''},
  });
  expect(data?.leadData.age).toBe('42');
  expect(data?.leadData.exactIncome).toBe('61500');
  expect(data?.leadData.household[0]?.employerOffer?.selfOnlyMonthly).toBe('120');
  expect(data?.contact).toEqual({firstName: '', lastName: '', email: '', phone: ''});
});

test('unknown fields are refused everywhere', () => {
  expect(
    faultsOf(LeadQualificationRequestSchema, {
      leadData: {...lead, ssn: '1', household: [{age: 1, name: 'x'}]},
      extra: 1,
    }),
  ).toEqual(['leadData.household.0.name unknown-field', 'leadData.ssn unknown-field', 'extra unknown-field']);
});

test('reports the fault of each wrong answer', () => {
  expect(
    faultsOf(LeadQualificationRequestSchema, {
      leadData: {
        age: 'forty',
        location: 'x'.repeat(201),
        income: 'lots',
        householdSize: 'many',
        household: [{age: '130', pregnant: 'yes'}],
      },
      healthInfo: {conditions: 'a\u0000b', medications: '\ud800'},
      contact: {email: 'nobody', phone: 'x'},
    }),
  ).toEqual([
    'leadData.age invalid-number',
    'leadData.location too-long',
    'leadData.income not-in-list',
    'leadData.household.0.age invalid-number',
    'leadData.household.0.pregnant wrong-type',
    'leadData.householdSize invalid-number',
    'healthInfo.conditions invalid-characters',
    'healthInfo.medications invalid-characters',
    'contact.email invalid-email',
    'contact.phone invalid-phone',
  ]);
  expect(faultsOf(LeadQualificationRequestSchema, {leadData: {...lead, age: {toString: 1}}})).toEqual([
    'leadData.age wrong-type',
  ]);
});

test('a consent to calls requires a phone number', () => {
  const consents = [
    {
      kind: 'contact',
      textVersion: 'contact-2026-11',
      textSha256: 'a'.repeat(64),
      agreedAt: '2026-11-21T10:00:00Z',
    },
  ];
  expect(faultsOf(LeadQualificationRequestSchema, {leadData: lead, consents})).toEqual([
    'contact.phone required',
  ]);
  expect(
    faultsOf(LeadQualificationRequestSchema, {leadData: lead, consents, contact: {phone: '713-555-0100'}}),
  ).toEqual([]);
});

test('the second request requires age and primary goals', () => {
  expect(faultsOf(NeedsAssessmentRequestSchema, {clientProfile: {}, goals: {}, timeline: ''})).toEqual([
    'clientProfile.age required',
    'goals.primary required',
  ]);
  expect(
    faultsOf(NeedsAssessmentRequestSchema, {
      clientProfile: {age: 42, dependents: '2', assets: '$40,000', doctors: ['Dr. A', ''], visitsPerYear: 3},
      goals: {primary: 'protect my family', budget: '200', riskTolerance: 'low'},
      timeline: '',
      leadData: {location: 'Houston'},
    }),
  ).toEqual([]);
});

test('the third request requires the life insurance, and accepts changes with and without a date', () => {
  expect(faultsOf(ClientManagementRequestSchema, {policyInfo: {lifeInsurance: ' '}})).toEqual([
    'policyInfo.lifeInsurance required',
  ]);
  const {data} = ClientManagementRequestSchema.safeParse({
    clientId: 'current-client',
    policyInfo: {lifeInsurance: 'none'},
    lifestageChanges: ['moved', {change: 'married', date: '2026-11-02'}, {change: 'born', date: ''}],
  });
  expect(data?.lifestageChanges).toEqual([
    'moved',
    {change: 'married', date: '2026-11-02'},
    {change: 'born', date: ''},
  ]);
  expect(
    faultsOf(ClientManagementRequestSchema, {
      policyInfo: {lifeInsurance: 'none'},
      lifestageChanges: [{change: 'moved', date: '2026-02-30'}],
    }),
  ).toEqual(['lifestageChanges.0.date invalid-date']);
});

test('refuses impossible values', () => {
  const faults = (leadData: object) =>
    faultsOf(LeadQualificationRequestSchema, {leadData: {...lead, ...leadData}});
  expect(faults({age: '2035-01-01'})).toEqual(['leadData.age out-of-range']);
  expect(faults({householdSize: 2, applicants: 5})).toEqual(['leadData.applicants contradicts']);
  expect(faults({householdSize: '0', applicants: '1.5'})).toEqual([
    'leadData.householdSize out-of-range',
    'leadData.applicants invalid-number',
  ]);
  expect(faults({exactIncome: '1,000'})).toEqual(['leadData.exactIncome contradicts']);
  expect(faults({exactIncome: '$60.000'})).toEqual([]);
  expect(faults({age: '', exactIncome: '1,000'})).toEqual([
    'leadData.age required',
    'leadData.exactIncome contradicts',
  ]);
  expect(
    faultsOf(NeedsAssessmentRequestSchema, {
      clientProfile: {age: 42, debts: '-5', assets: '−$5,000', dependents: 2.7, visitsPerYear: 1000},
      goals: {primary: 'save', budget: -1},
    }),
  ).toEqual([
    'clientProfile.dependents invalid-number',
    'clientProfile.assets out-of-range',
    'clientProfile.debts out-of-range',
    'clientProfile.visitsPerYear out-of-range',
    'goals.budget out-of-range',
  ]);
});

test('the types that the widget sends and reads equal the types of the schemas', () => {
  expectTypeOf<keyof LeadQualificationRequest>().toEqualTypeOf<
    keyof z.input<typeof LeadQualificationRequestSchema>
  >();
  expectTypeOf<z.output<typeof LeadQualificationAnswerSchema>>().toExtend<LeadQualificationAnswer>();
  expectTypeOf<z.output<typeof NeedsAssessmentAnswerSchema>>().toExtend<NeedsAssessmentAnswer>();
  expectTypeOf<z.output<typeof ClientManagementAnswerSchema>>().toExtend<ClientManagementAnswer>();
  expectTypeOf<keyof NeedsAssessmentRequest>().toEqualTypeOf<
    keyof z.input<typeof NeedsAssessmentRequestSchema>
  >();
  expectTypeOf<keyof ClientManagementRequest>().toEqualTypeOf<
    keyof z.input<typeof ClientManagementRequestSchema>
  >();
});
