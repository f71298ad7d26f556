/** Reads the agency's articles from disk. Node only. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {ConfigError} from '../config-error.ts';
import type {AgencyConfig} from '../config.schema.ts';
import {agencyValues} from '../legal/values.ts';
import {agencyFolder, loadAgency, sampleFolder, type AgencyEnvironment} from '../load.ts';
import {publicAgency} from '../public.ts';
import type {Article} from './article.ts';
import {articleDrawing} from './drawing.ts';
import type {Definition} from '../definitions/definition.ts';
import {termLinker} from '../definitions/link-terms.ts';
import {parseArticle} from './parse-article.ts';

/** The articles of one language: their folder, and the values and terms that parsing needs. */
type Shelf = {
  readonly folder: string;
  readonly lang: string;
  readonly values: Readonly<Record<string, string>>;
  readonly terms: readonly Definition[];
};

const shelfOf = (lang: string, env: AgencyEnvironment, terms: readonly Definition[]): Shelf | undefined => {
  const config = loadAgency(env);
  const folder = articleFolder(config, env);
  return folder === undefined ? undefined : {folder, lang, terms, values: agencyValues(publicAgency(config))};
};

const readOne = ({folder, lang, terms, values}: Shelf, id: string): Article => {
  const file = join(folder, `${id}.${lang}.md`);
  const article = parseArticle({file, lang, text: readArticle(file), values, linkTerms: termLinker(terms)});
  if (article.id === id)
    return Object.assign(article, {drawing: articleDrawing(folder, id, article.category)});
  throw new ConfigError(file, [{field: 'id', expected: `should be ${id}, as the file is named`}]);
};

/**
 * Returns the agency's articles in one language, newest first; none when it has none. Only the sample agency shows the sample's articles:
 * no real agency appears as the author of the sample's articles. Throws a ConfigError that names an invalid field, or an article that
 * English has and this language lacks. The first use of each of `terms` in an article links to the glossary.
 */
export const loadArticles = (
  lang: string,
  env: AgencyEnvironment = process.env,
  terms: readonly Definition[] = [],
): readonly Article[] => {
  const shelf = shelfOf(lang, env, terms);
  if (!shelf) return [];
  return articleIds(shelf.folder)
    .map((id) => readOne(shelf, id))
    .toSorted((one, other) => other.publishedDate.localeCompare(one.publishedDate));
};

/** Returns one article, as `loadArticles` lists it, without reading the others; undefined when the agency has none of this id. */
export const loadArticle = (
  lang: string,
  id: string,
  env: AgencyEnvironment = process.env,
  terms: readonly Definition[] = [],
): Article | undefined => {
  const shelf = shelfOf(lang, env, terms);
  return shelf && articleIds(shelf.folder).includes(id) ? readOne(shelf, id) : undefined;
};

const articleFolder = ({isSample}: AgencyConfig, env: AgencyEnvironment): string | undefined => {
  const own = join(agencyFolder(env), 'articles');
  if (existsSync(own)) return own;
  return isSample ? join(sampleFolder, 'articles') : undefined;
};

/** Returns the slugs of all articles, as the English articles define them. */
export const articleIds = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.en.md'))
    .map((name) => name.slice(0, -'.en.md'.length))
    .toSorted();

const readArticle = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigError(
      file,
      [{field: '(file)', expected: 'should be there: every article has five languages'}],
      {
        cause,
      },
    );
  }
};
