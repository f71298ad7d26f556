/** Reads the agency's articles from disk. Node only. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {ConfigError} from '../config-error.ts';
import {agencyValues, fillPlaceholders} from '../legal/values.ts';
import {agencyFolder, loadAgency, sampleFolder, type AgencyEnvironment} from '../load.ts';
import {publicAgency} from '../public.ts';
import type {Article} from './article.ts';
import {parseArticle} from './parse-article.ts';

/**
 * The agency's articles in one language, newest first, or the sample's when the agency keeps none: they are general
 * information with their sources, and name the agency through placeholders. Throws a ConfigError that names a wrong
 * field, or an article that English has and this language lacks.
 */
export const loadArticles = (lang: string, env: AgencyEnvironment = process.env): readonly Article[] => {
  const folder = articleFolder(env);
  const values = agencyValues(publicAgency(loadAgency(env)));
  return articleIds(folder)
    .map((id) => {
      const file = join(folder, `${id}.${lang}.md`);
      const article = parseArticle({file, lang, text: fillPlaceholders(readArticle(file), values)});
      if (article.id === id) return article;
      throw new ConfigError(file, [{field: 'id', expected: `should be ${id}, as the file is named`}]);
    })
    .toSorted((one, other) => other.publishedDate.localeCompare(one.publishedDate));
};

/** The folder that `loadArticles` reads. */
export const articleFolder = (env: AgencyEnvironment = process.env): string => {
  const own = join(agencyFolder(env), 'articles');
  return existsSync(own) ? own : join(sampleFolder, 'articles');
};

/** The slugs of all articles. English decides which there are. */
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
