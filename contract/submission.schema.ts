import {z} from 'zod';
import {CONSENT_KINDS} from './consent.ts';
import {UUID_PATTERN} from './idempotency.ts';
import {LANGUAGES} from './language.ts';
import {HIDDEN_NAME, MAX_CONSENTS, MAX_HIDDEN, MAX_LENGTH, MAX_SUPERSEDED} from './limit.ts';
import {optionalPage} from './page-address.schema.ts';
import type {FieldCode} from './problem.ts';
import {
  optionalAmount,
  optionalInstant,
  optionalLine,
  requiredChoice,
  requiredForm,
  requiredInstant,
  requiredLine,
} from './text.schema.ts';

const SHA256 = /^[0-9a-f]{64}$/iu;

const tooMany = {error: 'too-many' satisfies FieldCode};
const invalidFormat = {error: 'invalid-format' satisfies FieldCode};

/** A checked consent box. */
export const ConsentSchema = z
  .strictObject({
    kind: requiredChoice(CONSENT_KINDS),
    // The version of the consent text in the catalog.
    textVersion: requiredLine(MAX_LENGTH.textVersion),
    // SHA-256 of the text exactly as shown (UTF-8, placeholders filled in), 64 hex digits.
    textSha256: requiredForm(64, SHA256),
    // The time at which the box was checked, by the visitor's clock.
    agreedAt: requiredInstant(),
  })
  .meta({id: 'Consent'});

const ProofSchema = z.union(
  [
    optionalLine(MAX_LENGTH.proof),
    z.strictObject({trap: optionalLine(MAX_LENGTH.proof), altcha: optionalLine(MAX_LENGTH.proof)}),
  ],
  invalidFormat,
);

/** The campaign that brought the visitor, from the page's address (`utm_source` and the others). */
const UtmSchema = z
  .strictObject({
    source: optionalLine(MAX_LENGTH.utm),
    medium: optionalLine(MAX_LENGTH.utm),
    campaign: optionalLine(MAX_LENGTH.utm),
    term: optionalLine(MAX_LENGTH.utm),
    content: optionalLine(MAX_LENGTH.utm),
  })
  .meta({id: 'Utm'});

/** The page's own fields, which its partner sees in the lead: at most ten. */
const HiddenSchema = z
  .record(z.string().regex(HIDDEN_NAME, invalidFormat), optionalLine(MAX_LENGTH.hidden))
  .refine((fields) => Object.keys(fields).length <= MAX_HIDDEN, tooMany);

/** The context of a submission; every part is optional, unknown parts are refused. */
export const ContextSchema = z
  .strictObject({
    lang: z.union([z.literal(''), z.enum(LANGUAGES)], {error: 'not-in-list' satisfies FieldCode}).optional(),
    // The attribution id of the partner who owns the page.
    partner: optionalLine(MAX_LENGTH.partner),
    page: optionalPage(MAX_LENGTH.page),
    // In a frame: the surrounding page, from the browser.
    hostPage: optionalPage(MAX_LENGTH.page),
    utm: UtmSchema.optional(),
    hidden: HiddenSchema.optional(),
    widget: optionalLine(MAX_LENGTH.widget),
    version: optionalLine(MAX_LENGTH.version),
    // Milliseconds from the moment the form could be used to the moment it was sent.
    elapsedMs: optionalAmount(),
    // By the visitor's clock.
    sentAt: optionalInstant(),
    proof: ProofSchema.optional(),
  })
  .meta({id: 'SubmissionContext'});

const keySchema = z.string().regex(UUID_PATTERN, invalidFormat);

/** The optional fields that every submission shares, to spread into its schema. */
export const submissionExtras = {
  consents: z.array(ConsentSchema).max(MAX_CONSENTS, tooMany).default([]),
  context: ContextSchema.prefault({}),
  supersedes: z
    .union([z.literal(''), keySchema, z.array(keySchema).max(MAX_SUPERSEDED)], {
      error: ({input}): FieldCode =>
        Array.isArray(input) && input.length > MAX_SUPERSEDED ? 'too-many' : 'invalid-format',
    })
    .default(''),
};

/** The same fields as their own schema. */
export const SubmissionExtrasSchema = z.strictObject(submissionExtras);

/** Returns whether a consent needs a phone number. */
export const needsPhone = ({kind}: {readonly kind?: unknown}): boolean =>
  kind === 'contact' || kind === 'texts';

const PhoneAndConsents = z.looseObject({
  phone: z.string().trim().optional(),
  consents: z.array(z.looseObject({kind: z.unknown()})),
});

/**
 * Returns whether a submission with a consent to calls or texts has a phone number. Runs with the other checks, so that all errors are
 * reported at once; therefore the check accepts any input.
 */
export const hasPhoneIfAgreed = (submission: unknown): boolean => {
  const seen = PhoneAndConsents.safeParse(submission);
  if (!seen.success) return true;
  return !seen.data.consents.some(needsPhone) || Boolean(seen.data.phone);
};

/** The field for the error of a missing phone number. */
export const missingPhone = {
  path: ['phone'],
  error: 'required' satisfies FieldCode,
  when: () => true,
};

/** The 201 answer of a submission. */
export const ReceiptSchema = z
  .strictObject({id: z.uuid(), receivedAt: z.iso.datetime()})
  .meta({id: 'Receipt'});
