import type {ListedArticle} from 'virtual:lamplight/articles';
import {type ArticleText, textKey} from './blog.model.ts';

/** The text of an article, and the part of the view that shows it; null when there is no such article, `content: null` when its file could not be had. Never throws. */
export const readText = async (
  articles: readonly ListedArticle[],
  lang: string,
  id: string | null,
): Promise<ArticleText | null> => {
  const article = articles.find((one) => one.id === id);
  if (!article) return null;
  const key = textKey(lang, article.id);
  try {
    const [content, {ArticleRest}] = await Promise.all([article.load(), import('./article-rest.tsx')]);
    return {key, content, Rest: ArticleRest};
  } catch {
    return {key, content: null, Rest: null}; // offline or blocked: the view says so and offers to try again
  }
};
