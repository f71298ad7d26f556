import type {ListedArticle} from 'virtual:lamplight/articles';

const RELATED_AT_MOST = 3;

/** Returns up to three other articles of the same category or with a shared tag, the most similar first. */
export const relatedTo = (
  article: ListedArticle,
  articles: readonly ListedArticle[],
): readonly ListedArticle[] =>
  articles
    .map((other) => ({other, inCommon: commonTo(article, other)}))
    .filter(({other, inCommon}) => inCommon > 0 && other.id !== article.id)
    .toSorted((one, other) => other.inCommon - one.inCommon)
    .slice(0, RELATED_AT_MOST)
    .map(({other}) => other);

const commonTo = (one: ListedArticle, other: ListedArticle): number =>
  Number(one.category === other.category) +
  (one.tags ?? []).filter((tag) => other.tags?.includes(tag)).length;
