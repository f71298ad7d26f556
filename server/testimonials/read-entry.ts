import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {testimonialEntrySchema, type TestimonialEntry} from './testimonial-entry.schema.ts';

/** An invalid field of a testimonial, with a sentence that begins with the field's name. */
export type EntryFault = {readonly field: string; readonly expected: string};

/** A valid entry, or all errors. */
export type CheckedEntry = {readonly entry: TestimonialEntry} | {readonly faults: readonly EntryFault[]};

/** Checks the entry of a testimonial, from the desk or a command line. */
export const checkEntry = (
  values: unknown,
  {siteOrigin, now}: {readonly siteOrigin: string; readonly now: Date},
): CheckedEntry => {
  const parsed = testimonialEntrySchema(chicagoDay(now.getTime())).safeParse(values);
  if (!parsed.success)
    return {
      faults: parsed.error.issues.map(({path, message}) => ({field: path.join('.'), expected: message})),
    };
  const image = pictureOf(parsed.data.image, siteOrigin);
  if (image === undefined)
    return {
      faults: [{field: 'image', expected: `should be a picture on the agency's own site, ${siteOrigin}/...`}],
    };
  return {entry: {...parsed.data, image}};
};

/**
 * Returns the path of a picture on our own site only: a picture on another site would reveal the reader of the
 * page to that site.
 */
const pictureOf = (address: string, siteOrigin: string): string | undefined => {
  if (address === '') return '';
  const url = URL.canParse(address, siteOrigin) ? new URL(address, siteOrigin) : undefined;
  return url?.origin === siteOrigin ? url.href : undefined;
};
