/**
 * The agency's texts for its own pages, one file per language. Texts may contain the placeholders of `agencyValues`.
 */
import {z} from 'zod';

import {INSURANCE_TYPES} from '../contract/insurance-type.ts';
import {matching, text, wholeNumber} from './field.schema.ts';

const serviceId = z.enum(INSURANCE_TYPES, {error: `should be one of ${INSURANCE_TYPES.join(', ')}`});

/** The names of a button's targets: see links.ts. */
const linkNames = [
  'quote',
  'booking',
  'healthQuote',
  'lifeCalculator',
  'retirementCalculator',
  'questionnaire',
  'medicareEnroll',
  'medicareGuide',
] as const;
const linkName = z.enum(linkNames, {error: `should be one of ${linkNames.join(', ')}`});

/**
 * The legal notice of a text: the Medicare sentences, the limited-benefits sentence, the notary notice, or what the
 * agent is not.
 */
const notice = z.enum(['medicare', 'limitedBenefits', 'notary', 'investment'], {
  error: 'should be medicare, limitedBenefits or notary',
});

/** The drawings that the site has for services. */
const iconNames = [
  'stethoscope',
  'ribbon',
  'lit-window',
  'calendar',
  'rocking-chair',
  'case',
  'seal',
] as const;
/** The drawings of the site for services. */
export type IconName = (typeof iconNames)[number];
const icon = z.enum(iconNames, {error: `should be one of ${iconNames.join(', ')}`});

/** Design tokens of the pictures. `colour` is the specification's name of the field. */
const colour = z.enum(['accent', 'glow', 'ink'], {error: 'should be accent, glow or ink'});

const words = text('a text');
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {error: `should be an object with ${Object.keys(shape).join(', ')}`});
const intro = group({intro: words});
const titled = group({title: words, intro: words});

const service = group({
  id: serviceId,
  name: words,
  description: words,
  features: z.array(words, {error: 'should be a list of texts'}).min(1, {error: 'should hold a feature'}),
  icon,
  colour,
  ctaText: words,
  ctaLink: linkName,
  moreText: words.optional(),
  moreLink: linkName.optional(),
  notice: notice.optional(),
});

const faqItem = group({
  id: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a short name in small letters, such as enrollment-dates'),
  question: words,
  /** Paragraphs are separated by a blank line; `[text](/path)` is a link. */
  answer: words,
  /** The source of the answer's figures and dates, and the day of the last check. */
  source: words.optional(),
  notice: notice.optional(),
});

/** An invented review of the fictional agency. Real reviews are recorded on the server with date, permission and relationship. */
const sampleTestimonial = group({
  id: wholeNumber(1, 'a number'),
  name: words,
  service: serviceId,
  rating: wholeNumber(1, 'the number of stars, 1 to 5').max(5, {
    error: 'should be the number of stars, 1 to 5',
  }),
  review: words,
  initials: words,
  colour,
  imageUrl: words.optional(),
  isSample: z.literal(true, {
    error: 'should be true: real reviews are recorded with the testimonials command',
  }),
});

/** The content in a language. */
export const ContentSchema = group({
  hero: group({
    eyebrow: words,
    /** Shown only if the agency's configuration proves the nursing license. */
    nurse: words,
    points: z.array(words, {error: 'should be a list of texts'}),
    formTitle: words,
    formIntro: words,
  }),
  /** `{{value}}`, `{{body}}`, `{{title}}` and `{{licenseNumber}}` belong to the claim; `proof` follows each. */
  claims: group({
    familiesProtected: words,
    yearsOfExperience: words,
    rating: words,
    nurse: words,
    proof: words,
  }),
  sections: group({
    services: intro,
    calculators: intro,
    questionnaire: group({label: words, intro: words}),
    testimonials: titled,
    blog: intro,
    faq: titled,
  }),
  services: z.array(service, {error: 'should be a list of services'}),
  faq: z.array(faqItem, {error: 'should be a list of questions'}),
  contact: group({
    intro: words,
    formTitle: words,
    emailLabel: words,
    phoneLabel: words,
    addressLabel: words,
    hoursLabel: words,
    bookingNote: words,
  }),
  footer: group({
    about: words,
    servicesTitle: words,
    toolsTitle: words,
    legalTitle: words,
    privacy: words,
    terms: words,
    disclosures: words,
    accessibility: words,
    /** `{{year}}` is the current year. */
    copyright: words,
  }),
  /** The texts of external links; `{{carrier}}` and `{{network}}` belong to the link. */
  links: group({
    healthQuote: words,
    medicareGuide: words,
    carrierHealthQuote: words,
    social: words,
    newTab: words,
  }),
  /** A description of each drawing. */
  drawings: group({
    hero: words,
    skyline: words,
    health: words,
    cancer: words,
    life: words,
    medicare: words,
    retirement: words,
    disability: words,
    notary: words,
    notFound: words,
  }),
  testimonials: z.array(sampleTestimonial, {
    error: 'should be a list of sample reviews; [] for a real agency',
  }),
});

/** The content in a language, in the form of the file. */
export type Content = z.infer<typeof ContentSchema>;
/** One card of the services grid. */
export type ServiceCard = Content['services'][number];
/** One question with its answer. */
export type FaqItem = Content['faq'][number];
/** The name of a button's target. */
export type LinkName = (typeof linkNames)[number];
