import {allArticles} from 'virtual:lamplight/all-articles';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/blog';
import type {Language} from '../../contract/language.ts';
import {withPlurals} from '../element/plurals.ts';
import {createTranslate} from '../element/translate.ts';
import {ArticleMissing} from './article-missing.tsx';
import {ArticlePage} from './article-page.tsx';
import {ArticleWaiting} from './article-waiting.tsx';
import {type ArticleText, type BlogState, textKey} from './blog.model.ts';
import type {BlogProps} from './blog.view.tsx';

/* The parts that a list does not need: the articles beyond the first screen, and the view of an article.
   Loads at the first touch of the list, or before an article that is open from the start. */

export {default as styles} from './article.css?inline';

/**
 * Loads the whole list and the late texts of a language, which are one file, and adds the content of the open article. An article
 * that is not in the list does not exist, whatever its file contains.
 */
export const readAll = async (
  lang: Language,
  open: string | null = null,
  content: ArticleText['content'] | null = null,
): Promise<Partial<BlogState>> => {
  const [list, texts] = await Promise.all([allArticles(lang), lateCatalogs(lang)]);
  const isListed = list.articles.some(({id}) => id === open);
  return {
    ...list,
    late: withPlurals(createTranslate(texts), lang),
    ...(open !== null && content && {text: {key: textKey(lang, open), content: isListed ? content : 'none'}}),
  };
};

/** Shows the open article, or says that there is no such article. */
export const ArticleView = (props: BlogProps) => {
  const {state, lang} = props;
  const {text, late} = state;
  const article = state.articles.find(({id}) => id === state.open);
  if (article && late) return <ArticlePage key={article.id} {...props} article={article} late={late} />;
  return text?.key === textKey(lang, state.open ?? '') && text.content === 'none' && late ? (
    <ArticleMissing key="missing" {...props} late={late} />
  ) : (
    <ArticleWaiting key="waiting" {...props} />
  );
};
