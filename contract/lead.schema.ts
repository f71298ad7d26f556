import {z} from 'zod';
import {CalculationSchema, isCalculationAgreed} from './calculation.schema.ts';
import {INSURANCE_TYPES} from './insurance-type.ts';
import {MAX_LENGTH} from './limit.ts';
import type {FieldCode} from './problem.ts';
import {hasPhoneIfAgreed, missingPhone, submissionExtras} from './submission.schema.ts';
import {email, phone, requiredChoice, requiredLine} from './text.schema.ts';

/** Body of `POST /api/leads`; unknown fields are refused. */
export const LeadRequestSchema = z
  .strictObject({
    firstName: requiredLine(MAX_LENGTH.firstName),
    lastName: requiredLine(MAX_LENGTH.lastName),
    email: email(MAX_LENGTH.email),
    phone: phone(MAX_LENGTH.phone),
    insuranceType: requiredChoice(INSURANCE_TYPES),
    // From a calculator on our pages, after the visitor's press of a button.
    calculation: CalculationSchema.optional(),
    ...submissionExtras,
  })
  .refine(hasPhoneIfAgreed, missingPhone)
  .refine(isCalculationAgreed, {
    path: ['consents', 'health'],
    error: 'required' satisfies FieldCode,
    when: () => true,
  })
  .meta({id: 'LeadRequest'});

/** A quote request after the schema: every text trimmed, an unanswered text `''`. */
export type ParsedLead = z.output<typeof LeadRequestSchema>;
