/** Reads the sample agency's testimonials. Node only. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {z} from 'zod';

import {text, wholeNumber} from '../field.schema.ts';
import {agencyFolder, loadAgency, sampleFolder, type AgencyEnvironment} from '../load.ts';
import {parseAs, readJson} from '../read-json.ts';

const TestimonialSchema = z.object({
  id: wholeNumber(1, 'a number of its own'),
  name: text('the name of an invented client'),
  service: text('a service id'),
  rating: wholeNumber(1, 'stars, 1 to 5').max(5, {error: 'should be stars, 1 to 5'}),
  review: text('what the invented client says'),
});

/** Only the testimonials: the rest of the content has readers of its own. */
const ContentSchema = z.object({
  testimonials: z.array(TestimonialSchema, {error: 'should be a list of testimonials'}),
});

/** A testimonial that nobody gave; it may stand on the fictional agency's page only. */
export type BuiltInTestimonial = z.infer<typeof TestimonialSchema>;

/**
 * The built-in testimonials in one language: five for the sample agency, none for a real one, whatever its files hold.
 * Throws a ConfigError that names a wrong field.
 */
export const builtInTestimonials = (
  lang: string,
  env: AgencyEnvironment = process.env,
): readonly BuiltInTestimonial[] => {
  if (!loadAgency(env).isSample) return [];
  const own = join(agencyFolder(env), 'content', `${lang}.json`);
  const file = existsSync(own) ? own : join(sampleFolder, 'content', `${lang}.json`);
  return parseAs(ContentSchema, readJson(file), file).testimonials;
};
