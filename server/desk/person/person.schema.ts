import {z} from 'zod';
import {FOLLOW_UP_DAYS} from '../../../contract/desk-person.ts';
import {LANGUAGES} from '../../../contract/language.ts';
import {MAX_LENGTH} from '../../../contract/limit.ts';
import {UUID_PATTERN} from '../../../contract/idempotency.ts';
import {TEMPLATE_IDS} from './person-templates.ts';

/** The maximum length of a mail's text. */
export const MOST_TEXT = 10_000;
/** The maximum length of a mail's subject. */
export const MOST_SUBJECT = 200;

const id = z.string().regex(UUID_PATTERN);
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u);
const text = z
  .string()
  .trim()
  .min(1)
  .max(MOST_TEXT)
  .refine((value) => !value.includes('\0') && value.isWellFormed());

/** The desk's data about a person as a whole. */
export const CardBody = z.strictObject({
  corrections: z.strictObject({
    name: line(MAX_LENGTH.name),
    email: z.union([z.literal(''), z.email().max(MAX_LENGTH.email)]),
    phone: line(MAX_LENGTH.phone),
    language: z.union([z.literal(''), z.enum(LANGUAGES)]).default(''),
  }),
  isStopped: z.boolean(),
  scopeRecordedAt: z.iso.datetime().nullable(),
});

/** A note; `isCall` for a note about a call. */
export const NoteBody = z.strictObject({id, text, isCall: z.boolean().default(false)});

/** A new text of a note. */
export const NoteChangeBody = z.strictObject({text});

const followUpDay = z.iso.date().refine((day) => day >= FOLLOW_UP_DAYS.first && day <= FOLLOW_UP_DAYS.last);

/** A follow-up that a member sets. A request that is repeated with the same id sets it once. */
export const FollowUpBody = z.strictObject({
  id: id.optional(),
  dueOn: followUpDay,
  subject: line(MOST_SUBJECT),
  isForVisitor: z.boolean(),
});

/** A change of a follow-up. */
export const FollowUpChangeBody = z.strictObject({
  dueOn: followUpDay.optional(),
  subject: line(MOST_SUBJECT).optional(),
  state: z.enum(['open', 'done', 'cancelled']).optional(),
  isForVisitor: z.boolean().optional(),
});

/** A mail to the person. */
export const MailBodySchema = z.strictObject({
  id,
  template: z.enum([...TEMPLATE_IDS, 'none']),
  subject: line(MOST_SUBJECT).min(1),
  text,
});

/** The other submission of a merge. */
export const MergeBody = z.strictObject({otherId: id});
