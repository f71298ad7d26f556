import {z} from 'zod';
import {INBOX_KINDS, INBOX_STATES, MOST_ROWS} from '../../../contract/desk-inbox.ts';
import {LANGUAGES} from '../../../contract/language.ts';
import {fieldErrors} from '../../http/field-errors.ts';
import {HttpProblem} from '../../http/http-problem.ts';

const DEFAULT_ROWS = 50;

// The day after 9999-12-31 has a year of five digits, and no moment.
const day = z.iso.date().refine((text) => text < '9999-12-31');

const FilterSchema = z.strictObject({
  state: z.enum(INBOX_STATES).optional(),
  kind: z.enum(INBOX_KINDS).optional(),
  lang: z.enum(LANGUAGES).optional(),
  partner: z.string().max(200).optional(),
  page: z.string().max(2_000).optional(),
  /** The first and the last day in the agency's time zone. */
  from: day.optional(),
  until: day.optional(),
  unread: z.literal('1').optional(),
  flag: z.enum(['flagged', 'spam']).optional(),
  /** Names, a mail address or digits of a phone number. */
  q: z.string().max(200).optional(),
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[\da-f-]{36}$/u)
    .optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(DEFAULT_ROWS),
});

/** The filter of the list. */
export type InboxFilter = z.output<typeof FilterSchema>;

/** Reads the filter from the query of a request. Throws HttpProblem `invalid-fields`. */
export const filterOf = (query: URLSearchParams): InboxFilter => {
  const parsed = FilterSchema.safeParse(Object.fromEntries([...query].filter(([, value]) => value !== '')));
  if (!parsed.success) throw new HttpProblem('invalid-fields', {errors: fieldErrors(parsed.error)});
  return parsed.data;
};
