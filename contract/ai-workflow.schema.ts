import {z} from 'zod';
import {contradictions} from './ai-workflow-rule.ts';
import {
  age,
  choice,
  count,
  day,
  dueDate,
  line,
  longText,
  money,
  number,
  optionalEmail,
  requiredAge,
  requiredLineOrNumber,
  requiredLongText,
  yesOrNo,
} from './ai-workflow-field.schema.ts';
import {
  CURRENT_CLIENT,
  FAMILY_STATUSES,
  FILINGS,
  MAX_ANSWER,
  MAX_DOCTORS,
  MAX_LIFE_CHANGES,
} from './ai-workflow.ts';
import {GENDERS, INCOME_BANDS, MAX_PEOPLE} from './household-choice.ts';
import {MAX_LENGTH} from './limit.ts';
import type {FieldCode} from './problem.ts';
import {needsPhone, submissionExtras} from './submission.schema.ts';
import {optionalLine, phone, requiredChoice} from './text.schema.ts';

const tooMany = {error: 'too-many' satisfies FieldCode};

const EmployerOfferSchema = z.strictObject({
  minimumValue: yesOrNo(),
  selfOnlyMonthly: number(),
  familyMonthly: number(),
});

const HouseholdMemberSchema = z
  .strictObject({
    age: age(),
    gender: choice(GENDERS),
    pregnant: yesOrNo(),
    babiesExpected: count('babiesExpected'),
    // The due date, or the day on which the pregnancy ended.
    dueDate: dueDate(),
    tobacco: yesOrNo(),
    medicare: yesOrNo(),
    employerOffer: EmployerOfferSchema.optional(),
  })
  .meta({id: 'HouseholdMember'});

const household = {
  gender: choice(GENDERS),
  // The name of a Texas county; other names have no price.
  county: line(),
  // Dollars a month: the benchmark plan's price that HealthCare.gov shows.
  benchmarkMonthly: number(),
  exactIncome: number(),
  incomeLow: number(),
  incomeHigh: number(),
  filing: choice(FILINGS),
  familyStatus: choice(FAMILY_STATUSES),
  currentCoverage: longText(),
  household: z.array(HouseholdMemberSchema).max(MAX_PEOPLE, tooMany).default([]),
  householdSize: count('householdSize'),
  applicants: count('applicants'),
};

/**
 * The refusal of an answer that contradicts another. Runs with the other checks, so that all faults are reported at
 * once.
 */
const contradicting = (field: ReturnType<typeof contradictions>[number]) => ({
  path: [field],
  error: 'contradicts' satisfies FieldCode,
  when: () => true,
});
const fitsIncome = (lead: unknown): boolean => !contradictions(lead).includes('exactIncome');
const fitsSize = (lead: unknown): boolean => !contradictions(lead).includes('applicants');

const LeadDataSchema = z
  .strictObject({
    age: requiredAge(),
    location: requiredLineOrNumber(),
    income: requiredChoice(INCOME_BANDS),
    ...household,
  })
  .refine(fitsIncome, contradicting('exactIncome'))
  .refine(fitsSize, contradicting('applicants'));

/** The known facts of a household, all optional. */
export const HouseholdAnswersSchema = z
  .strictObject({age: age(), location: line(), income: choice(INCOME_BANDS), ...household})
  .refine(fitsIncome, contradicting('exactIncome'))
  .refine(fitsSize, contradicting('applicants'))
  .meta({id: 'HouseholdAnswers'});

/** The health answers. */
export const HealthInfoSchema = z.strictObject({
  conditions: longText(),
  medications: longText(),
  lifestyle: longText(),
  familyHistory: longText(),
});

const ContactSchema = z.strictObject({
  firstName: optionalLine(MAX_LENGTH.firstName),
  lastName: optionalLine(MAX_LENGTH.lastName),
  email: optionalEmail(),
  phone: phone(MAX_LENGTH.phone),
});

const extras = {
  contact: ContactSchema.prefault({}),
  consents: submissionExtras.consents,
  context: submissionExtras.context,
};

// Runs with the other checks, so that all errors are reported at once; therefore the check accepts any input.
const ContactAndConsents = z.looseObject({
  contact: z.looseObject({phone: z.string().trim().optional()}).optional(),
  consents: z.array(z.looseObject({kind: z.unknown()})),
});

/** Returns whether a request with a consent to calls or texts has a phone number; accepts any input. */
export const hasPhoneIfAgreed = (request: unknown): boolean => {
  const seen = ContactAndConsents.safeParse(request);
  if (!seen.success) return true;
  return !seen.data.consents.some(needsPhone) || Boolean(seen.data.contact?.phone);
};

/** The field for the error of a missing number. */
export const missingPhone = {
  path: ['contact', 'phone'],
  error: 'required' satisfies FieldCode,
  when: () => true,
};

/** The profile without its age. */
export const profile = {
  dependents: count('dependents'),
  assets: money(),
  debts: money(),
  coverage: longText(),
  doctors: z.array(line()).max(MAX_DOCTORS, tooMany).default([]),
  visitsPerYear: count('visitsPerYear'),
};

/** A life change with or without a date. */
export const LifeChangeSchema = z.union(
  [line(MAX_ANSWER.change), z.strictObject({change: line(MAX_ANSWER.change), date: day()})],
  {error: 'invalid-format' satisfies FieldCode},
);

/** Body of `POST /api/ai-workflow/lead-qualification`; unknown fields are refused. */
export const LeadQualificationRequestSchema = z
  .strictObject({leadData: LeadDataSchema, healthInfo: HealthInfoSchema.prefault({}), ...extras})
  .refine(hasPhoneIfAgreed, missingPhone)
  .meta({id: 'LeadQualificationRequest'});

/** Body of `POST /api/ai-workflow/needs-assessment`; unknown fields are refused. */
export const NeedsAssessmentRequestSchema = z
  .strictObject({
    clientProfile: z.strictObject({age: requiredAge(), ...profile}),
    goals: z.strictObject({
      primary: requiredLongText(),
      budget: money(MAX_ANSWER.line),
      riskTolerance: line(),
    }),
    timeline: line(),
    leadData: HouseholdAnswersSchema.optional(),
    ...extras,
  })
  .refine(hasPhoneIfAgreed, missingPhone)
  .meta({id: 'NeedsAssessmentRequest'});

/** Body of `POST /api/ai-workflow/client-management`; unknown fields are refused. */
export const ClientManagementRequestSchema = z
  .strictObject({
    clientId: line(MAX_ANSWER.line).default(CURRENT_CLIENT),
    policyInfo: z.strictObject({
      lifeInsurance: requiredLongText(),
      cancerCoverage: longText(),
      medicare: longText(),
      retirement: longText(),
    }),
    lifestageChanges: z.array(LifeChangeSchema).max(MAX_LIFE_CHANGES, tooMany).default([]),
    leadData: HouseholdAnswersSchema.optional(),
    clientProfile: z.strictObject({age: age(), ...profile}).optional(),
    ...extras,
  })
  .refine(hasPhoneIfAgreed, missingPhone)
  .meta({id: 'ClientManagementRequest'});

/** The first request after its schema: every text trimmed, an unanswered text ''. */
export type ParsedLeadQualification = z.output<typeof LeadQualificationRequestSchema>;
/** The second request after its schema. */
export type ParsedNeedsAssessment = z.output<typeof NeedsAssessmentRequestSchema>;
/** The third request after its schema. */
export type ParsedClientManagement = z.output<typeof ClientManagementRequestSchema>;
