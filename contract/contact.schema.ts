import {z} from 'zod';
import {MAX_LENGTH} from './limit.ts';
import {hasPhoneIfAgreed, missingPhone, submissionExtras} from './submission.schema.ts';
import {email, optionalLine, phone, requiredLine, requiredText} from './text.schema.ts';

/** Body of `POST /api/contact`; unknown fields are refused. */
export const ContactRequestSchema = z
  .strictObject({
    name: requiredLine(MAX_LENGTH.name),
    phone: phone(MAX_LENGTH.phone),
    email: email(MAX_LENGTH.email),
    subject: optionalLine(MAX_LENGTH.subject),
    message: requiredText(MAX_LENGTH.message),
    ...submissionExtras,
  })
  .refine(hasPhoneIfAgreed, missingPhone)
  .meta({id: 'ContactRequest'});

/** A contact message after the schema: every text trimmed, an unanswered text `''`. */
export type ParsedContact = z.output<typeof ContactRequestSchema>;
