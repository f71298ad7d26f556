import {z} from 'zod';

import {day, text} from './field.schema.ts';

const amount = (what: string) => {
  const error = `should be ${what}`;
  return z.number({error}).positive({error});
};

const own = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject(
      {
        value,
        source: text('where you read it, such as HealthCare.gov or an IRS notice'),
        confidence: z.enum(['primary', 'several', 'single', 'contested'], {
          error: 'should be primary, several, single or contested: how sure the source is',
        }),
        checkedOn: day('the day on which you read it'),
        nextReview: day('the day after which it is shown as not checked since'),
      },
      {error: 'should be an object with value, source, confidence, checkedOn and nextReview'},
    )
    .optional();

const enrollment = z
  .strictObject(
    {
      start: day('the first day of open enrollment'),
      newYear: day('the last day for coverage from January 1'),
      end: day('the last day of open enrollment'),
    },
    {error: 'should be an object with start, newYear and end'},
  )
  .refine(({start, newYear, end}) => start < newYear && newYear <= end, {
    error: 'should be three days in order: start, newYear, end',
  });

/** The agency's own values and sources for figures that are too uncertain for a constant, by id. */
export const FiguresSchema = z.strictObject(
  {
    'aca.open-enrollment.2027': own(enrollment),
    'aca.ira.2027': own(
      z.strictObject(
        {limit: amount('the most of a year, in dollars'), catchUp: amount('what may be added from 50')},
        {error: 'should be an object with limit and catchUp'},
      ),
    ),
    'contact.medicare-appointment-wait': own(
      z.number({error: 'should be the hours to wait, from 0 to 48'}).min(0).max(48),
    ),
  },
  {error: 'should be an object of figures by their ids'},
);
