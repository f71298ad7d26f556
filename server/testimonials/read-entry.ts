import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {testimonialEntrySchema, type TestimonialEntry} from './testimonial-entry.schema.ts';

/** A field of a testimonial that cannot be taken, with a sentence that begins with the field's name. */
export type EntryFault = {readonly field: string; readonly expected: string};

/** An entry that may be stored, or everything that is wrong with it. */
export type CheckedEntry = {readonly entry: TestimonialEntry} | {readonly faults: readonly EntryFault[]};

/** Checks what somebody enters as a testimonial, in the desk or on a command line. */
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

/** A picture of another site would tell that site who reads the page. */
const pictureOf = (address: string, siteOrigin: string): string | undefined => {
  if (address === '') return '';
  const url = URL.canParse(address, siteOrigin) ? new URL(address, siteOrigin) : undefined;
  return url?.origin === siteOrigin ? url.href : undefined;
};
