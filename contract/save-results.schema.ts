import {z} from 'zod';
import {age, line, longText, money} from './ai-workflow-field.schema.ts';
import {
  HealthInfoSchema,
  hasPhoneIfAgreed,
  HouseholdAnswersSchema,
  LifeChangeSchema,
  missingPhone,
  profile,
} from './ai-workflow.schema.ts';
import {CURRENT_CLIENT, MAX_ANSWER, MAX_LIFE_CHANGES} from './ai-workflow.ts';
import {UUID_PATTERN} from './idempotency.ts';
import {MAX_LENGTH} from './limit.ts';
import type {FieldCode} from './problem.ts';
import {submissionExtras} from './submission.schema.ts';
import {email, phone, requiredLine} from './text.schema.ts';

const SavedAnswersSchema = z
  .strictObject({
    leadData: HouseholdAnswersSchema.optional(),
    healthInfo: HealthInfoSchema.optional(),
    clientProfile: z.strictObject({age: age(), ...profile}).optional(),
    goals: z
      .strictObject({primary: longText(), budget: money(MAX_ANSWER.line), riskTolerance: line()})
      .optional(),
    timeline: line(),
    policyInfo: z
      .strictObject({
        lifeInsurance: longText(),
        cancerCoverage: longText(),
        medicare: longText(),
        retirement: longText(),
      })
      .optional(),
    lifestageChanges: z
      .array(LifeChangeSchema)
      .max(MAX_LIFE_CHANGES, {error: 'too-many' satisfies FieldCode})
      .default([]),
  })
  .meta({id: 'SavedAnswers'});

const hasContent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasContent)
    : value !== undefined && value !== null && value !== '';

// These run with the other checks, so that all errors are reported at once; therefore they accept any input.
const HealthAndConsents = z.looseObject({
  answers: z.looseObject({
    healthInfo: z.unknown().optional(),
    leadData: z.looseObject({household: z.array(z.looseObject({})).optional()}).optional(),
  }),
  consents: z.array(z.looseObject({kind: z.unknown()})).optional(),
});

const isHealthAgreed = (request: unknown): boolean => {
  const {data} = HealthAndConsents.safeParse(request);
  if (!data || data.consents?.some(({kind}) => kind === 'health')) return true;
  const people = data.answers.leadData?.household ?? [];
  return !hasContent([
    data.answers.healthInfo,
    people.map(({pregnant, babiesExpected, dueDate, tobacco}) => [
      pregnant,
      babiesExpected,
      dueDate,
      tobacco,
    ]),
  ]);
};

const Answers = z.looseObject({answers: z.looseObject({})});

const holdsAnswer = (request: unknown): boolean => {
  const {data} = Answers.safeParse(request);
  return !data || hasContent(data.answers);
};

const required = 'required' satisfies FieldCode;

/** Body of `POST /api/ai-workflow/results`; unknown fields are refused. */
export const SaveResultsRequestSchema = z
  .strictObject({
    clientId: z
      .union([z.literal(CURRENT_CLIENT), z.string().regex(UUID_PATTERN)], {
        error: 'invalid-format' satisfies FieldCode,
      })
      .default(CURRENT_CLIENT),
    contact: z.strictObject({
      firstName: requiredLine(MAX_LENGTH.firstName),
      lastName: requiredLine(MAX_LENGTH.lastName),
      email: email(MAX_LENGTH.email),
      phone: phone(MAX_LENGTH.phone),
    }),
    answers: SavedAnswersSchema,
    // A copy by mail to the address of `contact`, without health answers.
    copy: z.boolean({error: 'wrong-type' satisfies FieldCode}).default(false),
    ...submissionExtras,
  })
  .refine(hasPhoneIfAgreed, missingPhone)
  .refine(isHealthAgreed, {path: ['consents', 'health'], error: required, when: () => true})
  .refine(holdsAnswer, {path: ['answers'], error: required, when: () => true})
  .meta({id: 'SaveResultsRequest'});

/** The results that a visitor saves, after the schema: every text trimmed, unanswered texts `''`. */
export type ParsedResults = z.output<typeof SaveResultsRequestSchema>;

/** The 201 answer. */
export const SavedResultsSchema = z
  .strictObject({
    id: z.uuid(),
    receivedAt: z.iso.datetime(),
    clientId: z.uuid(),
    // The private page with the results, on the agency's own site; null once the page was deleted.
    resultPath: z.string().nullable(),
    resultUntil: z.iso.datetime().nullable(),
    // Also false when a requested copy exceeds the limit of this address or this network.
    isCopyOnItsWay: z.boolean(),
  })
  .meta({id: 'SavedResults'});
