import {z} from 'zod';

import {day, flag, matching, text} from '../field.schema.ts';
import {articleCategories, type ArticleCategory} from './article.ts';

const ids = Object.keys(articleCategories) as ArticleCategory[];
const names = Object.values(articleCategories);
const categoryError = {error: `should be one of ${names.join(', ')}`};

const category = z
  .enum(names, categoryError)
  // Always found: the schema has checked the name.
  .transform((name) => ids.find((id) => articleCategories[id] === name) ?? 'aca-marketplace');

/** The maximum length of a title in a list of results, in characters, before the agency's name. Search engines cut longer titles. */
export const MAX_SEARCH_TITLE = 60;

const searchTitleError = {
  error: `should be a title for search engines of at most ${MAX_SEARCH_TITLE} characters; without this field they get the title`,
};
const searchTitle = z
  .string(searchTitleError)
  .trim()
  .min(1, searchTitleError)
  .max(MAX_SEARCH_TITLE, searchTitleError);

/** The lines between the `---` of an article file. */
export const FrontMatterSchema = z.strictObject({
  id: matching(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'the name of the file, small letters and digits joined by hyphens',
  ),
  title: text('the title'),
  searchTitle: searchTitle.optional(),
  excerpt: text('one or two sentences that say what the reader will know afterwards'),
  category,
  tags: text('words separated by commas').transform((list) =>
    list
      .split(/[,，、]/u)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
  publishedDate: day('the day it was published'),
  author: text('the author'),
  featured: flag('whether the article stands among the featured ones'),
});
