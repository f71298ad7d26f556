/** Reads the sample agency's testimonials. Node only. */
import {join} from 'node:path';

import {z} from 'zod';

import {ContentSchema, type Content} from '../content.schema.ts';
import {contentFile} from '../content.ts';
import {isLanguage} from '../../contract/language.ts';
import {legalCatalogs} from '../legal/catalog.ts';
import {loadAgency, type AgencyEnvironment} from '../load.ts';
import {parseAs, readJson} from '../read-json.ts';

/** Only the testimonials: other content may be incomplete. */
const TestimonialsSchema = z.object({testimonials: ContentSchema.shape.testimonials});

/** An invented testimonial, only for the fictional agency's page, and marked as one. */
export type BuiltInTestimonial = Pick<
  Content['testimonials'][number],
  'id' | 'name' | 'service' | 'rating' | 'review'
> & {
  /** The note that the testimonial is invented, in the list's language. */
  readonly sample: string;
};

/**
 * Returns the built-in testimonials in one language: five for the sample agency, none for a real agency, whatever its
 * files contain. Throws a ConfigError that names an invalid field.
 */
export const builtInTestimonials = (
  lang: string,
  env: AgencyEnvironment = process.env,
): readonly BuiltInTestimonial[] => {
  if (!loadAgency(env).isSample) return [];
  if (!isLanguage(lang)) throw new Error(`no such language: ${lang}`);
  const sample = legalCatalogs[lang].testimonialSample;
  const file = contentFile(join('content', `${lang}.json`), env);
  return parseAs(TestimonialsSchema, readJson(file), file).testimonials.map(
    ({id, name, service, rating, review}) => ({id, name, service, rating, review, sample}),
  );
};
