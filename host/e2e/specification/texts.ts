import {readFileSync} from 'node:fs';
import type {Language} from '../../../contract/language.ts';
import {isFull} from '../every-page.ts';

/** The specification is tested in its own language; in `npm run test:all` in Spanish, too. */
export const shownLanguages: readonly ('en' | 'es')[] = isFull ? ['en', 'es'] : ['en'];

/** The sources with visible texts, by their names in the tests. */
const folders = {
  site: 'agency/translations',
  host: 'host/messages',
  legal: 'agency/legal',
  ui: 'widgets/ui/messages',
  banner: 'widgets/enrollment-banner/messages',
  quote: 'widgets/quote-form/messages',
  contact: 'widgets/contact-form/messages',
  retirement: 'widgets/retirement-calculator/messages',
  life: 'widgets/life-calculator/messages',
  testimonials: 'widgets/testimonials/messages',
  blog: 'widgets/blog/messages',
  questionnaire: 'widgets/questionnaire/messages',
  aca: 'widgets/aca-calculator/messages',
} as const;

type Source = keyof typeof folders;

/** A JSON file of the checkout. */
const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));

/** Returns the text of a key in a language, with its placeholders filled in. Throws for a missing key. */
export const textIn = (
  lang: Language,
  source: Source,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string => {
  const text = (readJson(`${folders[source]}/${lang}.json`) as Record<string, string>)[key];
  if (text === undefined) throw new Error(`${source}/${lang} has no ${key}`);
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => values[name] ?? placeholder);
};

/** Returns a text that the specification fixes exactly in English, and its translation. */
export const worded = (lang: Language, english: string, source: Source, key: string): string =>
  lang === 'en' ? english : textIn(lang, source, key);

/** The sample agency's content in a language, as far as the tests use it. */
export type Content = {
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly features: readonly string[];
    readonly ctaText: string;
    readonly colour: string;
  }[];
  readonly faq: readonly {readonly id: string; readonly question: string; readonly answer: string}[];
  readonly testimonials: readonly {
    readonly name: string;
    readonly review: string;
    readonly rating: number;
  }[];
  readonly sections: {readonly questionnaire: {readonly label: string}};
  readonly footer: {readonly privacy: string; readonly terms: string; readonly disclosures: string};
};

/** The sample agency's content in a language. */
export const contentIn = (lang: Language): Content =>
  readJson(`agency/sample/content/${lang}.json`) as Content;

/** The sample agency's configuration, as far as the tests use it. */
export const agency = readJson('agency/sample/agency.json') as {
  readonly licensedName: string;
  readonly agencyName: string;
  readonly licenseNumber: string;
  readonly email: string;
  readonly phone: {readonly display: string};
  readonly links: {
    readonly booking: string;
    readonly healthQuote: string;
    readonly acaEnroll: string;
    readonly medicareEnroll: string;
    readonly medicareGuide: string;
    readonly carrierHealthQuote: {readonly carrier: Readonly<Record<Language, string>>; readonly url: string};
    readonly social: readonly {readonly name: string; readonly url: string}[];
  };
};
