import type {ListedArticle} from 'virtual:lamplight/articles';
import {type ArticleText, textKey} from './blog.model.ts';

/** The text of an article; null when there is no such article, `content: null` when its file could not be had. Never throws. */
export const readText = async (
  articles: readonly ListedArticle[],
  lang: string,
  id: string | null,
): Promise<ArticleText | null> => {
  const article = articles.find((one) => one.id === id);
  if (!article) return null;
  const key = textKey(lang, article.id);
  try {
    return {key, content: await article.load()};
  } catch {
    return {key, content: null}; // offline or blocked: the view says so and offers to try again
  }
};
