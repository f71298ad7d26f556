/**
 * All facts about the agency that the product shows, links to or promises, in one file that is validated before the start. The code repeats
 * none of them.
 */
import {z} from 'zod';
import {WEEKDAYS} from '../contract/desk-edits.ts';
import {LANGUAGES} from '../contract/language.ts';

import {FiguresSchema} from './figures.schema.ts';
import {CONTRADICTS, day, flag, matching, origin, text, webAddress, wholeNumber} from './field.schema.ts';
import type {Worded} from './worded.ts';

/** A text, or one text in each language. */
const worded = (what: string): z.ZodType<Worded> =>
  z.union([text(what), z.record(z.enum(LANGUAGES), text(what))], {
    error: `should be ${what}, or one in each of ${LANGUAGES.join(', ')}`,
  });

/** A claim's source and the day of its last check: a claim without both is not shown (28 TAC 21.102-21.122). */
const proof = {
  source: worded('a note that says where the proof of this claim is kept'),
  asOf: day('the day on which the claim was last checked'),
};

const claims = z.strictObject(
  {
    familiesProtected: z
      .strictObject({value: wholeNumber(1, 'the number of families, such as 500'), ...proof})
      .optional(),
    yearsOfExperience: z
      .strictObject({value: wholeNumber(1, 'the number of years, such as 15'), ...proof})
      .optional(),
    rating: z
      .strictObject({
        value: text('the rating as it was given, such as A+'),
        body: text('the name of the bureau that gave the rating'),
        ...proof,
      })
      .optional(),
    nurse: z
      .strictObject({
        title: text('the title exactly as the Board of Nursing grants it, such as Registered Nurse (RN)'),
        licenseNumber: text('the number of the nursing license'),
        ...proof,
      })
      .optional(),
  },
  {error: 'should be an object with any of familiesProtected, yearsOfExperience, rating and nurse'},
);

// More than a year of holidays.
const MOST_DAYS_OFF = 60;

const clock = (what: string) => matching(/^([01]\d|2[0-3]):[0-5]\d$/, `${what}, such as 08:00`);
const weekday = z.enum(WEEKDAYS, {error: `should be one of ${WEEKDAYS.join(', ')}`});

const line = z
  .strictObject({
    from: weekday,
    to: weekday,
    opens: clock('the opening time'),
    closes: clock('the closing time'),
  })
  .refine(({opens, closes}) => opens < closes, {
    error: 'should be after the opening time',
    path: ['closes'],
    params: CONTRADICTS,
  });

const daysOff = z
  .strictObject({from: day('the first day off'), to: day('the last day off')})
  .refine(({from, to}) => from <= to, {
    error: 'should not be before the first day off',
    path: ['to'],
    params: CONTRADICTS,
  });

/** Opening hours and days off, in Texas time. */
export const HoursSchema = z.strictObject(
  {
    regular: z
      .array(line, {error: 'should be a list of {from, to, opens, closes}'})
      .min(1, {error: 'should hold at least one line of opening hours'}),
    byAppointment: z.array(weekday, {error: 'should be a list of days, such as ["sat"]'}),
    // Every hour and day of the product is in Central Time (contract/agency-zone.ts): another name would be wrong by hours.
    zone: matching(/^C[SD]?T$/, 'CT: the product counts hours and days in Central Time'),
    daysOff: z
      .array(daysOff, {error: 'should be a list of {from, to}: days on which you are closed'})
      .max(MOST_DAYS_OFF, {error: `should be at most ${MOST_DAYS_OFF} entries`})
      .optional(),
  },
  {error: 'should be an object with regular, byAppointment and zone'},
);

const links = z.strictObject(
  {
    booking: webAddress('the scheduling page for 30-minute consultations'),
    healthQuote: webAddress('the hosted health quote page'),
    acaEnroll: webAddress('the page where a visitor enrolls in a Marketplace plan with you'),
    medicareEnroll: webAddress('the Medicare plan enrollment page'),
    medicareGuide: webAddress('the Medicare guide'),
    /** The quote page of one carrier. It is shown only with its approval: see `carrierQuote` in public.ts. */
    carrierHealthQuote: z
      .strictObject({
        carrier: worded('the name of the carrier as it wants to be named'),
        url: webAddress("the carrier's health quote page"),
        approval: z
          .strictObject({
            approvedBy: text('who at the carrier approved the use of its name'),
            approvedOn: day('the day of the approval'),
            file: text('where the approval is filed'),
          })
          .optional(),
      })
      .optional(),
    social: z.array(
      z.strictObject({
        name: text('the name of the network, such as Facebook'),
        url: webAddress('your page on the network'),
      }),
      {error: 'should be a list of {name, url}; [] when there is none'},
    ),
  },
  {error: 'should be an object with every external link'},
);

const agencyShape = z.strictObject({
  isSample: flag('true only for the fictional agency that comes with the product'),
  licensedName: text('the name on the Texas insurance license'),
  agencyName: text('the name of the agency as visitors know it'),
  licenseNumber: matching(/^\d{5,10}$/, 'the number of the Texas insurance license, digits only'),
  npn: matching(/^\d{5,10}$/, 'the National Producer Number, digits only'),
  phone: z.strictObject(
    {
      display: text('the phone number as visitors read it, such as 713-555-0142'),
      e164: matching(/^\+[1-9]\d{7,14}$/, 'the same phone number in E.164 form, such as +17135550142'),
    },
    {error: 'should be an object with display and e164'},
  ),
  email: z.email({error: 'should be an email address'}),
  postalAddress: z.strictObject(
    {
      street: text('street and number'),
      city: text('the city'),
      state: matching(/^[A-Z]{2}$/, 'the state in two capital letters, such as TX'),
      zip: matching(/^\d{5}(-\d{4})?$/, 'the ZIP code, such as 77002'),
    },
    {error: 'should be an object with street, city, state and zip'},
  ),
  hours: HoursSchema,
  claims,
  links,
  siteOrigin: origin('the address of your own site'),
  partnerOrigins: z.array(origin('the address of a partner site'), {
    error: 'should be a list of the sites that may carry your forms; [] when there is none',
  }),
  /**
   * The disclaimer that 42 CFR 422.2267(e)(41) requires of a third-party marketing organization. If omitted, Medicare
   * texts stay generic and the Medicare banner leads to Medicare.gov.
   */
  tpmo: z
    .strictObject({
      organizations: wholeNumber(1, 'the number of organizations you represent in your area'),
      products: wholeNumber(1, 'the number of products they offer in your area'),
      allPlans: flag('whether you offer every plan available in your area'),
    })
    .optional(),
  /** The agency's own values for built-in figures that are contested. */
  figures: FiguresSchema.optional(),
});

/** Values that only the fictional agency may have, by field, with the message for a real agency that has kept them. */
const sampleMarks = [
  ['licenseNumber', /^0+$/, 'should be your own license number: this one belongs to the sample agency'],
  ['npn', /^0+$/, 'should be your own National Producer Number: this one belongs to the sample agency'],
  ['phone.e164', /^\+1\d{3}55501\d{2}$/, 'should be your own phone number: 555-01xx numbers reach nobody'],
  ['email', /\.example$/, 'should be your own email address: .example addresses reach nobody'],
] as const;

/** The agency's configuration file. */
export const AgencyConfigSchema = agencyShape.superRefine((agency, check) => {
  if (agency.isSample) return;
  const values: Record<(typeof sampleMarks)[number][0], string> = {
    licenseNumber: agency.licenseNumber,
    npn: agency.npn,
    'phone.e164': agency.phone.e164,
    email: agency.email,
  };
  for (const [field, mark, message] of sampleMarks) {
    if (mark.test(values[field])) check.addIssue({code: 'custom', path: field.split('.'), message});
  }
  for (const [path, address] of addressesOf(agency.links)) {
    // An invalid address is reported by its own field.
    if (!URL.canParse(address) || !new URL(address).hostname.endsWith('.example')) continue;
    check.addIssue({
      code: 'custom',
      path: [...path],
      message: 'should be your own page: .example leads nowhere',
    });
  }
});

const addressesOf = ({social, carrierHealthQuote, ...pages}: z.infer<typeof links>) => [
  ...Object.entries(pages).map(([name, address]) => [['links', name], address] as const),
  ...social.map(({url}, index) => [['links', 'social', index, 'url'], url] as const),
  ...(carrierHealthQuote ? [[['links', 'carrierHealthQuote', 'url'], carrierHealthQuote.url] as const] : []),
];

/** Opening hours and days off. */
export type Hours = z.infer<typeof HoursSchema>;

/** A valid agency configuration. */
export type AgencyConfig = z.infer<typeof AgencyConfigSchema>;
