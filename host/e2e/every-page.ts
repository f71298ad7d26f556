import {fileURLToPath} from 'node:url';
import {articleIds} from '../../agency/articles/load-articles.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {INSURANCE_TYPES} from '../../contract/insurance-type.ts';
import {legalPageNames} from '../../agency/legal-pages/legal-page.ts';

/** A page of the site in a language; `path` is the English path. */
export type SitePage = {
  readonly path: string;
  readonly lang: Language;
  /** The address below the origin. */
  readonly address: string;
  readonly status: 200 | 404;
};

/** Ids of the sample agency's articles. */
const sampleArticles = articleIds(fileURLToPath(new URL('../../agency/sample/articles', import.meta.url)));

/** An article that represents all where one is enough. */
const [firstArticle = ''] = sampleArticles;

const missing = ['/nowhere', '/blog/nothing'];

/** One page of each kind, including missing pages, as English paths. */
export const kindsOfPage: readonly string[] = [
  '/',
  '/blog',
  `/blog/${firstArticle}`,
  `/services/${INSURANCE_TYPES[0]}`,
  '/ai-workflow',
  '/embed',
  '/glossary',
  ...legalPageNames.map((name) => `/${name}`),
  ...missing,
];

/** The page of a path in a language. */
export const pageIn = (lang: Language, path: string): SitePage => ({
  path,
  lang,
  address: lang === 'en' ? path : `/${lang}${path === '/' ? '' : path}`,
  status: missing.includes(path) ? 404 : 200,
});

/** One page of each kind in each language. */
export const pagesOfEachKind: readonly SitePage[] = LANGUAGES.flatMap((lang) =>
  kindsOfPage.map((path) => pageIn(lang, path)),
);

/** Every page in every language. */
export const everyPage: readonly SitePage[] = LANGUAGES.flatMap((lang) =>
  [
    ...new Set([
      ...kindsOfPage,
      ...sampleArticles.map((id) => `/blog/${id}`),
      ...INSURANCE_TYPES.map((id) => `/services/${id}`),
    ]),
  ].map((path) => pageIn(lang, path)),
);

/** True in `npm run test:all`: full matrices instead of samples. */
export const isFull = process.env['LAMPLIGHT_TESTS'] === 'all';

/** A fixed sample of a matrix: one part of `each`, starting at the index `first`. In `test:all` every part. */
export const sampled = <Part>(parts: readonly Part[], each: number, first = 0): readonly Part[] =>
  isFull ? parts : parts.filter((_part, place) => place % each === first % each);

/**
 * Pages that represent others of their kind: the services with a calculator and with a form; the first and the last
 * article.
 */
const samples: ReadonlySet<string> = new Set([
  '/services/health',
  '/services/medicare',
  `/blog/${firstArticle}`,
  `/blog/${sampleArticles.at(-1) ?? ''}`,
  ...missing,
]);

/**
 * Every page except the services and articles that others represent, for tests that take long for each page; in
 * `test:all` every page.
 */
export const somePages: readonly SitePage[] = everyPage.filter(
  ({path}) => isFull || samples.has(path) || !/^\/(?:services|blog)\//u.test(path),
);
