import {z} from 'zod';
import {LANGUAGES} from '../../contract/language.ts';
import {INSURANCE_TYPES} from '../../contract/insurance-type.ts';
import {countCharacters, isCleanLine, isCleanText} from '../../contract/text-rule.ts';

const MAX_LINE = 200;
const MAX_REVIEW = 2_000;

// Each message completes a sentence that begins with the field's name.
const line = (what: string) => {
  const error = `should be ${what}`;
  return z
    .string({error})
    .trim()
    .min(1, {error})
    .refine((value) => isCleanLine(value) && countCharacters(value) <= MAX_LINE, {
      error: `should be one line of at most ${MAX_LINE} characters`,
    });
};

const DAY = 'should be the day of the review, such as 2026-11-03, and not in the future';
const REVIEW = `should be the exact text of the client, in at most ${MAX_REVIEW} characters`;

/**
 * A testimonial as entered by the agent: the client's words, and the legal proof: date and source, the permission, and the relationship of
 * client and agency (16 CFR 465 and 255.5, 28 TAC 21.107).
 */
export const testimonialEntrySchema = (today: string) =>
  z.strictObject({
    name: line('the name that the client wants to show, such as "Maria G."'),
    service: z.enum(INSURANCE_TYPES, {error: `should be one of ${INSURANCE_TYPES.join(', ')}`}),
    rating: z
      .string({error: 'should be the stars that the client gave, 1 to 5'})
      .regex(/^[1-5]$/u, {error: 'should be the stars that the client gave, 1 to 5'})
      .transform(Number),
    review: z
      .string({error: REVIEW})
      .trim()
      .min(1, {error: REVIEW})
      .refine((value) => isCleanText(value) && countCharacters(value) <= MAX_REVIEW, {error: REVIEW}),
    source: line('the place of the review, such as Google or a letter'),
    date: z.iso.date({error: DAY}).refine((day) => day <= today, {error: DAY}),
    permission: line('who allowed its use and how, such as "email of 2026-11-04"'),
    relationship: line(
      'the relationship between the client and you, such as "client since 2021", and any reward',
    ),
    lang: z.enum(LANGUAGES, {error: `should be one of ${LANGUAGES.join(', ')}`}).default('en'),
    image: z.string().default(''),
  });

/** A testimonial that may be stored and shown. */
export type TestimonialEntry = z.output<ReturnType<typeof testimonialEntrySchema>>;
